import type { Product } from '../product.entity';
import { isImageAddress } from '../image-address.rules';
import { Illustrated, ownPicture, pictureOf } from './illustration.rules';

/** Pictures that a product has beside its main one. */
export const MOST_MORE_PICTURES = 8;
export const LONGEST_ADDRESS = 2048;
export const LONGEST_ALT = 125;

/** All of them as they are stored: the audit log has room for what was before and what came after. */
export const MOST_BYTES = 16_000;

/** A picture, and what it shows, for those who do not see it. */
export interface ShownPicture {
  imageUrl: string;
  alt: string | null;
  altHi: string | null;
  altMr: string | null;
}

/** A picture as somebody gives it. */
export type GivenPicture = Pick<ShownPicture, 'imageUrl'> & Partial<ShownPicture>;

/** What ends an address where several stand in a line. Within one it is written as its code. */
const BEFORE_NEXT = String.raw`[,;](?=https?:\/\/|\/)`;
const BETWEEN_ADDRESSES = new RegExp(String.raw`[,;]?\s+[,;]?\s*|${BEFORE_NEXT}`, 'i');
const NOT_IN_ADDRESSES = new RegExp(String.raw`\||${BEFORE_NEXT}`, 'gi');
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/u;

/**
 * Pictures as they are stored, exported and compared: a line for each, `address | English | Hindi | Marathi`, as short as
 * what it says. Nothing where there are none.
 */
export function storedPictures(given: readonly GivenPicture[]): string | null {
  const lines = new Map<string, string>();
  for (const picture of given) {
    const address = picture.imageUrl.trim().replace(NOT_IN_ADDRESSES, encodeURIComponent);
    if (ownPicture(address) === '' || lines.has(address)) continue;
    const texts = [picture.alt, picture.altHi, picture.altMr].map(tidyAlt);
    lines.set(address, [address, ...texts].join(' | ').replace(/[ |]+$/, ''));
  }
  return [...lines.values()].join('\n') || null;
}

/** Reads what `storedPictures` wrote, and what others write: several addresses in a line, with spaces or commas between them. */
export function readPictures(text: string | null): ShownPicture[] {
  if (text === null || text === '') return [];
  return text.split(/[\r\n]+/).flatMap((line) => {
    const [addresses = '', ...texts] = line.split('|').map((part) => part.trim());
    const [alt = null, altHi = null, altMr = null] = texts.map((each) => each || null);
    return addresses
      .split(BETWEEN_ADDRESSES)
      .filter((imageUrl) => imageUrl !== '')
      .map((imageUrl) => ({ imageUrl, alt, altHi, altMr }));
  });
}

/** All pictures of a product, the main one first: its name says what that shows. */
export function picturesOf(
  product: Illustrated & Pick<Product, 'imageUrl' | 'morePictures'>,
  categorySlug: string,
): ShownPicture[] {
  const imageUrl = pictureOf(product, categorySlug);
  const more = readPictures(product.morePictures).filter((each) => each.imageUrl !== imageUrl);
  return [{ imageUrl, alt: null, altHi: null, altMr: null }, ...more];
}

/** Whether each of them has an address that can be kept. */
export function haveAddresses(given: readonly GivenPicture[]): boolean {
  return given.every(({ imageUrl }) => {
    const address = imageUrl.trim();
    const isShort = address.length <= LONGEST_ADDRESS;
    return isShort && isImageAddress(address) && !UNPRINTABLE.test(address);
  });
}

/** Whether no text is longer than what is read out at once. */
export function haveShortTexts(given: readonly GivenPicture[]): boolean {
  return given.every(({ alt, altHi, altMr }) =>
    [alt, altHi, altMr].every((text) => [...tidyAlt(text)].length <= LONGEST_ALT),
  );
}

/** Whether there is room for all of them. */
export function haveRoom(given: readonly GivenPicture[]): boolean {
  return Buffer.byteLength(storedPictures(given) ?? '') <= MOST_BYTES;
}

/** One line, without what ends a text where it is stored. */
function tidyAlt(text: string | null | undefined): string {
  return (text ?? '').replace(/[\s|\p{Cc}\p{Cs}]+/gu, ' ').trim();
}
