import { EntityManager, In, LessThan } from 'typeorm';
import { StockAlert } from './stock-alert.entity';
import { WishedProduct } from './wished-product.entity';

/** A price that fell below what its customer last knew. */
export interface FallenPrice {
  id: number;
  productId: number;
  toldPaise: number;
  pricePaise: number;
}

/** What `isVisible` of the catalogue says of a product, in SQL. */
const IS_VISIBLE = `COALESCE(product.isHidden, 0) = 0
  AND (product.visibleFrom IS NULL OR product.visibleFrom <= :now)
  AND (product.visibleUntil IS NULL OR product.visibleUntil > :now)`;
/** What can be had now, and what became cheaper that customers find. */
const IS_THERE = `product.stockQuantity > 0 AND ${IS_VISIBLE}`;
const IS_CHEAPER = `COALESCE(product.sellingPaise, product.mrpPaise) < wish.toldPaise
  AND ${IS_VISIBLE}`;

/** Reads and writes what customers wish with the manager it is given: that of a read, or of an open transaction. */
export class WishRepository {
  constructor(private readonly manager: EntityManager) {}

  /** What a customer saved, the newest first. */
  wishesOf(customerId: number): Promise<WishedProduct[]> {
    return this.manager.find(WishedProduct, { where: { customerId }, order: { id: 'DESC' } });
  }

  /** What a customer waits for, the newest first. */
  alertsOf(customerId: number): Promise<StockAlert[]> {
    return this.manager.find(StockAlert, { where: { customerId }, order: { id: 'DESC' } });
  }

  /** Customers by number with something in stock again that they wait for, and who can be written to. */
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

  /** What a customer waits for that is in stock again. */
  alertsInStock(now: Date, customerId: number): Promise<StockAlert[]> {
    return this.manager
      .createQueryBuilder(StockAlert, 'alert')
      .innerJoin('alert.product', 'product', IS_THERE, { now })
      .where('alert.customerId = :customerId', { customerId })
      .orderBy('alert.id')
      .getMany();
  }

  /** @returns how many of them were still there */
  async deleteAlerts(ids: number[]): Promise<number> {
    const { affected } = await this.manager.delete(StockAlert, { id: In(ids) });
    return affected ?? 0;
  }

  /** Customers by number with a saved product that became cheaper, who can and want to be written to. */
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

  /** What a customer saved that became cheaper. */
  fallenPricesOf(now: Date, customerId: number): Promise<FallenPrice[]> {
    return this.manager
      .createQueryBuilder(WishedProduct, 'wish')
      .select('wish.id', 'id')
      .addSelect('wish.productId', 'productId')
      .addSelect('wish.toldPaise', 'toldPaise')
      .addSelect('COALESCE(product.sellingPaise, product.mrpPaise)', 'pricePaise')
      .innerJoin('wish.product', 'product', IS_CHEAPER, { now })
      .where('wish.customerId = :customerId', { customerId })
      .orderBy('wish.id')
      .getRawMany<FallenPrice>();
  }

  /** Products by number that became dearer than somebody who saved them knows. */
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

  /** Takes note of a higher price of a product, for everybody who saved it. */
  async noteDearer(productId: number, pricePaise: number): Promise<void> {
    const where = { productId, toldPaise: LessThan(pricePaise) };
    await this.manager.update(WishedProduct, where, { toldPaise: pricePaise });
  }

  /** Takes note of a lower price; false where that was done meanwhile. */
  async noteFallen({ id, toldPaise, pricePaise }: FallenPrice): Promise<boolean> {
    const { affected } = await this.manager.update(
      WishedProduct,
      { id, toldPaise },
      { toldPaise: pricePaise },
    );
    return affected === 1;
  }
}
