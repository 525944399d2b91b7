import { setTimeout as sleep } from 'node:timers/promises';
import { In, LessThan } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { Message, refOf } from '../../../kernel/message';
import { Database, Transaction } from '../../../platform/database/database';
import { findLocked } from '../../../platform/database/dialect/find-locked';
import { insertRows } from '../../../platform/database/dialect/insert-rows';
import { DomainEvents } from '../../../platform/events/domain-events';
import { actorOfJob, StoredJobWorker } from '../../../platform/jobs/stored-job-worker';
import { TroubleLog } from '../../../platform/observability/log/trouble';
import { CategoryService } from '../categories/category.service';
import { UnreadableCatalogue } from '../import/csv-lines';
import { ImportBatch } from '../import/import-batches';
import { ImportMapError } from '../import/import-map.rules';
import { carryOut, lockedOf, planImport, storedOf } from '../import/import-products.repository';
import { ProductChanges } from '../products/product-changes';
import { StockLedger } from '../products/stock-ledger';
import { ImportReading } from './import-reading';
import { badRow, doneRows } from './import-rows';
import { ProductImportRow } from './product-import-row.entity';
import { ProductImportUndo } from './product-import-undo';
import { ProductImport, ProductImportState } from './product-import.entity';

/** Rows per transaction: customers wait for its locks, and on SQLite for the whole transaction. */
const BATCH = 100;
/** Bad rows stored with their problems; more are only counted. */
const MAX_BAD_ROWS = 1_000;
const DAY_MS = 24 * 3_600_000;
/** How long a checked import can be started. */
const CHECKED_MS = DAY_MS;
/** How long an import can be undone and viewed, and its file is stored. */
const KEPT_MS = 30 * DAY_MS;

const { CHECKING, CHECKED, RUNNING, DONE, CANCELLED, UNDOING, UNDONE } = ProductImportState;
const UNDER_WAY = [CHECKING, RUNNING, UNDOING];

