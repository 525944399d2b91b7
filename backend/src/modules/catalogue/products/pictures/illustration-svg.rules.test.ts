import fc from 'fast-check';
import { illustrationSvg, fitted } from './illustration-svg.rules';
import { PACK_SHAPES, PackShape } from './shapes/packs.rules';
import { PRODUCE_SHAPES, ProduceShape } from './shapes/produce.rules';
import { signsOf } from './short-name.rules';
import { INK, PAPER, TINTS } from './tints.rules';

const MOST_BYTES = 10_000;
const ELEMENT = /<(\/?)(?:svg|g|path|circle|ellipse|rect|text)(?: [A-Za-z-]+="[^"<>&]*")*(\/?)>/g;

const packs = Object.keys(PACK_SHAPES) as PackShape[];
const produce = Object.keys(PRODUCE_SHAPES) as ProduceShape[];

/** Asserts well-formed SVG with only the few elements of illustrations, and nothing that runs or is loaded. */
function assertHarmless(svg: string): void {
  const rest = svg.replace(ELEMENT, '');
  expect(rest).not.toMatch(/[<>]|&(?!#\d+;)/);
  let depth = 0;
  for (const [, closes, isEmpty] of svg.matchAll(ELEMENT)) depth += closes ? -1 : isEmpty ? 0 : 1;
  expect(depth).toBe(0);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  expect(Buffer.byteLength(svg)).toBeLessThan(MOST_BYTES);
}

describe('an illustration', () => {
  it.each(produce)('of %s is a small SVG', (shape) => {
    assertHarmless(illustrationSvg({ shape }));
  });

  it.each(packs)('of a %s is a small SVG, whatever is written on it', (shape) => {
    fc.assert(
      fc.property(
        fc.record({
          tint: fc.nat(TINTS.length - 1),
          label: fc.oneof(
            fc.string({ unit: 'binary', maxLength: 150 }),
            fc.constantFrom('</text><script>alert(1)</script>', '"onload="x', '&lt;', ']]>', 'आंबा'),
          ),
          size: fc.string({ unit: 'binary', maxLength: 40 }),
          emblem: fc.option(fc.constantFrom(...produce), { nil: undefined }),
        }),
        (rest) => assertHarmless(illustrationSvg({ shape, ...rest })),
      ),
      { numRuns: 20 },
    );
  });

  it('shows name and size of what it is', () => {
    const svg = illustrationSvg({ shape: 'jar', tint: 0, label: 'Mango Pickle', size: '300 g' });
    expect(svg).toMatch(/>Mango<.*>Pickle<.*>300 g</s);
  });
});

describe('a name on a label', () => {
  it('fits into its place, in characters as large as can be', () => {
    const words = fc.array(fc.stringMatching(/^[A-Za-zक-ह]{1,24}$/), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(words, fc.integer({ min: 60, max: 110 }), (text, width) => {
        const { lines, characterSize } = fitted(text.join(' '), width, 60);
        expect(lines.length * characterSize).toBeLessThanOrEqual(60);
        for (const each of lines)
          expect(signsOf(each).length * characterSize * 0.62).toBeLessThanOrEqual(width + 0.01);
      }),
    );
    expect(fitted('Salt', 80, 60).characterSize).toBeGreaterThan(
      fitted('Instant Masala Noodles', 80, 60).characterSize,
    );
  });

  it.each([INK, ...TINTS.map(({ dark }) => dark)])('can be read: %s on paper', (colour) => {
    expect(contrast(colour, PAPER)).toBeGreaterThanOrEqual(4.5);
  });
});

/** The contrast of two colours by WCAG. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
