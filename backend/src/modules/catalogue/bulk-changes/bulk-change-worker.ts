import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { In, IsNull, LessThan, LessThanOrEqual, MoreThan } from 'typeorm';
import { batchesOf } from '../../../kernel/batches';
import { Clock } from '../../../kernel/clock';
import { ShopError, notFound } from '../../../kernel/shop-error';
import { Database, Transaction } from '../../../platform/database/database';
import { findLocked } from '../../../platform/database/dialect/find-locked';
import { DomainEvents } from '../../../platform/events/domain-events';
import { actorOfJob, StoredJobWorker } from '../../../platform/jobs/stored-job-worker';
import { TroubleLog } from '../../../platform/observability/log/trouble';
import { catalogueMessages } from '../catalogue.messages';
import { EditOutcome, ProductChanges, ProductEdit } from '../products/product-changes';
import { StockChangeKind, stockPlus } from '../stock/stock-change.rules';
import { StockChanges, WantedChange } from '../stock/stock-changes';
import { HAND_KINDS } from '../stock/stock-keeping.service';
import { BulkChangePlanner, NO_COUNTS, storeRows, sumOf } from './bulk-change-planner';
import { BulkChangeRow, BulkRowState } from './bulk-change-row.entity';
import { BulkChange, BulkChangeState } from './bulk-change.entity';
import { BulkStep, bulkChangeMoved } from './bulk-change.events';
import {
  BulkChangeKind,
  RefusalReason,
  changesStock,
  reasonOf,
  stillHas,
  stockDifference,
} from './bulk-change.rules';
import { BulkTurn, turnOf } from './bulk-schedule';

/** Products per transaction: customers wait for its locks, and on SQLite for the whole transaction. */
const BATCH = 250;
const HOUR_MS = 3_600_000;
/** How long a preview can be started. */
const PREVIEW_MS = HOUR_MS;
/** How long a change can be undone and viewed. */
const KEPT_MS = 90 * 24 * HOUR_MS;

const { CORRECTION } = StockChangeKind;
const { WAITING, CHANGED, REFUSED, UNDONE, KEPT } = BulkRowState;
const { PREVIEWING, PREVIEWED, SCHEDULED, STARTING, DONE, CANCELLED } = BulkChangeState;

/** How a batch changes the state of rows: those in `from` become `done` or `notDone`. */
interface Course {
  from: BulkRowState;
  done: BulkRowState;
  notDone: BulkRowState;
  end: BulkChangeState;
  edit: (row: BulkChangeRow) => ProductEdit;
  /** The difference in pieces, if the change is one of stocks. */
  stockDelta: (row: BulkChangeRow) => number;
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
    stockDelta: ({ beforeValues, afterValues }) => stockDifference(beforeValues, afterValues),
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
    stockDelta: ({ beforeValues, afterValues }) => stockDifference(afterValues, beforeValues),
  },
};

const UNDER_WAY = [STARTING, ...(Object.keys(COURSES) as BulkChangeState[])];

/** The states of open changes whose products are restored, or are about to be. */
const ENDING = [BulkChangeState.UNDOING, DONE, CANCELLED];

const TURNS: Record<BulkTurn, { step: BulkStep; next: Partial<BulkChange> }> = {
  [BulkTurn.START]: { step: 'started', next: { state: STARTING, ...NO_COUNTS } },
  [BulkTurn.SKIP]: { step: 'cancelled', next: { state: CANCELLED } },
  [BulkTurn.END]: { step: 'undone', next: { state: BulkChangeState.UNDOING } },
};

const COUNTS = {
  ...{ [WAITING]: 'waitingCount', [CHANGED]: 'changedCount', [REFUSED]: 'refusedCount' },
  ...{ [UNDONE]: 'undoneCount', [KEPT]: 'keptCount' },
} as const satisfies Record<BulkRowState, keyof BulkChange>;

