import type { Page } from '@playwright/test';

/**
 * Finds overlapping texts on a page, each pair as 'one | other', which axe does not detect. Fixed elements cover the
 * page intentionally, as do elements with a background, such as an open menu.
 */
export const findOverlaps = (page: Page): Promise<string[]> => page.evaluate(overlapsOfPage);

function overlapsOfPage(): string[] {
  const leastPx = 3;
  const intersection = (one: DOMRect, other: DOMRect) => {
    const x = Math.max(one.x, other.x);
    const y = Math.max(one.y, other.y);
    const width = Math.min(one.right, other.right) - x;
    const height = Math.min(one.bottom, other.bottom) - y;
    return width > leastPx && height > leastPx ? new DOMRect(x, y, width, height) : undefined;
  };

  /** The visible parts of the lines of a text: nothing of fixed elements, otherwise what is not clipped. */
  function seenLines(node: Node, element: Element): DOMRect[] {
    const range = document.createRange();
    range.selectNodeContents(node);
    // Line boxes are higher than their glyphs.
    let lines = [...range.getClientRects()].map(
      ({ x, y, width, height }) => new DOMRect(x, y + height * 0.2, width, height * 0.6),
    );
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { position, overflowX, clipPath } = getComputedStyle(each);
      if (position === 'fixed' || position === 'sticky') return [];
      if (overflowX === 'visible' && clipPath === 'none') continue;
      const frame = each.getBoundingClientRect();
      lines = lines.flatMap((line) => intersection(line, frame) ?? []);
    }
    return lines;
  }

  /** Whether something with a background lies between the two elements at a point of the window. */
  function isCovered({ x, y, width, height }: DOMRect, one: Element, other: Element): boolean {
    const stack = document.elementsFromPoint(x + width / 2, y + height / 2);
    const places = [stack.indexOf(one), stack.indexOf(other)].sort((a, b) => a - b);
    return stack
      .slice(Math.max(0, places[0]!), Math.max(0, places[1]!))
      .some((each) => /^rgb\(/.test(getComputedStyle(each).backgroundColor));
  }

  const texts: { text: string; element: Element; lines: DOMRect[] }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim().slice(0, 40);
    if (!element || !text || element.closest('.visually-hidden, option, script, style')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    texts.push({ text, element, lines: seenLines(node, element) });
  }
  return texts.flatMap((one, index) =>
    texts.slice(index + 1).flatMap((other) => {
      if (one.element === other.element) return [];
      const overlap = one.lines
        .flatMap((line) => other.lines.map((otherLine) => intersection(line, otherLine)))
        .find((each) => each !== undefined);
      return overlap && !isCovered(overlap, one.element, other.element)
        ? [`${one.text} | ${other.text}`]
        : [];
    }),
  );
}
