import type * as Plot from '@observablehq/plot';
import { useEffect, useRef, useState } from 'preact/hooks';

export type PlotLibrary = typeof Plot;

/**
 * A plot as wide as there is room. It is a picture for the eye: what it shows can also be reached, by keyboard and by
 * ear, in the list that stands beside it.
 */
export function Chart({
  draw,
  keys,
  height,
}: {
  draw(plot: PlotLibrary, size: { width: number; height: number }): Element;
  /** It is drawn again when one of these changes. */
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
      // The library brings a style sheet into each plot; the page’s policy and its own sheet stand instead of it.
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
