import { EntityManager, In } from 'typeorm';
import { batchesOf } from '../../../kernel/batches';
import { insertRows } from '../../../platform/database/dialect/insert-rows';
import { updateRows } from '../../../platform/database/dialect/update-rows';
import { BatchPieces, firstToLeave, piecesOf } from './batch-pieces.rules';
import { LocationStock } from './location-stock.entity';

/** Numbers per statement. */
const BATCH = 500;

/**
 * The stock of some products at one location while a transaction changes it. The transaction has locked the products,
 * which serializes all changes of their stock.
 */
export class LocationStocks {
  private constructor(
    private readonly tx: EntityManager,
    private readonly locationId: number,
    private readonly stored: readonly LocationStock[],
    private readonly batches: Map<number, BatchPieces[]>,
  ) {}

  static async load(
    tx: EntityManager,
    locationId: number,
    productIds: readonly number[],
  ): Promise<LocationStocks> {
    const stored = await tx.findBy(LocationStock, { locationId, productId: In([...productIds]) });
    const batches = new Map<number, BatchPieces[]>();
    for (const { productId, batchId, expiresOn, pieces } of stored)
      batches.set(productId, [...(batches.get(productId) ?? []), { batchId, expiresOn, pieces }]);
    return new LocationStocks(tx, locationId, stored, batches);
  }

  /** The pieces of a product. */
  piecesOf(productId: number): number {
    return piecesOf(this.batchesOf(productId));
  }

  /** The pieces of one batch of a product. */
  piecesOfBatch(productId: number, batchId: number): number {
    return piecesOf(this.batchesOf(productId).filter((batch) => batch.batchId === batchId));
  }

  /** Removes pieces, those first that expire first. At least as many are there. */
  take(productId: number, pieces: number): BatchPieces[] {
    const taken = firstToLeave(this.batchesOf(productId), pieces);
    for (const batch of taken) this.add(productId, { ...batch, pieces: -batch.pieces });
    return taken;
  }

  /** Adds pieces of a batch; negative ones are removed. */
  add(productId: number, { pieces, ...batch }: BatchPieces): void {
    const batches = this.batchesOf(productId);
    const there = this.piecesOfBatch(productId, batch.batchId);
    const others = batches.filter(({ batchId }) => batchId !== batch.batchId);
    this.batches.set(productId, [...others, { ...batch, pieces: there + pieces }]);
  }

  /** Writes what changed. */
  async save(): Promise<void> {
    const { tx, locationId } = this;
    const known = new Map(this.stored.map((row) => [keyOf(row), row]));
    const updated: LocationStock[] = [];
    const inserted: Omit<LocationStock, 'id'>[] = [];
    const emptied: number[] = [];
    for (const [productId, batches] of this.batches)
      for (const batch of batches) {
        const row = known.get(keyOf({ productId, ...batch }));
        if (!row && batch.pieces > 0) inserted.push({ locationId, productId, ...batch });
        else if (row && batch.pieces === 0) emptied.push(row.id);
        else if (row && batch.pieces !== row.pieces) updated.push({ ...row, ...batch });
      }
    if (emptied.length > 0) await tx.delete(LocationStock, { id: In(emptied) });
    if (updated.length > 0)
      await updateRows(tx, LocationStock, { columns: ['pieces'], rows: updated });
    if (inserted.length > 0) await insertRows(tx, LocationStock, inserted);
  }

  private batchesOf(productId: number): BatchPieces[] {
    return this.batches.get(productId) ?? [];
  }
}

function keyOf({ productId, batchId }: Pick<LocationStock, 'productId' | 'batchId'>): string {
  return `${productId} ${batchId}`;
}

/** Removes all pieces of deleted products from all locations. Returns how many each had at each. */
export async function emptyLocations(
  tx: EntityManager,
  productIds: readonly number[],
): Promise<Pick<LocationStock, 'locationId' | 'productId' | 'pieces'>[]> {
  const productId = In([...productIds]);
  const there = await tx.findBy(LocationStock, { productId });
  if (there.length > 0) await tx.delete(LocationStock, { productId });
  return there;
}

/** The pieces of these products at all locations together, by their numbers. */
export async function piecesElsewhere(
  manager: EntityManager,
  productIds: readonly number[],
): Promise<Map<number, number>> {
  const sums = new Map<number, number>();
  for (const ids of batchesOf(productIds, BATCH))
    for (const { productId, pieces } of await manager.findBy(LocationStock, {
      productId: In([...ids]),
    }))
      sums.set(productId, (sums.get(productId) ?? 0) + pieces);
  return sums;
}
