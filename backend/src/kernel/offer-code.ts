/** The codes of coupons and gift vouchers. */
export const OFFER_CODE_PATTERN = /^[A-Z0-9-]{3,40}$/;

/** What it says of others. */

/** A code as it is kept, whatever case and spaces it was typed with; anything but a text is no code. */
export function readOfferCode(typed: unknown): string {
  return typeof typed === 'string' ? typed.trim().toUpperCase() : '';
}
