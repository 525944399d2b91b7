import { EntityManager, In, MoreThan, MoreThanOrEqual } from 'typeorm';
import { MovementKind, StockMovement } from '../products/stock-movement.entity';

/** Pieces of a product that an order took (negative) or returned. */
export interface SaleMovement {
  id: number;
  productId: number;
  orderId: number;
  quantity: number;
}

/** Reads the stock ledger for the sales figures. */
export class SalesReader {
  constructor(private readonly manager: EntityManager) {}

  /** The number of the latest movement; 0 if there is none. */
  async newestMovement(): Promise<number> {
    return (await this.manager.maximum(StockMovement, 'id')) ?? 0;
  }

  /** Movements of orders after another movement, the oldest first. */
  async salesAfter(id: number, limit: number): Promise<SaleMovement[]> {
    const movements = await this.manager.find(StockMovement, {
      select: { id: true, productId: true, orderId: true, quantity: true },
      where: { id: MoreThan(id), kind: In([MovementKind.SALE, MovementKind.RETURN]) },
      order: { id: 'ASC' },
      take: limit,
    });
    return movements.map((movement) => ({ ...movement, orderId: movement.orderId ?? 0 }));
  }

  /** Pieces of each of these products sold since an instant, less returned ones. */
  async soldSince(ids: readonly number[], since: Date): Promise<Map<number, number>> {
    const rows = await this.manager
      .createQueryBuilder(StockMovement, 'movement')
      .select('movement.productId', 'productId')
      .addSelect('SUM(movement.quantity)', 'quantity')
      .where({
        productId: In([...ids]),
        kind: In([MovementKind.SALE, MovementKind.RETURN]),
        at: MoreThanOrEqual(since),
      })
      .groupBy('movement.productId')
      .getRawMany<{ productId: number; quantity: string | number }>();
    return new Map(rows.map(({ productId, quantity }) => [productId, 0 - Number(quantity)]));
  }
}
