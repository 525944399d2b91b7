import { describe, expect, it } from 'vitest';

import { widthsOf } from './picture-url';

const stem = `/uploads/${'0a'.repeat(16)}`;

describe('the widths of a picture', () => {
  it('are there for what was uploaded', () => {
    expect(widthsOf(`${stem}.webp`)).toBe(
      `${stem}-160.webp 160w, ${stem}-320.webp 320w, ${stem}-640.webp 640w, ${stem}.webp 1200w`,
    );
  });

  it.each([
    '/media/food/1f345.webp',
    'https://elsewhere.test/uploads/a.webp',
    `https://elsewhere.test${stem}.webp`,
    `${stem}.webp?v=1`,
    `${stem}-160.webp`,
    '',
  ])('are unknown of any other: %j', (src) => {
    expect(widthsOf(src)).toBeUndefined();
  });
});
