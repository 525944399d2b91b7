import { EntityTarget, ObjectLiteral } from 'typeorm';
import { Customer, OneTimeLinks } from '../../identity';
import { CatalogueService, ListedProduct } from '../../catalogue';
import { Clock } from '../../../kernel/clock';
import { fieldError, notFound } from '../../../kernel/shop-error';
import { Viewer, requireCustomer } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { insertRows } from '../../../platform/database/dialect/insert-rows';
import { isDuplicateKey, isMissingReference } from '../../../platform/database/dialect/statements';
import { StockAlert } from './stock-alert.entity';
import { WishRepository } from './wish.repository';
import { Wishes } from './wish.type';
import { WishedProduct } from './wished-product.entity';
import { engagementMessages } from '../engagement.messages';

/** More than anybody looks through; prevents a customer from filling the tables. */
const MAX_WISHES = 200;
const MAX_ALERTS = 50;

const REPEATABLE = { repeatable: true };

/** What customers save for later, and what they want to be notified about. */
export class WishService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly catalogue: CatalogueService,
    private readonly links: OneTimeLinks,
  ) {}

  /** The caller's wish list and alerts. Throws UNAUTHENTICATED, FORBIDDEN. */
  async view(viewer: Viewer): Promise<Wishes> {
    const customerId = requireCustomer(viewer);
    const { read } = this.database;
    const found = new WishRepository(read);
    const [wishes, alerts] = [await found.wishesOf(customerId), await found.alertsOf(customerId)];
    const ids = [...wishes, ...alerts].map(({ productId }) => productId);
    const products = await this.catalogue.some([...new Set(ids)]);
    const customer = await read.findOneByOrFail(Customer, { id: customerId });
    return {
      items: wishes.flatMap(({ productId, wishedPaise, wishedAt }) => {
        const product = products.get(productId);
        return product ? [{ product, wishedPaise, wishedAt }] : [];
      }),
      awaited: alerts.flatMap(({ productId }) => products.get(productId) ?? []),
      priceMails: !customer.priceMailsStoppedAt,
      canBeMailed: customer.isEmailVerified,
    };
  }

  /**
   * Saves a product for later. Idempotent.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (productId), VALIDATION (productId: the list is full)
   */
  async add(viewer: Viewer, productId: number): Promise<Wishes> {
    const customerId = requireCustomer(viewer);
    const { pricePaise } = await this.catalogue.byId(productId, 'productId');
    const prices = { wishedPaise: pricePaise, toldPaise: pricePaise };
    const row = { customerId, productId, ...prices, wishedAt: this.clock.now() };
    await this.insertOnce(WishedProduct, row, {
      most: MAX_WISHES,
      key: 'uq_wished_products_customerId_productId',
    });
    return this.view(viewer);
  }

  /** Removes a product from the list. Idempotent. Throws UNAUTHENTICATED, FORBIDDEN. */
  async remove(viewer: Viewer, productId: number): Promise<Wishes> {
    const customerId = requireCustomer(viewer);
    const away = (tx: Transaction) => tx.delete(WishedProduct, { customerId, productId });
    await this.database.write(away, REPEATABLE);
    return this.view(viewer);
  }

  /**
   * Requests a notification of the caller when a product is in stock again.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (productId), VALIDATION (productId: it is in stock, or too many)
   */
  async await(viewer: Viewer, productId: number): Promise<Wishes> {
    const customerId = requireCustomer(viewer);
    const product = await this.catalogue.byId(productId, 'productId');
    if (isThere(product))
      throw fieldError('productId', engagementMessages.inStock({ name: product.name }));
    const row = { customerId, productId, askedAt: this.clock.now() };
    await this.insertOnce(StockAlert, row, {
      most: MAX_ALERTS,
      key: 'uq_stock_alerts_customerId_productId',
    });
    return this.view(viewer);
  }

  /** Cancels the notification about a product. Throws UNAUTHENTICATED, FORBIDDEN. */
  async stopAwaiting(viewer: Viewer, productId: number): Promise<Wishes> {
    const customerId = requireCustomer(viewer);
    const away = (tx: Transaction) => tx.delete(StockAlert, { customerId, productId });
    await this.database.write(away, REPEATABLE);
    return this.view(viewer);
  }

  /** Subscribes the caller to emails about prices, or unsubscribes them. Throws UNAUTHENTICATED, FORBIDDEN. */
  async setPriceMails(viewer: Viewer, wanted: boolean): Promise<Wishes> {
    const customerId = requireCustomer(viewer);
    const priceMailsStoppedAt = wanted ? null : this.clock.now();
    const set = (tx: Transaction) =>
      tx.update(Customer, { id: customerId }, { priceMailsStoppedAt });
    await this.database.write(set, REPEATABLE);
    return this.view(viewer);
  }

  /**
   * Unsubscribes from emails about prices by the link of one of them. Following the link again has no effect.
   * @throws LINK_INVALID
   */
  async stopPriceMails(token: unknown): Promise<void> {
    const link = await this.links.find(this.database.read, token, ['stop-price-mails']);
    const where = { id: link.customerId ?? 0 };
    const changes = { priceMailsStoppedAt: this.clock.now() };
    await this.database.write((tx) => tx.update(Customer, where, changes), REPEATABLE);
  }

  /** Inserts a row that is unique for each customer and product. */
  private async insertOnce<Row extends ObjectLiteral & { customerId: number; productId: number }>(
    type: EntityTarget<Row>,
    row: Partial<Record<keyof Row, unknown>> & { customerId: number; productId: number },
    { most, key }: { most: number; key: string },
  ): Promise<void> {
    const { customerId, productId } = row;
    const work = async (tx: Transaction) => {
      if (await tx.existsBy(type, { customerId, productId } as never)) return;
      const count = await tx.countBy(type, { customerId } as never);
      if (count >= most) throw fieldError('productId', engagementMessages.listFull({ most }));
      await insertRows(tx, type, [row]);
    };
    try {
      await this.database.write(work, REPEATABLE);
    } catch (error) {
      if (isMissingReference(error)) throw notFound('product', 'productId');
      if (!isDuplicateKey(error, key)) throw error; // otherwise another call was a moment faster
    }
  }
}

function isThere({ stockQuantity }: ListedProduct): boolean {
  return stockQuantity > 0;
}