/** Carries out and undoes scheduled and started bulk changes in batches; each transaction marks its rows. */
export class BulkChangeWorker extends StoredJobWorker<BulkChange> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
    private readonly planner: BulkChangePlanner,
    private readonly changes: { products: ProductChanges; stocks: StockChanges },
    log: TroubleLog,
  ) {
    super('bulk change', log);
  }

  /** Deletes previews that nobody started, and old changes that have no scheduled end. */
  async sweep(): Promise<void> {
    const now = this.clock.now().getTime();
    const isOld = { endedAt: LessThan(new Date(now - KEPT_MS)) };
    const carriedOut = In([DONE, CANCELLED]);
    const old = await this.database.read.find(BulkChange, {
      select: { id: true },
      where: [
        { state: In([PREVIEWING, PREVIEWED]), createdAt: LessThan(new Date(now - PREVIEW_MS)) },
        { ...isOld, state: BulkChangeState.UNDONE },
        { ...isOld, state: carriedOut, endsAt: IsNull() },
        { ...isOld, state: carriedOut, changedCount: 0 },
      ],
    });
    for (const { id } of old)
      await this.database.write((tx) => forget(tx, id), { repeatable: true });
  }

  /** What is due. A change that ends at the minute where another one starts is undone first: both may have a product. */
  protected async open(): Promise<BulkChange[]> {
    const isDue = LessThanOrEqual(this.clock.now());
    const due = await this.database.read.find(BulkChange, {
      where: [
        { state: In(UNDER_WAY) },
        { state: SCHEDULED, startsAt: isDue },
        { state: In([DONE, CANCELLED]), endsAt: isDue, changedCount: MoreThan(0) },
      ],
      order: { id: 'ASC' },
    });
    const rest = due.filter(({ state }) => state !== SCHEDULED);
    return rest.some(({ state }) => ENDING.includes(state)) ? rest : due;
  }

  /** On SQLite a batch never waits for anything external: requests are served between batches. */
  protected pause(): Promise<void> {
    return yieldToOthers();
  }

  protected async makeBatch(change: BulkChange, signal: AbortSignal): Promise<boolean> {
    if (change.state === STARTING) {
      await this.findProducts(change, signal);
      return true;
    }
    return this.database.write((tx) => this.batchIn(tx, change.id), { repeatable: true });
  }

  /** Finds the products of a scheduled change, once for all of them. */
  private async findProducts(
    { id, request, foundUpTo }: BulkChange,
    signal: AbortSignal,
  ): Promise<void> {
    const { products, rowsOf } = await this.planner.plan(request);
    const rest = products.filter((each) => each.id > foundUpTo);
    let after = foundUpTo;
    for (const some of batchesOf(rest, BATCH)) {
      const upTo = some.at(-1)?.id ?? after;
      const { rows, counts } = rowsOf(some);
      const isOurs = await this.goOn(id, after, async (tx, change) => {
        await storeRows(tx, id, rows);
        return { foundUpTo: upTo, ...sumOf(change, counts) };
      });
      if (!isOurs || signal.aborted) return;
      after = upTo;
      await this.pause();
    }
    await this.goOn(id, after, async () => ({ state: BulkChangeState.RUNNING }));
  }

  /** Makes the next step of a change that is starting. Returns false if another server was faster, or it ended. */
  private goOn(
    id: number,
    foundUpTo: number,
    step: (tx: Transaction, change: BulkChange) => Promise<Partial<BulkChange>>,
  ): Promise<boolean> {
    return this.database.write(
      async (tx) => {
        const change = await findLocked(tx, BulkChange, id);
        if (change?.state !== STARTING || change.foundUpTo !== foundUpTo) return false;
        await tx.update(BulkChange, { id }, await step(tx, change));
        return true;
      },
      { repeatable: true },
    );
  }

  private async batchIn(tx: Transaction, id: number): Promise<boolean> {
    const change = await findLocked(tx, BulkChange, id);
    if (!change) return false;
    const turn = turnOf(change, this.clock.now());
    if (turn) return this.followSchedule(tx, change, turn);
    const course = COURSES[change.state];
    return course ? this.changeSome(tx, change, course) : false;
  }

  /** Carries out the next step of a change's schedule. */
  private async followSchedule(
    tx: Transaction,
    change: BulkChange,
    turn: BulkTurn,
  ): Promise<boolean> {
    const { id } = change;
    const { step, next } = TURNS[turn];
    // The preview may be outdated.
    if (turn === BulkTurn.START) await tx.delete(BulkChangeRow, { bulkChangeId: id });
    const endedAt = turn === BulkTurn.SKIP ? this.clock.now() : null;
    await tx.update(BulkChange, { id }, { ...next, endedAt });
    await this.events.record(tx, [bulkChangeMoved(actorOfJob(change), step, change)]);
    return true;
  }

  /** Changes the next products. Returns whether there may be more. */
  private async changeSome(tx: Transaction, change: BulkChange, course: Course): Promise<boolean> {
    const { id } = change;
    const { from, done, notDone, end } = course;
    const rows = await tx.find(BulkChangeRow, {
      where: { bulkChangeId: id, state: from },
      order: { id: 'ASC' },
      take: BATCH,
    });
    if (rows.length === 0) {
      await tx.update(BulkChange, { id }, { state: end, endedAt: this.clock.now() });
      return true; // another change may have waited for this end
    }
    const outcomes = await (changesStock(change.request.kind)
      ? this.changes.stocks.makeIn(tx, actorOfJob(change), stockChangesOf(change, rows, course))
      : this.changes.products.makeIn(tx, actorOfJob(change), rows.map(course.edit)));
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

/** Rows as stock changes. They need no idempotency key: the same transaction marks the rows. */
function stockChangesOf(
  { state, request: { kind, stockKind, reason } }: BulkChange,
  rows: readonly BulkChangeRow[],
  { stockDelta }: Course,
): WantedChange[] {
  // Undoing a write-off is a correction: nothing comes in as waste.
  const isCorrection = kind === BulkChangeKind.STOCK_SET || state === BulkChangeState.UNDOING;
  const cause = {
    kind: HAND_KINDS[isCorrection ? CORRECTION : (stockKind ?? CORRECTION)],
    reason: reason ?? null,
    ...{ key: null, fingerprint: '' },
  };
  return rows.map((row) => ({
    ...{ ...cause, productId: row.productId },
    newStock: (stock) => stockPlus(stock, stockDelta(row), 'stockQuantity'),
  }));
}

function isDone(outcome: EditOutcome): boolean {
  return outcome !== undefined && !(outcome instanceof ShopError);
}

/** Rows that were not done, grouped by reason: thousands of rows have few reasons. */
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

function changedMeanwhile(): ShopError {
  const message = catalogueMessages.productChanged();
  return new ShopError('CONFLICT', message, { expectedVersion: message });
}

async function forget(tx: Transaction, id: number): Promise<void> {
  await tx.delete(BulkChange, { id }); // and its rows
}
