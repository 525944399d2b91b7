import { LessThan, LessThanOrEqual } from 'typeorm';
import { assertPage } from '../../../kernel/page';
import { readSoughtNumber } from '../../../kernel/record-id';
import { notFound } from '../../../kernel/shop-error';
import { Viewer, requirePermission } from '../../../kernel/viewer';
import { Database } from '../../../platform/database/database';
import { Product } from '../products/product.entity';
import { StockMovement } from '../products/stock-movement.entity';
import { StockMovementPart } from './stock-movement.type';

/** The stock ledger, for the staff. */
export class StockMovementsService {
  constructor(private readonly database: Pick<Database, 'read'>) {}

  /**
   * A part of the movements of a product after another one, the newest first, each with the stock after it.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, VALIDATION (after, pageSize)
   */
  async of(
    viewer: Viewer,
    productId: number,
    { after, pageSize }: { after: string | null; pageSize: number },
  ): Promise<StockMovementPart> {
    requirePermission(viewer, 'manage-catalogue');
    assertPage({ page: 1, pageSize });
    const { read } = this.database;
    if (!(await read.existsBy(Product, { id: productId }))) throw notFound('product', 'productId');
    const place = after === null ? null : readSoughtNumber(after, 'after');
    const found = await read.find(StockMovement, {
      where: { productId, ...(place !== null && { id: LessThan(place) }) },
      order: { id: 'DESC' },
      take: pageSize + 1,
    });
    const shown = found.slice(0, pageSize);
    const stocks = await this.stocksAt(productId, shown);
    const items = shown.map((movement) => {
      const stockAfter = stocks.get(movement.locationId) ?? 0;
      stocks.set(movement.locationId, stockAfter - movement.quantity);
      return { ...movement, stockAfter };
    });
    return { items, hasNext: found.length > pageSize, endCursor: shown.at(-1)?.id ?? null };
  }
  /** The stock at each place after the newest of these movements: the sum of the movements up to it. */
  private async stocksAt(
    productId: number,
    [newest]: readonly StockMovement[],
  ): Promise<Map<number | null, number>> {
    if (!newest) return new Map();
    const sums = await this.database.read
      .createQueryBuilder(StockMovement, 'movement')
      .select('movement.locationId', 'locationId')
      .addSelect('SUM(movement.quantity)', 'pieces')
      .where({ productId, id: LessThanOrEqual(newest.id) })
      .groupBy('movement.locationId')
      .getRawMany<{ locationId: number | null; pieces: string | number }>();
    return new Map(sums.map(({ locationId, pieces }) => [locationId, Number(pieces)]));
  }
}
