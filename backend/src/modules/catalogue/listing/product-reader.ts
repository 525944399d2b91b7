import { EntityManager } from 'typeorm';
import { readFlag, readInstant } from '../../../platform/database/columns';
import { Product } from '../products/product.entity';
import { LISTED_FIELDS, ProductRow } from '../products/listed-product';

/** Reads the catalogue from the database: as plain rows, since there are many. */
export class ProductReader {
  constructor(private readonly manager: EntityManager) {}

  /** The products after a number, in the order of their numbers. */
  async after(id: number, limit: number): Promise<ProductRow[]> {
    const rows = await this.rows()
      .where('product.id > :id', { id })
      .orderBy('product.id', 'ASC')
      .limit(limit)
      .getRawMany<StoredRow>();
    return rows.map(asRead);
  }

  /** Those of these products that exist. */
  async some(ids: readonly number[]): Promise<ProductRow[]> {
    const rows = await this.rows()
      .where('product.id IN (:...ids)', { ids })
      .getRawMany<StoredRow>();
    return rows.map(asRead);
  }

  private rows() {
    const query = this.manager.createQueryBuilder().from(Product, 'product').select([]);
    // eslint-disable-next-line grocessay/sql-is-fixed -- names of LISTED_FIELDS
    for (const field of LISTED_FIELDS) query.addSelect(`product.${field}`, field);
    return query;
  }
}

/** A row as the databases return it: a plain object owned by this reader. */
type StoredRow = Omit<ProductRow, Flag | Instant> &
  Record<Flag, number | null> &
  Record<Instant, string | Date | null>;
type Flag = 'isVeg' | 'isHidden';
type Instant = 'visibleFrom' | 'visibleUntil' | 'changedAt';

function asRead(row: StoredRow): ProductRow {
  return Object.assign(row, {
    isVeg: readFlag(row.isVeg),
    isHidden: readFlag(row.isHidden),
    visibleFrom: readInstant(row.visibleFrom),
    visibleUntil: readInstant(row.visibleUntil),
    changedAt: readInstant(row.changedAt),
  });
}
