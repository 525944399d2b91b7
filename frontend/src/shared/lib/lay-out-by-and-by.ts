import { whenIdle } from './when-idle';

/**
 * The drawing of the server has been taken up: what it left out is laid out one part after the other, while there is
 * nothing else to do. All of them at once would hold up a slow phone for a tenth of a second.
 */
export function layOutByAndBy(root: HTMLElement): void {
  // See page.css, product-card.css and product-rail.css.
  const parts = [
    ...root.querySelectorAll<HTMLElement>('.further-down, .product-grid > li, .product-rail li'),
  ];
  for (const part of parts) part.dataset.later = '';
  root.removeAttribute('data-drawn-for');
  const next = () => {
    const part = parts.shift();
    if (!part) return;
    delete part.dataset.later;
    whenIdle(next);
  };
  whenIdle(next);
}
