import { fieldError } from '../../../kernel/shop-error';
import { catalogueMessages } from '../catalogue.messages';

/** Levels of a product's stock. */
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

/** The sort keys; the number breaks ties. */
export type SortKey = 'id' | 'name' | 'price' | 'stock' | 'changed';

/** A sort key and direction. */
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

/** The position of a product in an order. */
export interface TablePlace {
  value: string | number;
  id: number;
}

/** A position as a cursor, opaque to programs. It is valid in that order only. */
export function writePlace(key: SortKey, { value, id }: TablePlace): string {
  return Buffer.from(JSON.stringify([key, value, id])).toString('base64url');
}

/** Parses a cursor by `writePlace`. Throws VALIDATION for anything else, and for a cursor of another order. */
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
