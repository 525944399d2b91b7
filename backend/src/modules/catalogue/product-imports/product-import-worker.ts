import { AsyncResource } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { In, LessThan } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { EventActor } from '../../../kernel/domain-event';
import { ShopError, notFound } from '../../../kernel/shop-error';
import { Database, Transaction } from '../../../platform/database/database';
import { findLocked } from '../../../platform/database/dialect/find-locked';
import { insertRows } from '../../../platform/database/dialect/insert-rows';
import { DomainEvents } from '../../../platform/events/domain-events';
import { TroubleLog, logTrouble } from '../../../platform/observability/log/trouble';
import { catalogueMessages } from '../catalogue.messages';
import { CategoryService } from '../categories/category.service';
import { UnreadableCatalogue } from '../import/csv-lines';
import { ImportBatch } from '../import/import-batches';
import { ImportMapError } from '../import/import-map.rules';
import { carryOut, lockedOf, planImport, storedOf } from '../import/import-products.repository';
import { ProductChanges, readOf } from '../products/product-changes';
import { productDeleted } from '../products/product.events';
import { ProductRepository } from '../products/product.repository';
import { StockLedger } from '../products/stock-ledger';
import { MovementKind, StockMovement } from '../products/stock-movement.entity';
import { ImportReading } from './import-reading';
import { badRow, doneRows, setBack } from './import-rows';
import { ImportRowState, ProductImportRow } from './product-import-row.entity';
import { ProductImport, ProductImportState } from './product-import.entity';

/** Rows of one transaction: customers wait for its locks, on SQLite for the whole of it. */
const BATCH = 100;
/** Bad rows that are kept with their problems; more are counted only. */
const MAX_BAD_ROWS = 1_000;
const DAY_MS = 24 * 3_600_000;
/** For so long somebody may start what was checked. */
const CHECKED_MS = DAY_MS;
/** For so long an import can be undone and looked at, and its file is kept. */
const KEPT_MS = 30 * DAY_MS;

const { CHECKING, CHECKED, RUNNING, DONE, CANCELLED, UNDOING, UNDONE } = ProductImportState;
const UNDER_WAY = [CHECKING, RUNNING, UNDOING];

/**
 * Carries imports of files out, and undoes them, some rows a transaction. Each batch locks its import and counts its rows in
 * the transaction that writes the products: any server may do the next one, at any time, and no row is done twice.
 */
