import { randomBytes } from 'node:crypto';

/** What fits into squares of so many pixels is kept beside each picture: lists need no more than that. */
export const PICTURE_WIDTHS = [160, 320, 640] as const;

/** 128 random bits, one of few widths, and the one kind of file that is kept: nothing in a name comes from outside. */
const NAME = new RegExp(`^([0-9a-f]{32})(?:-(${PICTURE_WIDTHS.join('|')}))?\\.webp$`);

/** What a name says: which picture, and how wide; without a width it is the picture as it was uploaded. */
export interface PictureName {
  original: string;
  width: number | undefined;
}

/** A name that no other picture has, and that nobody can guess. */
export function newPictureName(): string {
  return `${randomBytes(16).toString('hex')}.webp`;
}

/** The name under which a picture is kept at one of the widths: 0a1b….webp at 160 is 0a1b…-160.webp. */
export function nameAtWidth(original: string, width: number): string {
  return original.replace(/\.webp$/, `-${width}.webp`);
}

/** Reads a name; nothing where the text is none, whatever path it spells. */
export function readPictureName(text: string): PictureName | undefined {
  const [, stem, width] = NAME.exec(text) ?? [];
  if (stem === undefined) return undefined;
  return { original: `${stem}.webp`, width: width === undefined ? undefined : Number(width) };
}

/** Whether a text can be the name of a picture: any other leads nowhere. */
export function isPictureName(text: string): boolean {
  return readPictureName(text) !== undefined;
}
