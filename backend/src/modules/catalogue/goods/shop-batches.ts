import { EntityManager, In, IsNull, Not } from 'typeorm';
import { groupedBy } from '../../../kernel/grouped-by';
import { updateRows } from '../../../platform/database/dialect/update-rows';
import { BatchPieces, firstToLeave, piecesOf, undated } from '../locations/batch-pieces.rules';
import { leftOf } from './batch.rules';
import { GoodsReceiptLine } from './goods-receipt-line.entity';

/** The pieces of a batch that belong to the shop: those that neither were written off, nor are away, nor were undone. */
export function shopPiecesOf({
  pieces,
  wastedPieces,
  awayPieces,
  undonePieces,
}: Pick<GoodsReceiptLine, 'pieces' | 'wastedPieces' | 'awayPieces' | 'undonePieces'>): number {
  return pieces - wastedPieces - awayPieces - undonePieces;
}

type DatedLine = GoodsReceiptLine & { expiresOn: string };

/**
 * The batches of some products in the shop while a transaction moves pieces out of it or into it. The transaction has
 * locked the products, which serializes all changes of their batches.
 */
export class ShopBatches {
  private constructor(
    private readonly tx: EntityManager,
    private readonly lines: ReadonlyMap<number, DatedLine[]>,
    private readonly changed: Set<DatedLine>,
  ) {}

  static async load(tx: EntityManager, productIds: readonly number[]): Promise<ShopBatches> {
    const found = await tx.findBy(GoodsReceiptLine, {
      productId: In([...productIds]),
      expiresOn: Not(IsNull()),
      writtenOffAt: IsNull(),
    });
    const lines = groupedBy(found as DatedLine[], ({ productId }) => productId);
    return new ShopBatches(tx, lines, new Set());
  }

  /** Moves pieces out of the shop, where this many are: those first that expire first. */
  take(productId: number, stockQuantity: number, wanted: number): BatchPieces[] {
    const left = this.leftOf(productId, stockQuantity);
    const dated = this.linesOf(productId).map(({ id, expiresOn }) => ({
      ...{ batchId: id, expiresOn, pieces: left.get(id) ?? 0 },
    }));
    const taken = firstToLeave([undated(stockQuantity - piecesOf(dated)), ...dated], wanted);
    for (const batch of taken) this.away(productId, batch.batchId, batch.pieces);
    return taken;
  }

  /** Moves pieces into the shop, where this many are. */
  put(productId: number, stockQuantity: number, batches: readonly BatchPieces[]): void {
    this.settle(productId, stockQuantity, batches);
    for (const { batchId, pieces } of batches) this.away(productId, batchId, -pieces);
  }

  /**
   * Prepares for pieces that come to the shop, where this many are. What is on hand counts as of the batches that expire
   * last: of those, the pieces that count as sold by now must not stand in for coming ones that expire earlier.
   */
  settle(
    productId: number,
    stockQuantity: number,
    coming: readonly { expiresOn: string | null }[],
  ): void {
    const [first] = coming.flatMap(({ expiresOn }) => expiresOn ?? []).sort();
    if (first === undefined) return;
    const left = this.leftOf(productId, stockQuantity);
    for (const line of this.linesOf(productId)) {
      const sold = shopPiecesOf(line) - (left.get(line.id) ?? 0);
      if (line.expiresOn > first && sold > 0) this.away(productId, line.id, sold);
    }
  }

  /** Writes what changed. */
  async save(): Promise<void> {
    if (this.changed.size === 0) return;
    const rows = [...this.changed];
    await updateRows(this.tx, GoodsReceiptLine, { columns: ['awayPieces'], rows });
  }

  private away(productId: number, batchId: number, pieces: number): void {
    const line = this.linesOf(productId).find(({ id }) => id === batchId);
    if (!line) return;
    line.awayPieces += pieces;
    this.changed.add(line);
  }

  private leftOf(productId: number, stockQuantity: number): Map<number, number> {
    const batches = this.linesOf(productId).map((line) => ({
      ...line,
      pieces: shopPiecesOf(line),
    }));
    return leftOf(stockQuantity, batches);
  }

  private linesOf(productId: number): DatedLine[] {
    return this.lines.get(productId) ?? [];
  }
}
