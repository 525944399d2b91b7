import { EntityManager, In, LessThan } from 'typeorm';
import { StockAlert } from './stock-alert.entity';
import { WishedProduct } from './wished-product.entity';

/** A price below the one that its customer last knew. */
export interface FallenPrice {
  id: number;
  productId: number;
  toldPaise: number;
  pricePaise: number;
}

/** `isVisible` of the catalogue, in SQL. */
const IS_VISIBLE = `COALESCE(product.isHidden, 0) = 0
  AND (product.visibleFrom IS NULL OR product.visibleFrom <= :now)
  AND (product.visibleUntil IS NULL OR product.visibleUntil > :now)`;
/** In stock and visible to customers. */
const IS_THERE = `product.stockQuantity > 0 AND ${IS_VISIBLE}`;
const IS_CHEAPER = `COALESCE(product.sellingPaise, product.mrpPaise) < wish.toldPaise
  AND ${IS_VISIBLE}`;

/** Reads and writes wish lists with a given manager: that of a read, or of an open transaction. */
export class WishRepository {
  constructor(private readonly manager: EntityManager) {}

  /** The saved products of a customer, the newest first. */
  wishesOf(customerId: number): Promise<WishedProduct[]> {
    return this.manager.find(WishedProduct, { where: { customerId }, order: { id: 'DESC' } });
  }

  /** The products that a customer waits for, the newest first. */
  alertsOf(customerId: number): Promise<StockAlert[]> {
    return this.manager.find(StockAlert, { where: { customerId }, order: { id: 'DESC' } });
  }

  /** Numbers of customers who wait for something that is in stock again, and can be notified. */
  async customersWithStockAlerts(now: Date, afterId: number, limit: number): Promise<number[]> {
    const rows = await this.manager
      .createQueryBuilder(StockAlert, 'alert')
      .select('alert.customerId', 'customerId')
      .distinct(true)
      .innerJoin('alert.product', 'product', IS_THERE, { now })
      .innerJoin('alert.customer', 'customer', 'customer.emailVerifiedAt IS NOT NULL')
      .where('alert.customerId > :afterId', { afterId })
      .orderBy('alert.customerId')
      .limit(limit)
      .getRawMany<{ customerId: number }>();
    return rows.map(({ customerId }) => customerId);
  }

  /** The products that a customer waits for and that are in stock again, at most so many. */
  alertsInStock(now: Date, customerId: number, limit: number): Promise<StockAlert[]> {
    return this.manager
      .createQueryBuilder(StockAlert, 'alert')
      .innerJoin('alert.product', 'product', IS_THERE, { now })
      .where('alert.customerId = :customerId', { customerId })
      .orderBy('alert.id')
      .limit(limit)
      .getMany();
  }

  /** @returns how many of them still existed */
  async deleteAlerts(ids: number[]): Promise<number> {
    const { affected } = await this.manager.delete(StockAlert, { id: In(ids) });
    return affected ?? 0;
  }

  /** Ends that a customer waits for some products, and lets them wait for others, unless they already do. */
  async changeAwaited(
    customerId: number,
    { ended, awaited, askedAt }: { ended: number[]; awaited: number[]; askedAt: Date },
  ): Promise<void> {
    await this.manager.delete(StockAlert, { customerId, productId: In(ended) });
    if (awaited.length === 0) return;
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(StockAlert)
      .values(awaited.map((productId) => ({ customerId, productId, askedAt })))
      .orIgnore()
      .execute();
  }

  /** Numbers of customers with a saved product that became cheaper, who can and want to be notified. */
  async customersWithPriceAlerts(now: Date, afterId: number, limit: number): Promise<number[]> {
    const rows = await this.manager
      .createQueryBuilder(WishedProduct, 'wish')
      .select('wish.customerId', 'customerId')
      .distinct(true)
      .innerJoin('wish.product', 'product', IS_CHEAPER, { now })
      .innerJoin(
        'wish.customer',
        'customer',
        'customer.emailVerifiedAt IS NOT NULL AND customer.priceMailsStoppedAt IS NULL',
      )
      .where('wish.customerId > :afterId', { afterId })
      .orderBy('wish.customerId')
      .limit(limit)
      .getRawMany<{ customerId: number }>();
    return rows.map(({ customerId }) => customerId);
  }

  /** The saved products of a customer that became cheaper, at most so many. */
  fallenPricesOf(now: Date, customerId: number, limit: number): Promise<FallenPrice[]> {
    return this.manager
      .createQueryBuilder(WishedProduct, 'wish')
      .select('wish.id', 'id')
      .addSelect('wish.productId', 'productId')
      .addSelect('wish.toldPaise', 'toldPaise')
      .addSelect('COALESCE(product.sellingPaise, product.mrpPaise)', 'pricePaise')
      .innerJoin('wish.product', 'product', IS_CHEAPER, { now })
      .where('wish.customerId = :customerId', { customerId })
      .orderBy('wish.id')
      .limit(limit)
      .getRawMany<FallenPrice>();
  }

  /** Products that became dearer than a customer who saved them knows, by number. */
  async dearerProducts(
    afterId: number,
    limit: number,
  ): Promise<{ id: number; pricePaise: number }[]> {
    return this.manager
      .createQueryBuilder(WishedProduct, 'wish')
      .select('product.id', 'id')
      .addSelect('COALESCE(product.sellingPaise, product.mrpPaise)', 'pricePaise')
      .distinct(true)
      .innerJoin(
        'wish.product',
        'product',
        'COALESCE(product.sellingPaise, product.mrpPaise) > wish.toldPaise',
      )
      .where('product.id > :afterId', { afterId })
      .orderBy('product.id')
      .limit(limit)
      .getRawMany<{ id: number; pricePaise: number }>();
  }

  /** Records a higher price of a product, for all customers who saved it. */
  async noteDearer(productId: number, pricePaise: number): Promise<void> {
    const where = { productId, toldPaise: LessThan(pricePaise) };
    await this.manager.update(WishedProduct, where, { toldPaise: pricePaise });
  }

  /** Records a lower price; false if that was done meanwhile. */
  async noteFallen({ id, toldPaise, pricePaise }: FallenPrice): Promise<boolean> {
    const { affected } = await this.manager.update(
      WishedProduct,
      { id, toldPaise },
      { toldPaise: pricePaise },
    );
    return affected === 1;
  }
}
