import { randomBytes } from 'node:crypto';

/** 128 random bits and the one kind of file that is kept: nothing in a name comes from outside. */
const NAME = /^[0-9a-f]{32}\.webp$/;

/** A name that no other picture has, and that nobody can guess. */
export function newPictureName(): string {
  return `${randomBytes(16).toString('hex')}.webp`;
}

/** Whether a text can be the name of a picture: any other leads nowhere, whatever path it spells. */
export function isPictureName(text: string): boolean {
  return NAME.test(text);
}
