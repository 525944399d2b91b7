import { ShopError, fieldError } from '../../../kernel/shop-error';
import { catalogueMessages } from '../catalogue.messages';
import { MAX_STOCK } from '../products/product-limits.rules';

/** The kinds of manual stock changes. */
export enum StockChangeKind {
  CORRECTION = 'adjustment',
  RECEIVED = 'received',
  WASTE = 'waste',
  THEFT = 'theft',
}

/** @throws VALIDATION with the field of the difference, if that has the wrong sign for the kind */
export function assertKindFits(kind: StockChangeKind, delta: number, field: string): void {
  const isOnlyIn = kind === StockChangeKind.RECEIVED;
  if (kind !== StockChangeKind.CORRECTION && delta > 0 !== isOnlyIn)
    throw fieldError(field, catalogueMessages.stockKindSign());
}

/** @throws OUT_OF_STOCK, VALIDATION with the field of the difference */
export function stockPlus(stock: number, delta: number, field: string): number {
  if (stock + delta < 0) {
    const message = catalogueMessages.stockShort({ stockQuantity: stock });
    throw new ShopError('OUT_OF_STOCK', message, { [field]: message });
  }
  if (stock + delta > MAX_STOCK)
    throw fieldError(field, catalogueMessages.stockFull({ mostCount: MAX_STOCK }));
  return stock + delta;
}
