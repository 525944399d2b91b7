import { Transaction } from '../../../platform/database/database';
import { insertRows } from '../../../platform/database/dialect/insert-rows';
import { MovementKind, StockMovement } from './stock-movement.entity';

/** Pieces of one product. */
export interface Pieces {
  productId: number;
  quantity: number;
}

/** Why pieces that an order gave back cannot be bought. */
export type LossKind = MovementKind.COUNT | MovementKind.WASTE;

/** Why somebody changed a stock by hand. */
export type HandKind =
  LossKind | MovementKind.ADJUSTMENT | MovementKind.RECEIVED | MovementKind.THEFT;

/** Who changed a stock by hand, and why. */
export interface AdjustmentCause {
  adminId?: number | null;
  reason?: string | null;
}

/** Writes every change of every stock down, in the transaction that makes it. */
export class StockLedger {
  constructor(
    private readonly tx: Transaction,
    private readonly now: Date,
  ) {}

  /** The stock with which each product comes into the shop. */
  recordOpenings(openings: Pieces[]): Promise<void> {
    return this.insert(MovementKind.OPENING, openings);
  }

  /** By how much each stock was corrected, by whom and why; below zero where pieces went. */
  recordAdjustments(differences: readonly (Pieces & AdjustmentCause)[]): Promise<void> {
    return this.insert(MovementKind.ADJUSTMENT, differences);
  }

  /** By how much each stock was changed by hand, as what, by whom and why. */
  recordByHand(
    differences: readonly (Pieces & AdjustmentCause & { kind: HandKind })[],
  ): Promise<void> {
    return this.insertAll(differences);
  }

  /** What an order took. */
  recordSale(orderId: number, pieces: Pieces[]): Promise<void> {
    const taken = pieces.map(({ productId, quantity }) => ({ productId, quantity: -quantity }));
    return this.insert(MovementKind.SALE, taken, { orderId });
  }

  /** What an order gave back. */
  recordReturn(orderId: number, pieces: Pieces[]): Promise<void> {
    return this.insert(MovementKind.RETURN, pieces, { orderId });
  }

  /** Pieces that an order gave back and nobody can buy; above zero where they are there after all. */
  recordLosses(kind: LossKind, orderId: number, pieces: Pieces[]): Promise<void> {
    return this.insert(kind, pieces, { orderId });
  }

  /** What an order took and has not given back, in the order of the products' numbers. */
  async heldBy(orderId: number): Promise<Pieces[]> {
    const rows = await this.tx
      .createQueryBuilder(StockMovement, 'movement')
      .select('movement.productId', 'productId')
      .addSelect('SUM(movement.quantity)', 'sum')
      .where('movement.orderId = :orderId', { orderId })
      .andWhere('movement.kind IN (:...kinds)', { kinds: [MovementKind.SALE, MovementKind.RETURN] })
      .groupBy('movement.productId')
      .orderBy('movement.productId')
      .getRawMany<{ productId: number; sum: string | number }>();
    return rows
      .map(({ productId, sum }) => ({ productId, quantity: 0 - Number(sum) }))
      .filter(({ quantity }) => quantity > 0);
  }

  private insert(
    kind: MovementKind,
    pieces: readonly Pieces[],
    cause: { orderId?: number } = {},
  ): Promise<void> {
    return this.insertAll(pieces.map((each) => ({ ...each, ...cause, kind })));
  }

  private async insertAll(pieces: readonly (Pieces & { kind: MovementKind })[]): Promise<void> {
    const movements = pieces
      .filter(({ quantity }) => quantity !== 0)
      .map((each) => ({ ...each, at: this.now }));
    if (movements.length === 0) return;
    await insertRows(this.tx, StockMovement, movements);
  }
}
