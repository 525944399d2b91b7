import { randomBytes } from 'node:crypto';

/** Smaller versions are stored with each picture, which fit into squares of so many pixels: enough for lists. */
export const PICTURE_WIDTHS = [160, 320, 640] as const;

/** 128 random bits, one of few widths, and the only type of file: nothing in a name comes from outside. */
const NAME = new RegExp(`^([0-9a-f]{32})(?:-(${PICTURE_WIDTHS.join('|')}))?\\.webp$`);

/** A parsed name: the picture and its width; without a width it is the picture as uploaded. */
export interface PictureName {
  original: string;
  width: number | undefined;
}

/** A unique name that nobody can guess. */
export function newPictureName(): string {
  return `${randomBytes(16).toString('hex')}.webp`;
}

/** The name of a picture at one of the widths: 0a1b….webp at 160 is 0a1b…-160.webp. */
export function nameAtWidth(original: string, width: number): string {
  return original.replace(/\.webp$/, `-${width}.webp`);
}

/** Parses a name; undefined for other texts, whatever path they spell. */
export function readPictureName(text: string): PictureName | undefined {
  const [, stem, width] = NAME.exec(text) ?? [];
  if (stem === undefined) return undefined;
  return { original: `${stem}.webp`, width: width === undefined ? undefined : Number(width) };
}

/** Whether a text can be the name of a picture; any other text names none. */
export function isPictureName(text: string): boolean {
  return readPictureName(text) !== undefined;
}
