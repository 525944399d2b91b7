import { Illustration, PackIllustration } from './illustration.rules';
import { PACK_SHAPES, Pack } from './shapes/packs.rules';
import { PRODUCE_SHAPES } from './shapes/produce.rules';
import { Box, Shades, box, escaped, placed, rect } from './shapes/svg.rules';
import { cut, signsOf } from './short-name.rules';
import { INK, PAPER, TINTS } from './tints.rules';

/** Fonts of browsers; an SVG shown as a picture loads none of its own. */
const FONT = "system-ui, 'Noto Sans', 'Noto Sans Devanagari', sans-serif";
const SIDE = 200;

/** Font sizes to try, the largest first; in units of the illustration. */
const CHARACTER_SIZES = [21, 18, 16, 14, 12, 10];
/** The width of a wide character relative to the font size, so that the font of any device fits. */
const WIDEST_CHARACTER = 0.62;
const LINE_HEIGHT = 1.15;
const MOST_LINES = 3;
const SIZE_OF_UNIT = 13;
const STRIPE = 6;
/** The share of a label's height for its emblem. */
const EMBLEM_PART = 0.42;

/** An illustration as a self-contained SVG. Texts are escaped; nothing in it is loaded or runs. */
export function illustrationSvg(illustration: Illustration): string {
  const parts =
    'label' in illustration ? packSvg(illustration) : PRODUCE_SHAPES[illustration.shape]();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="640" height="640">${parts}</svg>`;
}

function packSvg(illustration: PackIllustration): string {
  const tint = TINTS[illustration.tint] as Shades;
  const { picture, label }: Pack = PACK_SHAPES[illustration.shape](tint);
  return label ? picture + labelOf(illustration, label, tint) : picture;
}

function labelOf(
  { label, size, emblem }: PackIllustration,
  area: Box,
  { base, dark }: Shades,
): string {
  const paper = rect(area, PAPER, 6) + rect(box(area.x, area.y, area.width, STRIPE), base, 3);
  const inside = box(area.x + 4, area.y + STRIPE + 2, area.width - 8, area.height - STRIPE - 4);
  const unitHeight = size ? SIZE_OF_UNIT * LINE_HEIGHT : 0;
  const forEmblem = emblem ? inside.height * EMBLEM_PART : 0;
  const forName = inside.height - unitHeight - forEmblem;
  const middle = area.x + area.width / 2;
  const pictured =
    emblem &&
    placed([middle - forEmblem / 2, inside.y], round(forEmblem / SIDE), PRODUCE_SHAPES[emblem]());
  const { lines, characterSize } = fitted(label, inside.width, forName);
  const height = lines.length * characterSize * LINE_HEIGHT;
  const top = inside.y + forEmblem + (forName - height) / 2;
  const name = lines
    .map((line, at) =>
      written(line, middle, top + (at + 0.8) * characterSize * LINE_HEIGHT, characterSize, INK),
    )
    .join('');
  const longestUnit = Math.floor(inside.width / (SIZE_OF_UNIT * WIDEST_CHARACTER));
  const unit =
    size &&
    written(cut(size, longestUnit), middle, inside.y + inside.height - 3, SIZE_OF_UNIT, dark);
  return paper + (pictured ?? '') + name + unit;
}

function written(text: string, x: number, y: number, size: number, colour: string): string {
  return `<text x="${round(x)}" y="${round(y)}" font-family="${FONT}" font-size="${size}" font-weight="700" text-anchor="middle" fill="${colour}">${escaped(text)}</text>`;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** A text in lines that fit into a width and a height, in the largest font size that does. */
export function fitted(
  text: string,
  width: number,
  height: number,
): { lines: string[]; characterSize: number } {
  for (const characterSize of CHARACTER_SIZES) {
    const perLine = Math.floor(width / (characterSize * WIDEST_CHARACTER));
    const most = Math.min(MOST_LINES, Math.floor(height / (characterSize * LINE_HEIGHT)));
    const lines = wrapped(text, perLine);
    const isWhole = lines.every((line) => signsOf(line).length <= perLine);
    if (lines.length <= most && isWhole) return { lines, characterSize };
  }
  const characterSize = CHARACTER_SIZES.at(-1) as number;
  const perLine = Math.floor(width / (characterSize * WIDEST_CHARACTER));
  const most = Math.max(
    1,
    Math.min(MOST_LINES, Math.floor(height / (characterSize * LINE_HEIGHT))),
  );
  const lines = wrapped(text, perLine).slice(0, most);
  return { lines: lines.map((line) => cut(line, perLine)), characterSize };
}

/** A text in lines of so many characters; a longer word has its own line. */
function wrapped(text: string, perLine: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && signsOf(longer).length <= perLine) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
