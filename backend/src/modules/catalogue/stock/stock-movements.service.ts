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
    const [newest] = shown;
    // The sum of the movements up to one is the stock after it.
    let stock = newest
      ? ((await read.sum(StockMovement, 'quantity', {
          productId,
          id: LessThanOrEqual(newest.id),
        })) ?? 0)
      : 0;
    const items = shown.map((movement) => {
      const stockAfter = Number(stock);
      stock = stockAfter - movement.quantity;
      return { ...movement, stockAfter };
    });
    return { items, hasNext: found.length > pageSize, endCursor: shown.at(-1)?.id ?? null };
  }
}
