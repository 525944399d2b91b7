import { Between, EntityManager, MoreThan } from 'typeorm';
import { AuditEntry, AuditSubject } from '../../operations/audit/audit-entry.entity';
import { readFlag } from '../../../platform/database/columns';
import { Product } from '../product.entity';
import { LISTED_FIELDS, ProductRow } from './listed-product';

/** An entry of the audit log, as far as it says that a product changed. */
export type ProductNews = Pick<AuditEntry, 'id' | 'subject' | 'subjectId'>;

/** What the catalogue in memory reads of the database: plain rows, since there are many. */
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

  /** Those of these products that there are. */
  async some(ids: readonly number[]): Promise<ProductRow[]> {
    const rows = await this.rows()
      .where('product.id IN (:...ids)', { ids })
      .getRawMany<StoredRow>();
    return rows.map(asRead);
  }

  /** The number of the newest entry of the audit log; 0 where there is none. */
  async newestEntry(): Promise<number> {
    return (await this.manager.maximum(AuditEntry, 'id')) ?? 0;
  }

  /** The entries after a number, the oldest first. */
  newsAfter(id: number, limit: number): Promise<ProductNews[]> {
    return this.manager.find(AuditEntry, {
      select: { id: true, subject: true, subjectId: true },
      where: { id: MoreThan(id) },
      order: { id: 'ASC' },
      take: limit,
    });
  }

  /** How many entries there are after one number and up to another. */
  countEntries(afterId: number, upToId: number): Promise<number> {
    return this.manager.countBy(AuditEntry, { id: Between(afterId + 1, upToId) });
  }

  private rows() {
    const query = this.manager.createQueryBuilder().from(Product, 'product').select([]);
    // eslint-disable-next-line grocessay/sql-is-fixed -- names of LISTED_FIELDS
    for (const field of LISTED_FIELDS) query.addSelect(`product.${field}`, field);
    return query;
  }
}

/** A row as the databases give it: a plain object that is this reader's own. */
type StoredRow = Omit<ProductRow, 'isVeg'> & { isVeg: number | null };

function asRead(row: StoredRow): ProductRow {
  return Object.assign(row, { isVeg: readFlag(row.isVeg) });
}

/** The products that the news are about, each once. */
export function productsOf(news: readonly ProductNews[]): number[] {
  const ids = news
    .filter(({ subject }) => subject === AuditSubject.PRODUCT)
    .flatMap(({ subjectId }) => subjectId ?? []);
  return [...new Set(ids)];
}
