import { FindOptionsWhere, In, MoreThan } from 'typeorm';
import { kernelMessages } from '../../../kernel/kernel.messages';
import { MAX_PAGE_SIZE, assertPage } from '../../../kernel/page';
import { readRecordId, readSoughtNumber } from '../../../kernel/record-id';
import { assertRowCount, carryOutRows, refusalOfRow } from '../../../kernel/rows';
import { ShopError, fieldError, notFound } from '../../../kernel/shop-error';
import { StaffViewer, Viewer, forbidden, requireStaff } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { isDuplicateKey } from '../../../platform/database/dialect/statements';
import { DomainEvents } from '../../../platform/events/domain-events';
import { assertValidChanges } from '../../../platform/validation/assert-valid';
import { trimTexts } from '../../../platform/validation/trim-texts';
import { ExternalProductIds } from '../../catalogue';
import { ExternalRecord } from './external-record.entity';
import { externalRecordChanged } from './external-record.events';
import { ExternalRecordRow } from './external-record.input';
import {
  ExternalRecordRepository,
  SUBJECTS,
  metadataOf,
  recordsAbout,
  subjectIdOf,
} from './external-record.repository';
import { KeptRecords, RecordChange, RecordStep } from './external-record.rules';
import { ExternalRecordPart, ExternalRowResult, ToldExternalRecord } from './external-record.type';
import { ExternalSubject } from './external-subject.enum';

/** How often rows are tried in total if a concurrent request takes one of their external ids. */
const MOST_TRIES = 3;

/** A query for records; null means no restriction. */
export interface ExternalRecordsRequest {
  subject: ExternalSubject;
  externalIds: string[] | null;
  subjectIds: string[] | null;
  namespace: string | null;
  /** The id of the last record of the previous page. */
  after: string | null;
  pageSize: number;
}

/** A program with the namespace of its records. */
type Program = StaffViewer & { readonly namespace: string };

/**
 * Keeps external ids and metadata of products, orders and customers. Each program has its own, invisible to the others.
 */
export class ExternalRecords implements ExternalProductIds {
  constructor(
    private readonly database: Database,
    private readonly events: DomainEvents,
  ) {}

  /**
   * Sets the calling program's records, each row independently.
   * @throws UNAUTHENTICATED, FORBIDDEN also for people, VALIDATION for the call as a whole
   */
  async set(
    viewer: Viewer,
    subject: ExternalSubject,
    rows: readonly ExternalRecordRow[],
  ): Promise<ExternalRowResult[]> {
    const program = programOf(viewer, subject);
    assertRowCount(rows);
    const check = async (row: ExternalRecordRow): Promise<RecordChange> => {
      const { externalId, metadata } = await assertValidChanges(ExternalRecordRow, trimTexts(row));
      const subjectId = readRecordId(row.subjectId, SUBJECTS[subject].thing, 'subjectId');
      return { subjectId, externalId, metadata };
    };
    const outcomes = await carryOutRows<ExternalRecordRow, RecordChange, RecordStep>(
      rows,
      check,
      (changes) => this.make(program, subject, changes),
    );
    return outcomes.map((outcome, row) => ({ row, ...refusalOfRow(outcome) }));
  }

  /**
   * A page of records, oldest first: the calling program's own, or for people those of all programs.
   * @throws UNAUTHENTICATED, FORBIDDEN also for the namespace of another program, VALIDATION
   */
  async read(viewer: Viewer, request: ExternalRecordsRequest): Promise<ExternalRecordPart> {
    const { subject, externalIds, subjectIds, namespace, after, pageSize } = request;
    const { namespace: own } = requireStaff(viewer, SUBJECTS[subject].permission);
    if (own !== undefined && namespace !== null && namespace !== own) throw forbidden();
    assertPage({ page: 1, pageSize });
    assertFewEntries({ externalIds, subjectIds });
    const seen = own ?? namespace;
    const numbers = subjectIds?.map((id) => readSoughtNumber(id, 'subjectIds'));
    const where: FindOptionsWhere<ExternalRecord> = {
      ...(numbers ? recordsAbout(subject, numbers) : { subject }),
      ...(seen !== null && { namespace: seen }),
      ...(externalIds && { externalId: In(externalIds) }),
      ...(after !== null && { id: MoreThan(readSoughtNumber(after, 'after')) }),
    };
    const wanted = { where, order: { id: 'ASC' }, take: pageSize + 1 } as const;
    const found = await this.database.read.find(ExternalRecord, wanted);
    const items = found.slice(0, pageSize).map(told);
    return { items, hasNext: found.length > pageSize, endCursor: items.at(-1)?.id ?? null };
  }

