/** Shades of one colour: lit, normal, and in shadow. */
export interface Shades {
  light: string;
  base: string;
  dark: string;
}

/** Attributes of an element besides its geometry. */
export type Look = string;

/** An outline with a fill. */
export const path = (d: string, fill: string, look: Look = ''): string =>
  `<path d="${d}" fill="${fill}"${look && ` ${look}`}/>`;

/** A line without a fill. */
export const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A circle. */
export const circle = (x: number, y: number, r: number, fill: string, look: Look = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${look && ` ${look}`}/>`;

/** An ellipse. */
export const ellipse = (
  [x, y]: readonly [number, number],
  [rx, ry]: readonly [number, number],
  fill: string,
  look: Look = '',
): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${look && ` ${look}`}/>`;

/** A rectangle, its corners rounded by r. */
export const rect = ({ x, y, width, height }: Box, fill: string, r = 0, look: Look = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" fill="${fill}"${look && ` ${look}`}/>`;

/** An area of an illustration, in its units. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const box = (x: number, y: number, width: number, height: number): Box => ({
  x,
  y,
  width,
  height,
});

/** Several parts, rotated around a point. */
export const turned = (degrees: number, [x, y]: readonly [number, number], parts: string): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">${parts}</g>`;

/** Several parts, moved and scaled. */
export const placed = ([x, y]: readonly [number, number], scale: number, parts: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${parts}</g>`;

/** The highlight on something round, lit from the upper left. */
export const shine = (d: string): string => path(d, '#fff', 'opacity=".28"');

/** The shadow on something round. */
export const shadow = (d: string): string => path(d, '#000', 'opacity=".12"');

const NOT_IN_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text escaped for SVG. */
export function escaped(text: string): string {
  return text.replace(NOT_IN_XML, ' ').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
