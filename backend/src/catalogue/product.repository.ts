import { EntityManager, SelectQueryBuilder } from 'typeorm';
import { ConflictError } from '../platform/db/database';
import { changeStock } from '../platform/db/dialect';
import { Product } from './product.entity';
import { ProductSort } from './product.page';
import { likePattern } from './search.rules';

/** What a list of products is narrowed to. */
export interface ProductFilter {
  words: string[];
  categoryId?: number;
  inStock: boolean;
}

/** What a change was worked out against: it must still be so, or what is written down of it would not be true. */
export type ProductRead = Partial<Pick<Product, 'mrpPaise' | 'stockQuantity'>>;

/** Column and direction of each order; the id breaks ties, so that pages neither repeat nor leave out. */
const ORDERS: Record<
  ProductSort,
  ['LOWER(product.name)' | 'product.mrpPaise' | 'product.id', 'ASC' | 'DESC']
> = {
  [ProductSort.NAME]: ['LOWER(product.name)', 'ASC'],
  [ProductSort.PRICE_LOW_TO_HIGH]: ['product.mrpPaise', 'ASC'],
  [ProductSort.PRICE_HIGH_TO_LOW]: ['product.mrpPaise', 'DESC'],
  [ProductSort.NEWEST]: ['product.id', 'DESC'],
};

/** Reads and writes products with the manager it is given: that of a read, or of an open transaction. */
export class ProductRepository {
  constructor(private readonly manager: EntityManager) {}

  find(id: number): Promise<Product | null> {
    return this.manager.findOneBy(Product, { id });
  }

  /**
   * Writes a product as against the stock and price that were read of it.
   * @throws ConflictError where they have changed since
   */
  async updateAt(read: ProductRead, { id, ...changes }: Partial<Product>): Promise<void> {
    const { affected } = await this.manager.update(Product, { ...read, id }, changes);
    if (affected !== 1) throw new ConflictError(`Stock or price of product ${id}`);
  }

  /**
   * Deletes a product as against the stock and price that were read of it.
   * @throws ConflictError where they have changed since
   */
  async deleteAt(read: ProductRead, id: number): Promise<void> {
    const { affected } = await this.manager.delete(Product, { ...read, id });
    if (affected !== 1) throw new ConflictError(`Stock or price of product ${id}`);
  }

  /** One page of the list, and how many products match in all: two statements. */
  list(
    filter: ProductFilter,
    sort: ProductSort,
    offset: number,
    limit: number,
  ): Promise<[Product[], number]> {
    const [column, direction] = ORDERS[sort];
    const query = this.manager.createQueryBuilder(Product, 'product');
    narrow(query, filter);
    /* eslint-disable grocessay/sql-is-fixed -- a column of ORDERS, which an enum picks */
    if (column === 'LOWER(product.name)')
      query.addSelect(column, 'sort_name').orderBy('sort_name', direction);
    else query.orderBy(column, direction);
    /* eslint-enable grocessay/sql-is-fixed */
    if (column !== 'product.id') query.addOrderBy('product.id', 'ASC');
    return query.offset(offset).limit(limit).getManyAndCount();
  }

  /** The products after an id, in the order of their ids, for answers that hold all of them. */
  after(id: number, limit: number): Promise<Product[]> {
    return this.manager
      .createQueryBuilder(Product, 'product')
      .where('product.id > :id', { id })
      .orderBy('product.id', 'ASC')
      .limit(limit)
      .getMany();
  }

  /** How many products each category has, in one statement. */
  async countByCategory(): Promise<Map<number, number>> {
    const rows = await this.manager
      .createQueryBuilder(Product, 'product')
      .select('product.categoryId', 'categoryId')
      .addSelect('COUNT(*)', 'productCount')
      .groupBy('product.categoryId')
      .getRawMany<{ categoryId: number; productCount: string | number }>();
    return new Map(rows.map((row) => [row.categoryId, Number(row.productCount)]));
  }

  /**
   * Takes pieces out of the stock, if there are that many.
   * @returns what is left; undefined where there are not as many (or there is no such product), and nothing was taken
   */
  takeStock(id: number, quantity: number): Promise<number | undefined> {
    return changeStock(this.manager, id, -quantity);
  }

  /**
   * Puts pieces back into the stock.
   * @returns what is there then; undefined where the product has left the shop
   */
  putBack(id: number, quantity: number): Promise<number | undefined> {
    return changeStock(this.manager, id, quantity);
  }
}

function narrow(
  query: SelectQueryBuilder<Product>,
  { words, categoryId, inStock }: ProductFilter,
): void {
  words.forEach((word, index) => {
    // eslint-disable-next-line grocessay/sql-is-fixed -- the number of the word names its parameter
    query.andWhere(`product.searchText LIKE :word${index} ESCAPE '!'`, {
      [`word${index}`]: likePattern(word),
    });
  });
  if (categoryId !== undefined) query.andWhere('product.categoryId = :categoryId', { categoryId });
  if (inStock) query.andWhere('product.stockQuantity > 0');
}