  /** The products that have these external ids for the calling program; none for people. */
  async productIdsOf(viewer: Viewer, externalIds: readonly string[]): Promise<Map<string, number>> {
    const { namespace } = requireStaff(viewer);
    if (namespace === undefined) return new Map();
    const { read } = this.database;
    const records = new ExternalRecordRepository(read, namespace, ExternalSubject.PRODUCT);
    const found = await records.withExternalIds(externalIds);
    return new Map(found.map((record) => [record.externalId ?? '', subjectIdOf(record)]));
  }

  private async make(
    program: Program,
    subject: ExternalSubject,
    changes: readonly RecordChange[],
  ): Promise<(RecordStep | ShopError)[]> {
    for (let tries = 1; ; tries++)
      try {
        const work = (tx: Transaction) => this.makeAll(tx, program, subject, changes);
        // Setting the same values again changes nothing.
        return await this.database.write(work, { repeatable: true });
      } catch (error) {
        // A concurrent request gave one of these ids to another record; a retry sees that record.
        const isTaken = isDuplicateKey(error, 'uq_external_records_namespace_subject_externalId');
        if (!isTaken || tries === MOST_TRIES) throw error;
      }
  }

  private async makeAll(
    tx: Transaction,
    program: Program,
    subject: ExternalSubject,
    changes: readonly RecordChange[],
  ): Promise<(RecordStep | ShopError)[]> {
    const records = new ExternalRecordRepository(tx, program.namespace, subject);
    const subjectIds = changes.map(({ subjectId }) => subjectId);
    const there = await records.lockSubjects(subjectIds);
    const stored = await records.of(subjectIds);
    const wanted = changes
      .map(({ externalId }) => externalId)
      .filter((externalId) => typeof externalId === 'string');
    const kept = new KeptRecords(
      new Map(stored.map((record) => [subjectIdOf(record), keptOf(record)])),
      holdersOf([...stored, ...(await records.withExternalIds(wanted))]),
    );
    const outcomes = changes.map((change) =>
      there.has(change.subjectId)
        ? kept.make(change)
        : notFound(SUBJECTS[subject].thing, 'subjectId'),
    );
    await records.write(stored, kept);
    const events = outcomes.flatMap((outcome) =>
      outcome instanceof ShopError ? [] : externalRecordChanged(program, subject, outcome),
    );
    await this.events.record(tx, events);
    return outcomes;
  }
}

/** The calling program, if it may see such records. */
function programOf(viewer: Viewer, subject: ExternalSubject): Program {
  const member = requireStaff(viewer, SUBJECTS[subject].permission);
  const { namespace } = member;
  if (namespace === undefined) throw forbidden();
  return { ...member, namespace };
}

function assertFewEntries(lists: Record<string, string[] | null>): void {
  for (const [field, entries] of Object.entries(lists))
    if (entries && entries.length > MAX_PAGE_SIZE)
      throw fieldError(field, kernelMessages.tooManyEntries({ field, most: MAX_PAGE_SIZE }));
}

function keptOf(record: ExternalRecord) {
  return { externalId: record.externalId, metadata: metadataOf(record) };
}

function holdersOf(records: readonly ExternalRecord[]): Map<string, number> {
  return new Map(
    records.flatMap((record) =>
      record.externalId === null ? [] : [[record.externalId, subjectIdOf(record)] as const],
    ),
  );
}

function told(record: ExternalRecord): ToldExternalRecord {
  const { id, namespace, subject, externalId } = record;
  const metadata = Object.entries(metadataOf(record)).map(([key, value]) => ({ key, value }));
  return { id, namespace, subject, subjectId: subjectIdOf(record), externalId, metadata };
}
