import type * as Plot from '@observablehq/plot';
import { useEffect, useRef, useState } from 'preact/hooks';

export type PlotLibrary = typeof Plot;

/**
 * A plot that fills the available width. It is hidden from assistive technology: each chart has a list beside it with the
 * same content, which the keyboard and screen readers can reach.
 */
export function Chart({
  draw,
  keys,
  height,
}: {
  draw(plot: PlotLibrary, size: { width: number; height: number }): Element;
  /** The chart is redrawn when one of these changes. */
  keys: readonly unknown[];
  height: number;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(Math.floor(element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (width === 0) return;
    let isWanted = true;
    void import('@observablehq/plot').then((library) => {
      if (!isWanted) return;
      const drawn = draw(library, { width, height });
      // The library adds a style element to each plot. The content security policy forbids it; our style sheet replaces it.
      for (const style of drawn.querySelectorAll('style')) style.remove();
      for (const link of drawn.querySelectorAll('a')) link.setAttribute('tabindex', '-1');
      place.current?.replaceChildren(drawn);
    });
    return () => {
      isWanted = false;
    };
  }, [width, height, ...keys]);
  return <div class="chart" ref={place} style={{ minHeight: `${height}px` }} aria-hidden="true" />;
}
