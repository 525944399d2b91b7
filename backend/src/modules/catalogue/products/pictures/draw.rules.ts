import { Drawing, PackDrawing } from './drawing.rules';
import { PACK_SHAPES, Pack } from './shapes/packs.rules';
import { PRODUCE_SHAPES } from './shapes/produce.rules';
import { Box, Shades, box, escaped, placed, rect } from './shapes/svg.rules';
import { cut, signsOf } from './short-name.rules';
import { INK, PAPER, TINTS } from './tints.rules';

/** What browsers have of letters; what an SVG is shown as a picture in, loads none of its own. */
const FONT = "system-ui, 'Noto Sans', 'Noto Sans Devanagari', sans-serif";
const SIDE = 200;

/** Sizes of letters that are tried, the largest first; in units of the drawing. */
const LETTER_SIZES = [21, 18, 16, 14, 12, 10];
/** A wide letter beside the size it is written in, so that whatever font a device has fits. */
const WIDEST_LETTER = 0.62;
const LINE_HEIGHT = 1.15;
const MOST_LINES = 3;
const SIZE_OF_UNIT = 13;
const STRIPE = 6;
/** How much of a label its emblem takes. */
const EMBLEM_PART = 0.42;

/** A drawing as an SVG of its own. Texts are escaped; nothing in it is loaded or runs. */
export function draw(drawing: Drawing): string {
  const parts = 'label' in drawing ? drawPack(drawing) : PRODUCE_SHAPES[drawing.shape]();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="640" height="640">${parts}</svg>`;
}

function drawPack(drawing: PackDrawing): string {
  const tint = TINTS[drawing.tint] as Shades;
  const { picture, label }: Pack = PACK_SHAPES[drawing.shape](tint);
  return label ? picture + labelOf(drawing, label, tint) : picture;
}

function labelOf({ label, size, emblem }: PackDrawing, area: Box, { base, dark }: Shades): string {
  const paper = rect(area, PAPER, 6) + rect(box(area.x, area.y, area.width, STRIPE), base, 3);
  const inside = box(area.x + 4, area.y + STRIPE + 2, area.width - 8, area.height - STRIPE - 4);
  const unitHeight = size ? SIZE_OF_UNIT * LINE_HEIGHT : 0;
  const forEmblem = emblem ? inside.height * EMBLEM_PART : 0;
  const forName = inside.height - unitHeight - forEmblem;
  const middle = area.x + area.width / 2;
  const pictured =
    emblem &&
    placed([middle - forEmblem / 2, inside.y], round(forEmblem / SIDE), PRODUCE_SHAPES[emblem]());
  const { lines, letters } = fitted(label, inside.width, forName);
  const height = lines.length * letters * LINE_HEIGHT;
  const top = inside.y + forEmblem + (forName - height) / 2;
  const name = lines
    .map((line, at) =>
      written(line, middle, top + (at + 0.8) * letters * LINE_HEIGHT, letters, INK),
    )
    .join('');
  const longestUnit = Math.floor(inside.width / (SIZE_OF_UNIT * WIDEST_LETTER));
  const unit =
    size &&
    written(cut(size, longestUnit), middle, inside.y + inside.height - 3, SIZE_OF_UNIT, dark);
  return paper + (pictured ?? '') + name + unit;
}

function written(text: string, x: number, y: number, size: number, colour: string): string {
  return `<text x="${round(x)}" y="${round(y)}" font-family="${FONT}" font-size="${size}" font-weight="700" text-anchor="middle" fill="${colour}">${escaped(text)}</text>`;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** A text in lines that fit into a width and a height, in the largest letters that do. */
export function fitted(
  text: string,
  width: number,
  height: number,
): { lines: string[]; letters: number } {
  for (const letters of LETTER_SIZES) {
    const perLine = Math.floor(width / (letters * WIDEST_LETTER));
    const most = Math.min(MOST_LINES, Math.floor(height / (letters * LINE_HEIGHT)));
    const lines = wrapped(text, perLine);
    const isWhole = lines.every((line) => signsOf(line).length <= perLine);
    if (lines.length <= most && isWhole) return { lines, letters };
  }
  const letters = LETTER_SIZES.at(-1) as number;
  const perLine = Math.floor(width / (letters * WIDEST_LETTER));
  const most = Math.max(1, Math.min(MOST_LINES, Math.floor(height / (letters * LINE_HEIGHT))));
  const lines = wrapped(text, perLine).slice(0, most);
  return { lines: lines.map((line) => cut(line, perLine)), letters };
}

/** A text in lines of so many signs; a longer word has a line of its own. */
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
