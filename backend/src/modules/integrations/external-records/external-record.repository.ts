import { EntityManager, EntityTarget, FindOptionsWhere, In } from 'typeorm';
import { Permission } from '../../../kernel/permissions';
import { Thing } from '../../../kernel/shop-error';
import { findAllLocked } from '../../../platform/database/dialect/find-locked';
import { insertRows } from '../../../platform/database/dialect/insert-rows';
import { updateRows } from '../../../platform/database/dialect/update-rows';
import { Product } from '../../catalogue';
import { Customer } from '../../identity';
import { Order } from '../../ordering';
import { ExternalRecord } from './external-record.entity';
import { KeptRecord, KeptRecords, Metadata, isNothing } from './external-record.rules';
import { ExternalSubject } from './external-subject.enum';

/** The row of a subject, if it exists; a deleted customer leaves an empty row. */
interface StoredSubject {
  id: number;
  deletedAt?: Date | null;
}

/** A kind of subject: its name, how it is stored, and the permission to see it. */
interface SubjectKind {
  thing: Thing;
  type: EntityTarget<StoredSubject>;
  column: 'productId' | 'orderId' | 'customerId';
  permission: Permission;
}

/** All kinds of subjects. */
export const SUBJECTS: Readonly<Record<ExternalSubject, SubjectKind>> = {
  [ExternalSubject.PRODUCT]: {
    thing: 'product',
    type: Product,
    column: 'productId',
    permission: 'manage-catalogue',
  },
  [ExternalSubject.ORDER]: {
    thing: 'order',
    type: Order,
    column: 'orderId',
    permission: 'read-orders',
  },
  [ExternalSubject.CUSTOMER]: {
    thing: 'customer',
    type: Customer,
    column: 'customerId',
    permission: 'read-customer-emails',
  },
};

/** Selects the records of these subjects. */
export function recordsAbout(
  subject: ExternalSubject,
  subjectIds: readonly number[],
): FindOptionsWhere<ExternalRecord> {
  const where: FindOptionsWhere<ExternalRecord> = { subject };
  where[SUBJECTS[subject].column] = In([...subjectIds]);
  return where;
}

/** The id of the subject of a record. */
export function subjectIdOf({ productId, orderId, customerId }: ExternalRecord): number {
  return productId ?? orderId ?? customerId ?? 0;
}

/** The texts of a record, by key. */
export function metadataOf({ metadataJson }: ExternalRecord): Metadata {
  return JSON.parse(metadataJson) as Metadata;
}

/** One program's records of one kind of subject, read and written with the manager of an open transaction. */
export class ExternalRecordRepository {
  constructor(
    private readonly manager: EntityManager,
    private readonly namespace: string,
    private readonly subject: ExternalSubject,
  ) {}

  /**
   * Locks those of these subjects that exist, so that they and their records stay unchanged until the transaction ends.
   */
  async lockSubjects(ids: readonly number[]): Promise<Set<number>> {
    const found = await findAllLocked(this.manager, SUBJECTS[this.subject].type, ids);
    return new Set(found.filter(({ deletedAt }) => !deletedAt).map(({ id }) => id));
  }

  /** The records of these subjects. */
  of(subjectIds: readonly number[]): Promise<ExternalRecord[]> {
    return this.find(recordsAbout(this.subject, subjectIds));
  }

  /** The records that have these external ids. */
  withExternalIds(externalIds: readonly string[]): Promise<ExternalRecord[]> {
    return this.find({ subject: this.subject, externalId: In([...externalIds]) });
  }

  /** Writes the records of locked subjects, given the stored records that were read before. */
  async write(stored: readonly ExternalRecord[], { kept }: KeptRecords): Promise<void> {
    const records = new Map(stored.map((record) => [subjectIdOf(record), record]));
    const emptied: number[] = [];
    const changed: ExternalRecord[] = [];
    const added: Omit<ExternalRecord, 'id'>[] = [];
    for (const [subjectId, now] of kept) {
      const record = records.get(subjectId);
      const columns = columnsOf(now);
      if (!record) {
        if (!isNothing(now)) added.push(this.newRecord(subjectId, columns));
      } else if (isNothing(now)) emptied.push(record.id);
      else if (isOther(record, columns)) changed.push({ ...record, ...columns });
    }
    if (emptied.length > 0) await this.manager.delete(ExternalRecord, emptied);
    if (changed.length > 0) {
      // Clear the external ids first, because the unique key is checked row by row and records may exchange their ids.
      const ids = changed.map(({ id }) => id);
      await this.manager.update(ExternalRecord, { id: In(ids) }, { externalId: null });
      const columns = ['externalId', 'metadataJson'] as const;
      await updateRows(this.manager, ExternalRecord, { columns, rows: changed });
    }
    if (added.length > 0) await insertRows(this.manager, ExternalRecord, added);
  }

  private find(which: FindOptionsWhere<ExternalRecord>): Promise<ExternalRecord[]> {
    return this.manager.findBy(ExternalRecord, { namespace: this.namespace, ...which });
  }

  private newRecord(subjectId: number, columns: Columns): Omit<ExternalRecord, 'id'> {
    const { namespace, subject } = this;
    const nobody = { productId: null, orderId: null, customerId: null };
    const record: Omit<ExternalRecord, 'id'> = { namespace, subject, ...nobody, ...columns };
    record[SUBJECTS[subject].column] = subjectId;
    return record;
  }
}

type Columns = Pick<ExternalRecord, 'externalId' | 'metadataJson'>;

function columnsOf({ externalId, metadata }: KeptRecord): Columns {
  return { externalId, metadataJson: JSON.stringify(metadata) };
}

function isOther(record: ExternalRecord, { externalId, metadataJson }: Columns): boolean {
  return record.externalId !== externalId || record.metadataJson !== metadataJson;
}
