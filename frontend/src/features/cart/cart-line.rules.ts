import { t } from '@lingui/core/macro';

import { inIndianGroups } from '../../shared/lib/indian-digits';

/**
 * '3 items'. Not a plural of Lingui, which creates two Intl objects and takes a slow phone a tenth of a second. These
 * languages need no other forms for a filled cart.
 */
export function itemCountText(pieces: number): string {
  const count = inIndianGroups(pieces);
  return pieces === 1 ? t`${{ count }} item` : t`${{ count }} items`;
}

/** The maximum of a line's stepper: the stock, and at least one piece. */
export const stepperMaximum = (stockQuantity: number): number => Math.max(1, stockQuantity);

/** The warning of a line with a larger quantity than the stock. */
export function shortageOf(quantity: number, stockQuantity: number): string | undefined {
  if (quantity <= stockQuantity) return undefined;
  return stockQuantity === 0 ? t`Out of stock` : t`Only ${stockQuantity} left`;
}

/** A key for the contents of a cart: it changes with every product and quantity. */
export const cartContents = (items: readonly { id: string; quantity: number }[]): string =>
  JSON.stringify(items.map(({ id, quantity }) => [id, quantity]));
