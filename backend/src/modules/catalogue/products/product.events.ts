import { DomainEvent, EventActor } from '../../../kernel/domain-event';
import { changedFields, pick } from '../../../kernel/changed-fields.rules';
import type { StockLocation } from '../locations/stock-location.entity';
import { Product } from './product.entity';
import { STORED_FIELDS } from './product-fields.rules';
import type { HandKind } from './stock-ledger';
import { MovementKind } from './stock-movement.entity';

/** The stock of a product before and after an order took or returned pieces. */
export interface StockChange {
  productId: number;
  before: number;
  after: number;
}

const KEPT_OF_IMPORTS = [
  ...(['sku', 'name', 'mrpPaise', 'sellingPaise', 'stockQuantity'] as const),
  ...(['gstBasisPoints', 'hsn'] as const),
];

/** A new product. */
export function productAdded(actor: EventActor, product: Product): DomainEvent {
  const after = pick<Product>(product, STORED_FIELDS);
  return { actor, action: 'product.added', subject: 'product', subjectId: product.id, after };
}

/** A new product by an import; the file has its texts. */
export function productImported(
  actor: EventActor,
  product: Pick<Product, 'id' | (typeof KEPT_OF_IMPORTS)[number]>,
): DomainEvent {
  const after = pick(product, KEPT_OF_IMPORTS);
  const subjectId = product.id;
  return { actor, action: 'product.added', subject: 'product', subjectId, after };
}

/** The event of a changed product; none if nothing changed. */
export function productChanged(
  actor: EventActor,
  before: Product,
  change: Partial<Product>,
): DomainEvent[] {
  const changed = changedFields(before, change, STORED_FIELDS);
  if (!changed) return [];
  const subjectId = before.id;
  return [{ actor, action: 'product.changed', subject: 'product', subjectId, ...changed }];
}

/** A deleted product. */
export function productDeleted(actor: EventActor, product: Product): DomainEvent {
  const before = pick<Product>(product, STORED_FIELDS);
  return { actor, action: 'product.deleted', subject: 'product', subjectId: product.id, before };
}

/** A stock changed by hand. */
export function stockAdjusted(
  actor: EventActor,
  { productId, before, after }: StockChange,
  { kind, reason, key }: { kind: HandKind; reason: string | null; key: string | null },
): DomainEvent {
  return {
    actor,
    action: 'product.adjusted',
    subject: 'product',
    subjectId: productId,
    before: { stockQuantity: before },
    after: {
      stockQuantity: after,
      ...(kind !== MovementKind.ADJUSTMENT && { kind }),
      ...(reason !== null && { reason }),
      ...(key !== null && { key }),
    },
  };
}

/** A stock location that an event names. */
type NamedLocation = Pick<StockLocation, 'id' | 'name'>;

/** A stock at a location changed by hand, or by received goods. */
export function locationStockAdjusted(
  actor: EventActor,
  { id, name }: NamedLocation,
  { productId, before, after }: StockChange,
  { kind, reason, key }: { kind: HandKind; reason: string | null; key: string },
): DomainEvent {
  return {
    actor,
    action: 'product.adjusted-at-location',
    subject: 'product',
    subjectId: productId,
    before: { locationStock: before },
    after: {
      ...{ locationStock: after, locationId: id, location: name, kind },
      ...(reason !== null && { reason }),
      key,
    },
  };
}

/** Pieces of a product moved between two places. */
export interface Transfer {
  pieces: number;
  /** null is the shop. */
  from: NamedLocation | null;
  to: NamedLocation | null;
  reason: string | null;
  key: string;
}

/** Pieces moved between two places, and the stock of the shop before and after that. */
export function stockTransferred(
  actor: EventActor,
  { productId, before, after }: StockChange,
  { pieces, from, to, reason, key }: Transfer,
): DomainEvent {
  return {
    actor,
    action: 'product.transferred',
    subject: 'product',
    subjectId: productId,
    before: { stockQuantity: before },
    after: {
      ...{ stockQuantity: after, pieces },
      ...(from && { fromLocationId: from.id, fromLocation: from.name }),
      ...(to && { toLocationId: to.id, toLocation: to.name }),
      ...(reason !== null && { reason }),
      key,
    },
  };
}

/**
 * Stocks from which an order took pieces or to which it returned some, write-offs of returned pieces, and pieces found
 * after all.
 */
export function stockMoved(
  action: 'product.sold' | 'product.returned' | 'product.written-off' | 'product.found',
  actor: EventActor,
  orderId: number,
  changes: readonly StockChange[],
): DomainEvent[] {
  return changes.map(({ productId, before, after }) => ({
    actor,
    action,
    subject: 'product',
    subjectId: productId,
    before: { stockQuantity: before },
    after: { stockQuantity: after, orderId },
  }));
}