/** Carries out and undoes imports of files in batches; each transaction counts its rows. */
export class ProductImportWorker extends StoredJobWorker<ProductImport> {
  private readonly readings = new Map<string, ImportReading>();
  private readonly undo: ProductImportUndo;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
    private readonly categories: CategoryService,
    products: ProductChanges,
    log: TroubleLog,
  ) {
    super('import of products', log);
    this.undo = new ProductImportUndo(clock, events, products, BATCH);
  }

  /** Deletes files that nobody imported, and old imports. */
  async sweep(): Promise<void> {
    const now = this.clock.now().getTime();
    const old = await this.database.read.find(ProductImport, {
      select: { id: true },
      where: [
        { state: CHECKED, endedAt: LessThan(new Date(now - CHECKED_MS)) },
        { state: In([DONE, CANCELLED, UNDONE]), endedAt: LessThan(new Date(now - KEPT_MS)) },
      ],
    });
    for (const { id } of old)
      await this.database.write((tx) => tx.delete(ProductImport, { id }), { repeatable: true });
  }

  protected async open(): Promise<ProductImport[]> {
    const open = await this.database.read.find(ProductImport, {
      where: { state: In(UNDER_WAY) },
      order: { id: 'ASC' },
    });
    this.forgetReadings(open);
    return open;
  }

  /** Half of the time is left to customers: SQLite has a single writer. */
  protected async pause(tookMs: number, signal: AbortSignal): Promise<void> {
    await sleep(tookMs, undefined, { signal }).catch(() => undefined);
  }

  protected async makeBatch(about: ProductImport): Promise<boolean> {
    const { id, state } = about;
    if (state === UNDOING)
      return this.database.write((tx) => this.undo.makeBatch(tx, id), { repeatable: true });
    try {
      return await this.readBatch(about);
    } catch (error) {
      if (!(error instanceof ImportMapError || error instanceof UnreadableCatalogue)) throw error;
      await this.giveUp(about, error.reason);
      return false;
    }
  }

  private forgetReadings(open: readonly ProductImport[]): void {
    const wanted = new Set(open.map(keyOf));
    for (const key of this.readings.keys()) if (!wanted.has(key)) this.readings.delete(key);
  }

  /** Ends an import whose file is unreadable by its map. */
  private async giveUp({ id, state }: ProductImport, reason: Message): Promise<void> {
    const end = {
      ...{ state: state === CHECKING ? CHECKED : CANCELLED, endedAt: this.clock.now() },
      ...{ problem: reason.text.slice(0, 500), problemMessage: refOf(reason) },
    };
    await this.database.write((tx) => tx.update(ProductImport, { id, state }, end), {
      repeatable: true,
    });
  }

  private async readBatch(about: ProductImport): Promise<boolean> {
    const reading = await this.readingOf(about);
    const batch = await reading.batchAt(about.readCount);
    if (!batch) {
      await this.end(about, reading);
      return false;
    }
    const { categories } = reading;
    const policy = {
      ...{ updateStock: about.updateStock === true, defaultStock: about.map.defaultStock ?? 0 },
      ...{ categories, now: this.clock.now() },
    };
    const planned =
      about.state === CHECKING
        ? planImport(await storedOf(this.database.read, batch.rows), batch.rows, policy)
        : undefined;
    return this.database.write(
      async (tx) => {
        const current = await findLocked(tx, ProductImport, about.id);
        if (!current || current.state !== about.state) return false;
        if (current.readCount !== batch.startsAt) return true; // another server was faster
        const plan = planned ?? planImport(await lockedOf(tx, batch.rows), batch.rows, policy);
        if (!planned) {
          const done = await carryOut(
            tx,
            plan,
            new StockLedger(tx, policy.now),
            actorOfJob(current),
          );
          await this.events.record(tx, done.events);
          await keepRows(tx, about.id, doneRows(batch, plan, done));
        }
        const room = Math.max(0, MAX_BAD_ROWS - current.badCount);
        await keepRows(tx, about.id, batch.bad.slice(0, room).map(badRow));
        await tx.update(ProductImport, { id: about.id }, counted(current, batch, plan));
        return true;
      },
      { repeatable: true },
    );
  }

  private async end({ id, state, readCount }: ProductImport, reading: ImportReading) {
    const { paths, endedAt } = { paths: reading.keptPaths(), endedAt: this.clock.now() };
    const change =
      state === CHECKING ? { state: CHECKED, endedAt, paths } : { state: DONE, endedAt };
    await this.database.write((tx) => tx.update(ProductImport, { id, state, readCount }, change), {
      repeatable: true,
    });
  }

  private async readingOf(about: ProductImport): Promise<ImportReading> {
    const key = keyOf(about);
    const known = this.readings.get(key);
    if (known) return known;
    const all = await this.categories.all();
    const bySlug = new Map(all.map((category) => [category.slug, category]));
    const reading = new ImportReading(this.database, about, bySlug, BATCH);
    this.readings.set(key, reading);
    return reading;
  }
}

/** Identifies a reading: another map, or another state, requires rereading the file. */
function keyOf({ id, state, map }: ProductImport): string {
  return `${id} ${state} ${JSON.stringify(map)}`;
}

function counted(
  current: ProductImport,
  batch: ImportBatch,
  plan: ReturnType<typeof planImport>,
): Partial<ProductImport> {
  return {
    readCount: current.readCount + batch.readCount,
    insertedCount: current.insertedCount + plan.inserts.length,
    updatedCount: current.updatedCount + plan.updates.length,
    unchangedCount: current.unchangedCount + plan.unchanged,
    badCount: current.badCount + batch.bad.length,
  };
}

async function keepRows(
  tx: Transaction,
  importId: number,
  rows: readonly Omit<ProductImportRow, 'id' | 'importId'>[],
): Promise<void> {
  if (rows.length === 0) return;
  await insertRows(
    tx,
    ProductImportRow,
    rows.map((row) => ({ ...row, importId })),
  );
}
