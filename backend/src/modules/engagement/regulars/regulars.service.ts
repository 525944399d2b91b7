import { CatalogueService } from '../../catalogue';
import { Clock } from '../../../kernel/clock';
import { outOfRange } from '../../../kernel/shop-error';
import { Viewer, requireCustomer } from '../../../kernel/viewer';
import { OrderLine } from '../../ordering';
import { OrderStatus } from '../../../kernel/order.enums';
import { Database } from '../../../platform/database/database';
import { Purchase, rankRegulars } from './rank-regulars.rules';
import { Regular } from './regular.type';

const MOST_REGULARS = 50;

const YEAR_MS = 365 * 24 * 60 * 60_000;

/** How many of the newest order lines are read: some twenty of them a week. */
const MOST_LINES = 1_000;

/** Products that customers buy regularly. */
export class RegularsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly catalogue: CatalogueService,
  ) {}

  /**
   * Products that the caller bought most often and most recently within a year, those in stock first.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION for an impossible limit
   */
  async of(viewer: Viewer, limit: number): Promise<Regular[]> {
    const customerId = requireCustomer(viewer);
    if (!Number.isInteger(limit) || limit < 1 || limit > MOST_REGULARS)
      throw outOfRange('limit', 1, MOST_REGULARS);
    const now = this.clock.now();
    const purchases = await this.purchasesOf(customerId, new Date(now.getTime() - YEAR_MS));
    const ids = [...new Set(purchases.map(({ productId }) => productId))];
    const products = await this.catalogue.some(ids);
    const isInStock = (id: number) => (products.get(id)?.stockQuantity ?? 0) > 0;
    return rankRegulars(purchases, now, isInStock)
      .flatMap(({ productId, ...times }) => {
        const product = products.get(productId);
        return product ? [{ product, ...times }] : [];
      })
      .slice(0, limit);
  }

  private async purchasesOf(customerId: number, since: Date): Promise<Purchase[]> {
    const lines = await this.database.read
      .createQueryBuilder(OrderLine, 'line')
      .select(['line.id', 'line.productId'])
      .innerJoin('line.order', 'order')
      .addSelect(['order.id', 'order.placedAt'])
      .where('order.customerId = :customerId AND order.placedAt >= :since', { customerId, since })
      .andWhere('order.status NOT IN (:...undone)', {
        undone: [OrderStatus.CANCELLED, OrderStatus.RETURNED],
      })
      .andWhere('line.productId IS NOT NULL')
      .orderBy('order.placedAt', 'DESC')
      .limit(MOST_LINES)
      .getMany();
    return lines.flatMap(({ productId, order }) =>
      productId === null || !order ? [] : [{ productId, placedAt: order.placedAt }],
    );
  }
}
