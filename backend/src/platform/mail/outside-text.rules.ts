/** Line breaks and other control characters, and those that turn the direction of a text or show as nothing. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]+/gu;

/** A text from outside as one line of an email: with nothing in it that begins a line or a header of its own. */
export function oneLine(text: string): string {
  return text.replace(UNSEEN, ' ').replace(/ {2,}/g, ' ').trim();
}

/**
 * The same for what a customer typed, of which no mail program makes a link: anybody can register with somebody else's
 * address, and would choose there what the shop writes to them.
 */
export function withoutLinks(text: string): string {
  return oneLine(text)
    .replace(/:(?=\/)/g, ': ')
    .replace(/([\p{L}\p{N}_-])\.(?=\p{L}{2})/gu, '$1. ');
}
