/** Line breaks and other control characters, bidirectional controls and invisible characters. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]+/gu;

/** A text from outside as one line of an email, so that it cannot inject lines or headers. */
export function oneLine(text: string): string {
  return text.replace(UNSEEN, ' ').replace(/ {2,}/g, ' ').trim();
}

/**
 * The same for text typed by a customer, so that mail programs do not turn it into links: anybody can register with
 * somebody else's address, and would otherwise choose the content of the shop's email to them.
 */
export function withoutLinks(text: string): string {
  return oneLine(text)
    .replace(/:(?=\/)/g, ': ')
    .replace(/([\p{L}\p{N}_-])\.(?=\p{L}{2})/gu, '$1. ');
}
