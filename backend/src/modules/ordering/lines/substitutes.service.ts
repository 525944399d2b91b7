import { Clock } from '../../../kernel/clock';
import { CatalogueService, ListedProduct } from '../../catalogue';
import { Substitution } from '../../../kernel/order.enums';
import { notFound } from '../../../kernel/shop-error';
import { Viewer, requirePermission } from '../../../kernel/viewer';
import { Database } from '../../../platform/database/database';
import { OrderLine } from '../orders/order-line.entity';
import { assertPickersWork } from '../orders/picker-view';
import type { LineShelf } from './line-shelf.type';

/** As many as a picker can compare on a phone. */
const MOST_SUBSTITUTES = 3;

/** Suggests substitutes for missing products. */
export class SubstitutesService {
  constructor(
    private readonly database: Database,
    private readonly catalogue: CatalogueService,
    private readonly clock: Clock,
  ) {}

  /**
   * Possible substitutes for the product of a line: of the same category and type, in stock, and at most as expensive;
   * most similar first. None if the customer wants none.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
   */
  async forLine(viewer: Viewer, lineId: number): Promise<ListedProduct[]> {
    requirePermission(viewer, 'pick-orders');
    const line = await this.database.read.findOne(OrderLine, {
      where: { id: lineId },
      relations: { order: true },
    });
    if (!line?.order) throw notFound('order line', 'orderLineId');
    assertPickersWork(viewer, line.order, this.clock.now(), ['order line', 'orderLineId']);
    const { productId, unitPricePaise, order } = line;
    if (productId === null || order.substitution === Substitution.NO_SUBSTITUTE) return [];
    return this.catalogue.insteadOf(productId, unitPricePaise, MOST_SUBSTITUTES);
  }

  /** The shelf locations of products, by product id; without removed products. */
  async whereFound(ids: readonly number[]): Promise<Map<number, LineShelf[]>> {
    const products = await this.catalogue.known(ids);
    return new Map(
      [...products].map(([id, { shelfLocation, barcode, sku, aliases, category }]) => [
        id,
        [{ shelfLocation, barcode, sku, aliases, category, categoryName: category.name }],
      ]),
    );
  }
}
