import { EntityManager } from 'typeorm';
import { readFlag, readInstant } from '../../../platform/database/columns';
import { LISTED_FIELDS, ProductRow } from '../products/listed-product';

/** Reads the catalogue from the database: as plain rows, since there are many. */
export class ProductReader {
  constructor(private readonly manager: EntityManager) {}

  /** The products after a number, in the order of their numbers. */
  after(id: number, limit: number): Promise<ProductRow[]> {
    return this.read('id > ? ORDER BY id LIMIT ?', [id, limit]);
  }

  /** Those of these products that exist. */
  some(ids: readonly number[]): Promise<ProductRow[]> {
    return this.read(`id IN (${ids.map(() => '?').join(', ')})`, ids);
  }

  /** Without a query builder, which would put together the long list of columns for each read: every order has one. */
  private async read(condition: string, values: readonly number[]): Promise<ProductRow[]> {
    // eslint-disable-next-line grocessay/sql-is-fixed -- put together of fixed parts, with a ? for each value
    const rows = await this.manager.query<StoredRow[]>(`${SELECT} WHERE ${condition}`, [...values]);
    return rows.map(asRead);
  }
}

// eslint-disable-next-line grocessay/sql-is-fixed -- names of LISTED_FIELDS
const SELECT = `SELECT ${LISTED_FIELDS.join(', ')} FROM products`;

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
