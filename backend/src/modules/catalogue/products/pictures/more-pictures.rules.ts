import type { Product } from '../product.entity';
import { isImageAddress } from '../image-address.rules';
import { Illustrated, ownPicture, pictureOf } from './illustration.rules';

/** Maximum number of pictures besides the main one. */
export const MOST_MORE_PICTURES = 8;
export const LONGEST_ADDRESS = 2048;
export const LONGEST_ALT = 125;

/** Maximum size of all pictures in stored form: the audit log must have room for old and new values. */
export const MOST_BYTES = 16_000;

/** A picture with its description for people who do not see it. */
export interface ShownPicture {
  imageUrl: string;
  alt: string | null;
  altHi: string | null;
  altMr: string | null;
}

/** A picture as entered. */
export type GivenPicture = Pick<ShownPicture, 'imageUrl'> & Partial<ShownPicture>;

/** The end of an address if several share a line. Within an address this is percent-encoded. */
const BEFORE_NEXT = String.raw`[,;](?=https?:\/\/|\/)`;
const BETWEEN_ADDRESSES = new RegExp(String.raw`[,;]?\s+[,;]?\s*|${BEFORE_NEXT}`, 'i');
const NOT_IN_ADDRESSES = new RegExp(String.raw`\||${BEFORE_NEXT}`, 'gi');
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/u;

/**
 * The stored, exported and compared form of pictures: a line for each, `address | English | Hindi | Marathi`, without
 * empty texts at the end. null if there are none.
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

/** Parses texts by `storedPictures` and by others: several addresses in a line, separated by spaces or commas. */
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

/** All pictures of a product, the main one first: its description is the name. */
export function picturesOf(
  product: Illustrated & Pick<Product, 'imageUrl' | 'morePictures'>,
  categorySlug: string,
): ShownPicture[] {
  const imageUrl = pictureOf(product, categorySlug);
  const more = readPictures(product.morePictures).filter((each) => each.imageUrl !== imageUrl);
  return [{ imageUrl, alt: null, altHi: null, altMr: null }, ...more];
}

/** Whether all pictures have valid addresses. */
export function haveAddresses(given: readonly GivenPicture[]): boolean {
  return given.every(({ imageUrl }) => {
    const address = imageUrl.trim();
    const isShort = address.length <= LONGEST_ADDRESS;
    return isShort && isImageAddress(address) && !UNPRINTABLE.test(address);
  });
}

/** Whether no text is longer than screen readers should read out at once. */
export function haveShortTexts(given: readonly GivenPicture[]): boolean {
  return given.every(({ alt, altHi, altMr }) =>
    [alt, altHi, altMr].every((text) => [...tidyAlt(text)].length <= LONGEST_ALT),
  );
}

/** Whether all pictures fit into the column. */
export function haveRoom(given: readonly GivenPicture[]): boolean {
  return Buffer.byteLength(storedPictures(given) ?? '') <= MOST_BYTES;
}

/** A single line without the separators of the stored form. */
function tidyAlt(text: string | null | undefined): string {
  return (text ?? '').replace(/[\s|\p{Cc}\p{Cs}]+/gu, ' ').trim();
}
