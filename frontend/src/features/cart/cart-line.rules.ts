import { t } from '@lingui/core/macro';

import { inIndianGroups } from '../../shared/lib/indian-digits';

/**
 * '3 items'. Does not use Lingui's plural, which creates two Intl objects and takes a slow phone a tenth of a second. A
 * non-empty cart needs no other plural forms in these languages.
 */
export function itemCountText(pieces: number): string {
  const count = inIndianGroups(pieces);
  return pieces === 1 ? t`${{ count }} item` : t`${{ count }} items`;
}

/** The maximum of a line's stepper: the stock, but at least one piece. */
export const stepperMaximum = (stockQuantity: number): number => Math.max(1, stockQuantity);

/** The warning of a line whose quantity exceeds the stock. */
export function shortageOf(quantity: number, stockQuantity: number): string | undefined {
  if (quantity <= stockQuantity) return undefined;
  return stockQuantity === 0 ? t`Out of stock` : t`Only ${stockQuantity} left`;
}

/** A key for the contents of a cart, which changes with every product and quantity. */
export const cartContents = (items: readonly { id: string; quantity: number }[]): string =>
  JSON.stringify(items.map(({ id, quantity }) => [id, quantity]));