export class ProductImportWorker {
  private underWay: Promise<void> = Promise.resolve();
  private readonly stopping = new AbortController();
  private readonly readings = new Map<string, ImportReading>();
  // What a request begins here is not a part of it.
  private readonly inBackground = new AsyncResource('ProductImportWorker');

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
    private readonly categories: CategoryService,
    private readonly products: ProductChanges,
    private readonly log: TroubleLog,
  ) {}

  /** Begins to carry out what is under way, and lets nobody wait for it. */
  wake(): void {
    void this.inBackground.runInAsyncScope(() => this.carryOut());
  }

  /** Carries out what is under way, a batch of each import in turn. It never fails: the next run goes on. */
  carryOut(): Promise<void> {
    this.underWay = this.underWay.then(() => this.run());
    return this.underWay;
  }

  /** Ends after the batch that is being made, and begins nothing more. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.underWay;
  }

  /** Forgets files that nobody imported, and imports of long ago. */
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

  private async run(): Promise<void> {
    try {
      for (let isMore = true; isMore && !this.stopping.signal.aborted;) {
        const open = await this.database.read.find(ProductImport, {
          where: { state: In(UNDER_WAY) },
          order: { id: 'ASC' },
        });
        this.forgetReadings(open);
        isMore = false;
        for (const each of open) {
          if (this.stopping.signal.aborted) return;
          const startedAt = performance.now();
          if (await this.tryBatch(each)) isMore = true;
          // Half of the time belongs to the customers: on SQLite there is one writer.
          await this.pause(performance.now() - startedAt);
        }
      }
    } catch (error) {
      logTrouble(this.log, error, {}, 'Imports wait');
    }
  }

  private async pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }

  private forgetReadings(open: readonly ProductImport[]): void {
    const wanted = new Set(open.map(keyOf));
    for (const key of this.readings.keys()) if (!wanted.has(key)) this.readings.delete(key);
  }

  /** One that fails keeps no other back. */
  private async tryBatch(about: ProductImport): Promise<boolean> {
    const { id, state } = about;
    try {
      if (state === UNDOING)
        return await this.database.write((tx) => this.undoBatch(tx, id), { repeatable: true });
      return await this.readBatch(about);
    } catch (error) {
      if (error instanceof ImportMapError || error instanceof UnreadableCatalogue) {
        await this.giveUp(about, error.message);
        return false;
      }
      logTrouble(this.log, error, { productImport: id }, 'An import waits');
      return false;
    }
  }

  /** Ends an import whose file cannot be read by its map. */
  private async giveUp({ id, state }: ProductImport, problem: string): Promise<void> {
    const end = { state: state === CHECKING ? CHECKED : CANCELLED, endedAt: this.clock.now() };
    await this.database.write(
      (tx) => tx.update(ProductImport, { id, state }, { ...end, problem: problem.slice(0, 500) }),
      { repeatable: true },
    );
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
        if (current.readCount !== batch.startsAt) return true; // another server was quicker
        const plan = planned ?? planImport(await lockedOf(tx, batch.rows), batch.rows, policy);
        if (!planned) {
          const done = await carryOut(tx, plan, new StockLedger(tx, policy.now), actorOf(current));
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

  /** Takes the next rows back. Answers whether there may be more. */
  private async undoBatch(tx: Transaction, id: number): Promise<boolean> {
    const current = await findLocked(tx, ProductImport, id);
    if (current?.state !== UNDOING) return false;
    const rows = await tx.find(ProductImportRow, {
      where: { importId: id, state: In([ImportRowState.INSERTED, ImportRowState.UPDATED]) },
      order: { id: 'ASC' },
      take: BATCH,
    });
    if (rows.length === 0) {
      await tx.update(ProductImport, { id }, { state: UNDONE, endedAt: this.clock.now() });
      return false;
    }
    const actor = actorOf(current);
    const inserted = rows.filter(({ state }) => state === ImportRowState.INSERTED);
    const updated = rows.filter(({ state }) => state === ImportRowState.UPDATED);
    const outcomes = [
      ...(await this.takeOut(tx, actor, inserted)),
      ...(await this.restore(tx, actor, updated)),
    ];
    await markRows(tx, outcomes);
    const countOf = (wanted: ImportRowState) =>
      outcomes.filter(({ state }) => state === wanted).length;
    await tx.update(
      ProductImport,
      { id },
      {
        removedCount: current.removedCount + countOf(ImportRowState.REMOVED),
        hiddenCount: current.hiddenCount + countOf(ImportRowState.HIDDEN),
        restoredCount: current.restoredCount + countOf(ImportRowState.RESTORED),
        keptCount: current.keptCount + countOf(ImportRowState.KEPT),
      },
    );
    return true;
  }

  /** Removes products that came in, or hides those that were sold since. */
  private async takeOut(
    tx: Transaction,
    actor: EventActor,
    rows: readonly ProductImportRow[],
  ): Promise<Outcome[]> {
    const ids = rows.flatMap(({ productId }) => productId ?? []);
    if (ids.length === 0) return [];
    const products = new ProductRepository(tx);
    const locked = await products.lockAll(ids);
    const sales = await tx.find(StockMovement, {
      select: { productId: true },
      where: { productId: In(ids), kind: MovementKind.SALE },
    });
    const sold = new Set(sales.map(({ productId }) => productId));
    const [outcomes, removed]: [Outcome[], number[]] = [[], []];
    for (const { id, productId } of rows) {
      const product = locked.get(productId ?? 0);
      if (!product) outcomes.push({ id, state: ImportRowState.KEPT, code: 'NOT_FOUND' });
      else if (product.version !== 1)
        outcomes.push({ id, state: ImportRowState.KEPT, code: 'CONFLICT' });
      else if (sold.has(product.id))
        outcomes.push({ id, state: ImportRowState.HIDDEN, code: null });
      else {
        outcomes.push({ id, state: ImportRowState.REMOVED, code: null });
        removed.push(product.id);
      }
    }
    const hidden = rows.filter((_, at) => outcomes[at]?.state === ImportRowState.HIDDEN);
    await this.products.makeIn(
      tx,
      actor,
      hidden.map(({ productId }) => ({
        productId: productId ?? 0,
        change: () => ({ isHidden: true }),
      })),
    );
    const gone = removed.flatMap((id) => locked.get(id) ?? []);
    for (const product of gone) await products.deleteAt(readOf(product), product.id);
    const written = gone.map(({ id, stockQuantity }) => ({
      productId: id,
      quantity: -stockQuantity,
    }));
    await new StockLedger(tx, this.clock.now()).recordAdjustments(written);
    await this.events.record(
      tx,
      gone.map((product) => productDeleted(actor, product)),
    );
    return outcomes;
  }

  /** Gives products their former values where nobody changed them since. */
  private async restore(
    tx: Transaction,
    actor: EventActor,
    rows: readonly ProductImportRow[],
  ): Promise<Outcome[]> {
    const edits = rows.map((row) => ({
      productId: row.productId ?? 0,
      change: (product: Parameters<typeof setBack>[0]) => {
        const former = setBack(product, row);
        if (!former) throw new ShopError('CONFLICT', catalogueMessages.productChanged());
        return former;
      },
    }));
    const outcomes = await this.products.makeIn(tx, actor, edits);
    return rows.map(({ id }, at) => {
      const outcome = outcomes[at] ?? notFound('product', 'id');
      return outcome instanceof ShopError
        ? { id, state: ImportRowState.KEPT, code: outcome.code }
        : { id, state: ImportRowState.RESTORED, code: null };
    });
  }
}

type Outcome = Pick<ProductImportRow, 'id' | 'state' | 'code'>;

/** Another map, or another state, reads the file anew. */
function keyOf({ id, state, map }: ProductImport): string {
  return `${id} ${state} ${JSON.stringify(map)}`;
}

function actorOf({ adminId, apiTokenId }: ProductImport): EventActor {
  return { role: 'admin', id: adminId, ...(apiTokenId !== null && { apiTokenId }) };
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

/** Of a batch there are few kinds of outcomes: one statement for each. */
async function markRows(tx: Transaction, outcomes: readonly Outcome[]): Promise<void> {
  const alike = new Map<string, Outcome[]>();
  for (const outcome of outcomes) {
    const key = `${outcome.state} ${outcome.code}`;
    alike.set(key, [...(alike.get(key) ?? []), outcome]);
  }
  for (const some of alike.values()) {
    const ids = some.map(({ id }) => id);
    const { state, code } = some[0] as Outcome;
    await tx.update(ProductImportRow, { id: In(ids) }, { state, code });
  }
}
