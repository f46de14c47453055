import type { ComponentChildren } from 'preact';
import { Icon } from './icons.tsx';

/** A link back to the list that a page belongs to. */
export function BackLink(props: { href: string; class?: string; children: ComponentChildren }) {
  return (
    <a href={props.href} class={props.class ? `icon-link ${props.class}` : 'icon-link'}>
      <Icon name="back" />
      <span>{props.children}</span>
    </a>
  );
}
