import { randomInt } from 'node:crypto';

/** Without I, O, 0 and 1, which people confuse. */
const CODE_CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** A code that nobody can guess, such as GIFT-7KQM-X2PA-9CWD: 60 random bits. */
export function randomVoucherCode(): string {
  const randomCharacter = () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)];
  const group = () => Array.from({ length: GROUP_LENGTH }, randomCharacter).join('');
  return ['GIFT', ...Array.from({ length: GROUPS }, group)].join('-');
}
