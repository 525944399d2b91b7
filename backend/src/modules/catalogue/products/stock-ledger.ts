import { Transaction } from '../../../platform/database/database';
import { insertRows } from '../../../platform/database/dialect/insert-rows';
import { MovementKind, StockMovement } from './stock-movement.entity';

/** Pieces of one product. */
export interface Pieces {
  productId: number;
  quantity: number;
}

/** Why returned pieces of an order cannot be sold. */
export type LossKind = MovementKind.COUNT | MovementKind.WASTE;

/** Why somebody changed a stock by hand. */
export type HandKind =
  | LossKind
  | MovementKind.ADJUSTMENT
  | MovementKind.RECEIVED
  | MovementKind.UNDONE
  | MovementKind.THEFT
  | MovementKind.TRANSFER;

/** Who changed a stock by hand, and why. */
export interface AdjustmentCause {
  adminId?: number | null;
  reason?: string | null;
  /** The stock location whose stock changed; the shop if omitted. */
  locationId?: number | null;
}

/** Records every change of a stock, in the same transaction. */
export class StockLedger {
  constructor(
    private readonly tx: Transaction,
    private readonly now: Date,
  ) {}

  /** Records the initial stock of products. */
  recordOpenings(openings: Pieces[]): Promise<void> {
    return this.insert(MovementKind.OPENING, openings);
  }

  /** Records the difference of corrected stocks, by whom and why; negative for removed pieces. */
  recordAdjustments(differences: readonly (Pieces & AdjustmentCause)[]): Promise<void> {
    return this.insert(MovementKind.ADJUSTMENT, differences);
  }

  /** Records the difference of stocks changed by hand, with the kind, by whom and why. */
  recordByHand(
    differences: readonly (Pieces & AdjustmentCause & { kind: HandKind })[],
  ): Promise<void> {
    return this.insertAll(differences);
  }

  /** Records what an order took. */
  recordSale(orderId: number, pieces: Pieces[]): Promise<void> {
    const taken = pieces.map(({ productId, quantity }) => ({ productId, quantity: -quantity }));
    return this.insert(MovementKind.SALE, taken, { orderId });
  }

  /** Records what an order returned. */
  recordReturn(orderId: number, pieces: Pieces[]): Promise<void> {
    return this.insert(MovementKind.RETURN, pieces, { orderId });
  }

  /** Records returned pieces of an order that cannot be sold; positive if they were found after all. */
  recordLosses(kind: LossKind, orderId: number, pieces: Pieces[]): Promise<void> {
    return this.insert(kind, pieces, { orderId });
  }

  /** The pieces that an order took and has not returned, in the order of the products' numbers. */
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
