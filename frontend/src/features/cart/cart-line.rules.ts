import { t } from '@lingui/core/macro';

/** Where a line's stepper stops: at what is there; a line keeps at least one piece. */
export const stepperMaximum = (stockQuantity: number): number => Math.max(1, stockQuantity);

/** What a line says when it asks for more than there is. */
export function shortageOf(quantity: number, stockQuantity: number): string | undefined {
  if (quantity <= stockQuantity) return undefined;
  return stockQuantity === 0 ? t`Out of stock` : t`Only ${stockQuantity} left`;
}

/** Stands for what is in a cart: another text as soon as there is anything else, or more, in it. */
export const cartContents = (items: readonly { id: string; quantity: number }[]): string =>
  JSON.stringify(items.map(({ id, quantity }) => [id, quantity]));
