import { EntityManager, In } from 'typeorm';
import { changedFields } from '../../../kernel/changed-fields.rules';
import { ConflictError } from '../../../platform/database/database';
import { findAllLocked, findLocked } from '../../../platform/database/dialect/find-locked';
import { readFlag, readInstant } from '../../../platform/database/columns';
import {
  StockBefore,
  changeStock,
  lockStocks,
  takeLockedStocks,
} from '../../../platform/database/dialect/statements';
import { updateRows } from '../../../platform/database/dialect/update-rows';
import { Product } from './product.entity';
import { Visibility, isVisible } from './visibility.rules';

/** The values that a change is based on: if they changed, the record of the change would be wrong. */
export type ProductRead = Partial<Pick<Product, 'mrpPaise' | 'stockQuantity' | 'version'>>;

/** Reads and writes products with a given manager: that of a read, or of an open transaction. */
export class ProductRepository {
  constructor(private readonly manager: EntityManager) {}

  /**
   * A product, locked until the transaction ends: otherwise a change of a product that sells well would never succeed.
   */
  lock(id: number): Promise<Product | null> {
    return findLocked(this.manager, Product, id);
  }

  /** Those of these products that exist, by their numbers, locked until the transaction ends. */
  async lockAll(ids: readonly number[]): Promise<Map<number, Product>> {
    const products = await findAllLocked(this.manager, Product, ids);
    return new Map(products.map((product) => [product.id, product]));
  }

  /** Takes pieces from stocks that the transaction has locked, in one statement; negative quantities add pieces. */
  async takeLocked(taken: readonly { productId: number; quantity: number }[]): Promise<void> {
    if (taken.length > 0) await takeLockedStocks(this.manager, taken);
  }

  /** The numbers of the products with these SKUs. */
  async idsBySku(skus: readonly string[]): Promise<Map<string, number>> {
    const products = await this.manager.find(Product, {
      select: { id: true, sku: true },
      where: { sku: In([...skus]) },
    });
    return new Map(products.map(({ id, sku }) => [sku ?? '', id]));
  }

  /** The numbers of the products with one of these SKUs or barcodes, the lowest first. */
  async idsByCode(codes: { skus: string[]; barcodes: string[] }, limit: number): Promise<number[]> {
    const products = await this.manager.find(Product, {
      select: { id: true },
      where: [{ sku: In(codes.skus) }, { barcode: In(codes.barcodes) }],
      order: { id: 'ASC' },
      take: limit,
    });
    return products.map(({ id }) => id);
  }

  /**
   * Updates a product if its stock, price and version are as read.
   * @throws ConflictError if they have changed since
   */
  async updateAt(read: ProductRead, { id, ...changes }: Partial<Product>): Promise<void> {
    const { affected } = await this.manager.update(Product, { ...read, id }, changes);
    if (affected !== 1) throw new ConflictError(`Stock, price or version of product ${id}`);
  }

  /** Updates products that the transaction has locked; writes only what differs. */
  async updateLocked(edits: readonly { before: Product; after: Product }[]): Promise<void> {
    const byColumns = new Map<string, { columns: (keyof Product)[]; rows: Product[] }>();
    for (const { before, after } of edits) {
      const names = Object.keys(after) as (keyof Product)[];
      const changed = changedFields(before, after, names);
      if (!changed) continue; // one edit reverted another
      const columns = Object.keys(changed.after) as (keyof Product)[];
      const alike = byColumns.get(columns.join()) ?? { columns, rows: [] };
      byColumns.set(columns.join(), alike);
      alike.rows.push(after);
    }
    for (const alike of byColumns.values()) await updateRows(this.manager, Product, alike);
  }

  /**
   * Deletes a product if its stock, price and version are as read.
   * @throws ConflictError if they have changed since
   */
  async deleteAt(read: ProductRead, id: number): Promise<void> {
    const { affected } = await this.manager.delete(Product, { ...read, id });
    if (affected !== 1) throw new ConflictError(`Stock, price or version of product ${id}`);
  }

  /** The products after an id, in the order of their ids, for responses with all of them. */
  after(id: number, limit: number): Promise<Product[]> {
    return this.manager
      .createQueryBuilder(Product, 'product')
      .where('product.id > :id', { id })
      .orderBy('product.id', 'ASC')
      .limit(limit)
      .getMany();
  }

  /**
   * Takes pieces from the stocks of products, all or none, in two statements.
   * @param soldAt if given, takes only from products that are visible to customers at this instant
   * @returns whether all were available, and the previous stock of each product; hidden ones are omitted
   */
  async takeStocks(
    wanted: readonly { productId: number; quantity: number }[],
    soldAt?: Date,
  ): Promise<{ isTaken: boolean; before: Map<number, number> }> {
    const stocks = await lockStocks(
      this.manager,
      wanted.map(({ productId }) => productId),
    );
    const sold = soldAt ? stocks.filter((each) => isVisible(visibilityOf(each), soldAt)) : stocks;
    const before = new Map(sold.map(({ id, stock }) => [id, stock]));
    const isTaken = wanted.every(
      ({ productId, quantity }) => (before.get(productId) ?? 0) >= quantity,
    );
    if (isTaken) await takeLockedStocks(this.manager, wanted);
    return { isTaken, before };
  }

  /** The products with one of these pack groups, the lowest number first. */
  inPackGroups(packGroups: readonly string[]): Promise<Pick<Product, 'id' | 'packGroup'>[]> {
    return this.manager.find(Product, {
      select: { id: true, packGroup: true },
      where: { packGroup: In([...packGroups]) },
      order: { id: 'ASC' },
    });
  }

  /** Those of these products that still exist. */
  async existing(ids: readonly number[]): Promise<Set<number>> {
    const products = await this.manager.find(Product, {
      select: { id: true },
      where: { id: In([...ids]) },
    });
    return new Set(products.map(({ id }) => id));
  }

  /**
   * Adds pieces to the stock; negative quantities remove pieces.
   * @returns the new stock; undefined if the product was deleted
   */
  changeStock(id: number, quantity: number): Promise<number | undefined> {
    return changeStock(this.manager, id, quantity);
  }
}

function visibilityOf({ isHidden, visibleFrom, visibleUntil }: StockBefore): Visibility {
  return {
    isHidden: readFlag(isHidden),
    visibleFrom: readInstant(visibleFrom),
    visibleUntil: readInstant(visibleUntil),
  };
}
