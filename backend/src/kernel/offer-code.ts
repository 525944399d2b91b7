/** The codes of coupons and gift vouchers. */
export const OFFER_CODE_PATTERN = /^[A-Z0-9-]{3,40}$/;

/** Normalises a typed code: case and surrounding spaces do not matter. Anything but a text yields an invalid code. */
export function readOfferCode(typed: unknown): string {
  return typeof typed === 'string' ? typed.trim().toUpperCase() : '';
}
