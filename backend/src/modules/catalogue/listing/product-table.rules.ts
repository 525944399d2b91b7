import { fieldError } from '../../../kernel/shop-error';
import { catalogueMessages } from '../catalogue.messages';

/** How much of a product is there. */
export enum StockLevel {
  OUT = 'OUT',
  LOW = 'LOW',
  IN = 'IN',
}

/** The orders of the staff's table. */
export enum ProductTableSort {
  NEWEST = 'NEWEST',
  OLDEST = 'OLDEST',
  NAME_A_TO_Z = 'NAME_A_TO_Z',
  NAME_Z_TO_A = 'NAME_Z_TO_A',
  PRICE_LOW_TO_HIGH = 'PRICE_LOW_TO_HIGH',
  PRICE_HIGH_TO_LOW = 'PRICE_HIGH_TO_LOW',
  STOCK_LOW_TO_HIGH = 'STOCK_LOW_TO_HIGH',
  STOCK_HIGH_TO_LOW = 'STOCK_HIGH_TO_LOW',
  CHANGED_LAST = 'CHANGED_LAST',
  CHANGED_FIRST = 'CHANGED_FIRST',
}

/** What products are sorted by; the number breaks ties. */
export type SortKey = 'id' | 'name' | 'price' | 'stock' | 'changed';

/** By what an order goes, and whether it begins at the highest. */
export interface SortWay {
  key: SortKey;
  isDown: boolean;
}

export const SORT_WAYS: Record<ProductTableSort, SortWay> = {
  NEWEST: { key: 'id', isDown: true },
  OLDEST: { key: 'id', isDown: false },
  NAME_A_TO_Z: { key: 'name', isDown: false },
  NAME_Z_TO_A: { key: 'name', isDown: true },
  PRICE_LOW_TO_HIGH: { key: 'price', isDown: false },
  PRICE_HIGH_TO_LOW: { key: 'price', isDown: true },
  STOCK_LOW_TO_HIGH: { key: 'stock', isDown: false },
  STOCK_HIGH_TO_LOW: { key: 'stock', isDown: true },
  CHANGED_LAST: { key: 'changed', isDown: true },
  CHANGED_FIRST: { key: 'changed', isDown: false },
};

/** Where a product stands in an order. */
export interface TablePlace {
  value: string | number;
  id: number;
}

/** A place as programs send it back: opaque to them. It holds in that order only. */
export function writePlace(key: SortKey, { value, id }: TablePlace): string {
  return Buffer.from(JSON.stringify([key, value, id])).toString('base64url');
}

/** Reads what `writePlace` wrote. Throws VALIDATION for anything else, and for a place of another order. */
export function readPlace(cursor: string, key: SortKey, field: 'after' | 'before'): TablePlace {
  const [madeFor, value, id] = partsOf(cursor);
  const isFitting = typeof value === (key === 'name' ? 'string' : 'number');
  if (madeFor !== key || !isFitting || !Number.isSafeInteger(id))
    throw fieldError(field, catalogueMessages.cursor({ field }));
  return { value: value as string | number, id: id as number };
}

function partsOf(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}
