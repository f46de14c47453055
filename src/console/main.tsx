import { render } from 'preact';
import { App } from './app.tsx';

const place = document.querySelector('#console');
if (place) render(<App />, place);
