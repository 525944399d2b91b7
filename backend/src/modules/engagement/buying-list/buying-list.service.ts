import { In } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { addDays, istDate, istInstant } from '../../../kernel/ist';
import { PageOf, PageRequest } from '../../../kernel/page';
import { Viewer } from '../../../kernel/viewer';
import { Database } from '../../../platform/database/database';
import { CatalogueService } from '../../catalogue';
import { lowLevelOf } from '../../catalogue/index.rules';
import { StockAlert } from '../wish-list/stock-alert.entity';
import { BuyingListItem } from './buying-list.type';
import { SALES_DAYS, suggestedPieces } from './suggestion.rules';

/** What to buy: what is low, what was sold of it, and who waits for it. */
export class BuyingListService {
  constructor(
    private readonly database: Pick<Database, 'read'>,
    private readonly clock: Clock,
    private readonly catalogue: CatalogueService,
  ) {}

  /** One page of it. Throws UNAUTHENTICATED, FORBIDDEN, VALIDATION for an impossible page. */
  async list(viewer: Viewer, request: PageRequest): Promise<PageOf<BuyingListItem>> {
    const { items: products, ...page } = await this.catalogue.lowStock(viewer, request);
    const ids = products.map(({ id }) => id);
    const since = istInstant(addDays(istDate(this.clock.now()), -SALES_DAYS), 0);
    const sold = await this.catalogue.soldSince(ids, since);
    const waiting = await this.waitingFor(ids);
    const items = products.map((product) => {
      const level = lowLevelOf(product);
      const soldPieces = Math.max(0, sold.get(product.id) ?? 0);
      const waitingCount = waiting.get(product.id) ?? 0;
      const { stockQuantity } = product;
      const known = { level, soldPieces, waitingCount };
      return { product, ...known, suggestedPieces: suggestedPieces({ ...known, stockQuantity }) };
    });
    return { ...page, items };
  }

  private async waitingFor(productIds: number[]): Promise<Map<number, number>> {
    const rows = await this.database.read
      .createQueryBuilder(StockAlert, 'alert')
      .select('alert.productId', 'productId')
      .addSelect('COUNT(*)', 'waiting')
      .where({ productId: In(productIds) })
      .groupBy('alert.productId')
      .getRawMany<{ productId: number; waiting: string | number }>();
    return new Map(rows.map(({ productId, waiting }) => [productId, Number(waiting)]));
  }
}
