import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { In, LessThan } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { ShopError, notFound } from '../../../kernel/shop-error';
import { Database, Transaction } from '../../../platform/database/database';
import { findLocked } from '../../../platform/database/dialect/find-locked';
import { actorOfJob, StoredJobWorker } from '../../../platform/jobs/stored-job-worker';
import { TroubleLog } from '../../../platform/observability/log/trouble';
import { catalogueMessages } from '../catalogue.messages';
import { EditOutcome, ProductChanges, ProductEdit } from '../products/product-changes';
import { BulkChangeRow, BulkRowState } from './bulk-change-row.entity';
import { BulkChange, BulkChangeState } from './bulk-change.entity';
import { stillHas } from './bulk-change.rules';

/** Products of one transaction: customers wait for its locks, on SQLite for the whole of it. */
const BATCH = 250;
const HOUR_MS = 3_600_000;
/** For so long somebody may start what was previewed. */
const PREVIEW_MS = HOUR_MS;
/** For so long a change can be undone and looked at. */
const KEPT_MS = 90 * 24 * HOUR_MS;

const { WAITING, CHANGED, REFUSED, UNDONE, KEPT } = BulkRowState;

/** What a batch does to rows: those in `from` are done, or not. */
interface Course {
  from: BulkRowState;
  done: BulkRowState;
  notDone: BulkRowState;
  end: BulkChangeState;
  edit: (row: BulkChangeRow) => ProductEdit;
}

const COURSES: Partial<Record<BulkChangeState, Course>> = {
  [BulkChangeState.RUNNING]: {
    ...{ from: WAITING, done: CHANGED, notDone: REFUSED, end: BulkChangeState.DONE },
    edit: ({ productId, version, afterValues }) => ({
      productId,
      change: (product) => {
        if (product.version !== version) throw changedMeanwhile();
        return afterValues;
      },
    }),
  },
  [BulkChangeState.UNDOING]: {
    ...{ from: CHANGED, done: UNDONE, notDone: KEPT, end: BulkChangeState.UNDONE },
    edit: ({ productId, beforeValues, afterValues }) => ({
      productId,
      change: (product) => {
        if (!stillHas(product, afterValues)) throw changedMeanwhile();
        return beforeValues;
      },
    }),
  },
};

const UNDER_WAY = Object.keys(COURSES) as BulkChangeState[];

const COUNTS = {
  ...{ [WAITING]: 'waitingCount', [CHANGED]: 'changedCount', [REFUSED]: 'refusedCount' },
  ...{ [UNDONE]: 'undoneCount', [KEPT]: 'keptCount' },
} as const satisfies Record<BulkRowState, keyof BulkChange>;

/** Carries bulk changes out, and undoes them, some products a transaction that marks their rows. */
export class BulkChangeWorker extends StoredJobWorker<Pick<BulkChange, 'id'>> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly products: ProductChanges,
    log: TroubleLog,
  ) {
    super('bulk change', log);
  }

  /** Forgets previews that nobody started, and changes of long ago. */
  async sweep(): Promise<void> {
    const now = this.clock.now().getTime();
    const { PREVIEWING, PREVIEWED, DONE, CANCELLED, UNDONE: ALL_UNDONE } = BulkChangeState;
    const old = await this.database.read.find(BulkChange, {
      select: { id: true },
      where: [
        { state: In([PREVIEWING, PREVIEWED]), createdAt: LessThan(new Date(now - PREVIEW_MS)) },
        { state: In([DONE, CANCELLED, ALL_UNDONE]), endedAt: LessThan(new Date(now - KEPT_MS)) },
      ],
    });
    for (const { id } of old)
      await this.database.write((tx) => forget(tx, id), { repeatable: true });
  }

  protected open(): Promise<Pick<BulkChange, 'id'>[]> {
    return this.database.read.find(BulkChange, {
      select: { id: true },
      where: { state: In(UNDER_WAY) },
      order: { id: 'ASC' },
    });
  }

  /** On SQLite a batch never waits for anything outside: requests come in here. */
  protected pause(): Promise<void> {
    return yieldToOthers();
  }

  protected makeBatch({ id }: Pick<BulkChange, 'id'>): Promise<boolean> {
    return this.database.write((tx) => this.batchIn(tx, id), { repeatable: true });
  }

  /** Changes the next products. Answers whether there may be more. */
  private async batchIn(tx: Transaction, id: number): Promise<boolean> {
    const change = await findLocked(tx, BulkChange, id);
    const course = change && COURSES[change.state];
    if (!course) return false;
    const { from, done, notDone, end } = course;
    const rows = await tx.find(BulkChangeRow, {
      where: { bulkChangeId: id, state: from },
      order: { id: 'ASC' },
      take: BATCH,
    });
    if (rows.length === 0) {
      await tx.update(BulkChange, { id }, { state: end, endedAt: this.clock.now() });
      return false;
    }
    const outcomes = await this.products.makeIn(tx, actorOfJob(change), rows.map(course.edit));
    const doneIds = rows.filter((_, at) => isDone(outcomes[at])).map((row) => row.id);
    if (doneIds.length > 0) await tx.update(BulkChangeRow, { id: In(doneIds) }, { state: done });
    for (const { ids, reason } of refusals(rows, outcomes))
      await tx.update(BulkChangeRow, { id: In(ids) }, { state: notDone, ...reason });
    await tx.update(BulkChange, { id }, moved(change, course, doneIds.length, rows.length));
    return true;
  }
}

function moved(
  change: BulkChange,
  { from, done, notDone }: Course,
  doneCount: number,
  rowCount: number,
): Partial<BulkChange> {
  return {
    [COUNTS[from]]: change[COUNTS[from]] - rowCount,
    [COUNTS[done]]: change[COUNTS[done]] + doneCount,
    [COUNTS[notDone]]: change[COUNTS[notDone]] + rowCount - doneCount,
  };
}

function isDone(outcome: EditOutcome): boolean {
  return outcome !== undefined && !(outcome instanceof ShopError);
}

/** Rows that were not done, those with the same reason together: of thousands there are few. */
function refusals(rows: readonly BulkChangeRow[], outcomes: readonly EditOutcome[]) {
  const byReason = new Map<string, { ids: number[]; reason: RefusalReason }>();
  rows.forEach((row, at) => {
    const outcome = outcomes[at];
    if (isDone(outcome)) return;
    const reason = reasonOf(outcome instanceof ShopError ? outcome : notFound('product', 'id'));
    const key = `${reason.code} ${reason.field}`;
    const alike = byReason.get(key) ?? { ids: [], reason };
    alike.ids.push(row.id);
    byReason.set(key, alike);
  });
  return byReason.values();
}

type RefusalReason = Pick<BulkChangeRow, 'code' | 'field'>;

/** Why a row is refused, as it is stored. */
export function reasonOf({ code, fields = {} }: ShopError): RefusalReason {
  return { code, field: Object.keys(fields)[0] ?? null };
}

function changedMeanwhile(): ShopError {
  const message = catalogueMessages.productChanged();
  return new ShopError('CONFLICT', message, { expectedVersion: message });
}

async function forget(tx: Transaction, id: number): Promise<void> {
  await tx.delete(BulkChange, { id }); // and its rows
}
