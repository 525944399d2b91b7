import { setImmediate as yieldToOthers, setTimeout as sleep } from 'node:timers/promises';
import { Mutex } from 'async-mutex';
import { batchesOf } from '../../../kernel/batches';
import { Clock } from '../../../kernel/clock';
import { DomainEvent, EventSubject } from '../../../kernel/domain-event';
import { ChangeFeed } from '../../../platform/events/change-feed';
import { Database } from '../../../platform/database/database';
import { Category } from '../categories/category.entity';
import { CategoryService } from '../categories/category.service';
import { Assortment } from './assortment';
import { ListedProduct, ProductRow, isSameListed, listed } from '../products/listed-product';
import { ProductReader } from './product-reader';
import { SalesFigures } from './sales-figures';
import { SalesReader } from './sales-reader';

const LOAD_BATCH = 5_000;
const COMPARE_BATCH = 500;
/** Products to put into the lists before yielding to requests. */
const PUT_BATCH = 200;
/** Products per statement: far below SQLite's limit of parameters. */
const READ_BATCH = 500;

/** Pauses between polls of other servers' changes, between checks for missed ones, and between scheduled changes. */
export interface SyncPace {
  pollMs: number;
  latePollMs: number;
  compareMs: number;
  turnMs: number;
  salesMs: number;
}

const PACE: SyncPace = {
  pollMs: 250,
  latePollMs: 500,
  compareMs: 1_000,
  turnMs: 250,
  salesMs: 60_000,
};

/** Logs failures to keep the catalogue up to date. */
export interface SyncLog {
  warn(details: object, message: string): void;
  info(details: object, message: string): void;
}

/**
 * Keeps the catalogue in memory consistent with the database. Every change of a product records a domain event in its
 * transaction. This server's own events are applied after their COMMIT; those of other servers are polled from the
 * change feed. In addition, a few products at a time are compared with the database, to find changes that recorded no
 * event. Products that appear and leave on schedule need no write.
 */
export class CatalogueSync {
  private readonly reader: ProductReader;
  private readonly feed: ChangeFeed;
  private readonly sales: SalesFigures;
  /** Serializes reads, so that an earlier one never replaces a later one. */
  private readonly mutex = new Mutex();
  private readonly stopping = new AbortController();
  private running: Promise<unknown> = Promise.resolve();
  private loading?: Promise<void>;
  private loaded = false;
  private comparedUpTo = 0;
  private isBehind = false;
  private polledAtMs?: number;
  /** Products that this server changed and has not yet reread. */
  private readonly committed = new Set<number>();
  private nextApply?: Promise<void>;
  private knownCategories: ReadonlyMap<number, Category> = new Map();

  constructor(
    { read }: Database,
    private readonly categories: CategoryService,
    private readonly assortment: Assortment,
    private readonly clock: Clock,
    private readonly log: SyncLog,
    private readonly pace: SyncPace = PACE,
  ) {
    this.reader = new ProductReader(read);
    this.feed = new ChangeFeed(read, EventSubject.PRODUCT, {
      subject: EventSubject.CATEGORY,
      apply: () => this.readCategories(),
    });
    this.sales = new SalesFigures(new SalesReader(read));
  }

  /** Reads the whole catalogue, once; callers wait for it. */
  ready(): Promise<void> {
    this.loading ??= this.mutex
      .runExclusive(() => this.load())
      .then(() => {
        this.loaded = true;
      })
      .catch((error: unknown) => {
        this.loading = undefined; // the next caller retries
        throw error;
      });
    return this.loading;
  }

  /** Whether the catalogue was read, so that nobody has to wait for it. */
  get isReady(): boolean {
    return this.loaded;
  }

  /** Starts to follow changes. */
  follow(): void {
    this.running = Promise.all([
      this.every(this.pace.pollMs, () => this.poll()),
      this.every(this.pace.latePollMs, () => this.pollLate()),
      this.every(this.pace.compareMs, () => this.compareNext()),
      this.every(this.pace.turnMs, async () => this.turn()),
      this.every(this.pace.salesMs, () => this.readSales()),
    ]);
  }

  /** Stops following changes. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  /**
   * Applies the events that this server just committed. Waits until the catalogue has them, so that whoever changed a
   * product or its stock finds the change. Rereads the products one read after the other: events do not always arrive
   * in the order of their commits, and a read that started before an event must not undo it. Events committed during a
   * read are read together afterwards. It never fails: the next poll catches up on failed reads.
   */
  async applyCommitted(events: readonly DomainEvent[]): Promise<void> {
    if (!this.loading) return; // nothing was read yet that could be outdated
    if (events.some(({ subject }) => subject === 'category'))
      await this.tryTo(() => this.readCategories());
    for (const { subject, subjectId } of events)
      if (subject === 'product' && subjectId !== undefined) this.committed.add(subjectId);
    if (this.committed.size === 0) return;
    this.nextApply ??= this.tryTo(() =>
      this.mutex.runExclusive(async () => {
        const ids = [...this.committed];
        this.committed.clear();
        this.nextApply = undefined; // what is committed from now on is read after this
        for (const some of batchesOf(ids, READ_BATCH)) await this.readAgain(some);
      }),
    );
    await this.nextApply;
  }

  /** Reloads the categories, and moves the products of changed ones to where they belong now. */
  readCategories(): Promise<void> {
    return this.mutex.runExclusive(() => this.followCategories());
  }

  /** Reads the changes since the last poll. */
  async poll(): Promise<void> {
    await this.ready();
    await this.feed.poll((ids) => this.refresh(ids));
    this.polledAtMs = performance.now();
  }

  /** The number of products, and the time since the last poll; no age before the first poll. */
  get state(): { products: number; ageMs?: number } {
    const { polledAtMs } = this;
    const products = this.assortment.size;
    return polledAtMs === undefined
      ? { products }
      : { products, ageMs: performance.now() - polledAtMs };
  }

  /** Looks up products in the database; missing ones are left out. */
  async lookUp(ids: readonly number[]): Promise<ListedProduct[]> {
    const products = await this.reader.some(ids);
    if (this.hasNewCategory(products)) await this.readCategories();
    return products.map((product) => this.toListed(product));
  }

  /** Reads changes by events that became visible after later ones were polled. */
  async pollLate(): Promise<void> {
    await this.ready();
    await this.feed.pollLate(performance.now(), (ids) => this.refresh(ids));
  }

  /** Compares the next few products, for changes that recorded no event; restarts after the last. */
  async compareNext(): Promise<void> {
    await this.ready();
    await this.mutex.runExclusive(async () => {
      const batch = await this.reader.after(this.comparedUpTo, COMPARE_BATCH);
      if (this.hasNewCategory(batch)) await this.followCategories();
      const end = batch.length < COMPARE_BATCH ? Infinity : (batch.at(-1)?.id ?? Infinity);
      this.apply(this.assortment.idsBetween(this.comparedUpTo, end), batch);
      this.comparedUpTo = end === Infinity ? 0 : end;
    });
  }

  /** Makes products appear and leave on schedule; reads nothing. */
  turn(): void {
    this.assortment.turn(this.clock.now());
  }

  /** Reads the sales since the last time. */
  async readSales(): Promise<void> {
    await this.ready();
    await this.mutex.runExclusive(async () => {
      for (const id of await this.sales.readOn())
        this.assortment.setSold(id, this.sales.soldOf(id));
    });
  }

  /** Products that people buy together with one, the likeliest first. */
  boughtWith(productId: number): number[] {
    return this.sales.boughtWith(productId);
  }

  private async load(): Promise<void> {
    await this.feed.start(performance.now());
    await this.sales.readOn();
    const products: ListedProduct[] = [];
    await this.learnCategories();
    for (let batch: ProductRow[] | undefined; batch?.length !== 0;) {
      batch = await this.reader.after(products.at(-1)?.id ?? 0, LOAD_BATCH);
      if (this.hasNewCategory(batch)) await this.learnCategories();
      for (const product of batch) products.push(this.toListed(product));
    }
    this.assortment.fill(products, this.clock.now());
  }

  private toListed(product: ProductRow): ListedProduct {
    const category = this.knownCategories.get(product.categoryId);
    if (!category) throw new Error(`There is no category ${product.categoryId}`);
    return listed(product, category, this.sales.soldOf(product.id));
  }

  private async refresh(ids: readonly number[]): Promise<void> {
    for (const some of batchesOf(ids, READ_BATCH))
      await this.mutex.runExclusive(() => this.readAgain(some));
  }

  private async readAgain(ids: readonly number[]): Promise<void> {
    const products = await this.reader.some(ids);
    if (this.hasNewCategory(products)) await this.followCategories();
    this.apply(ids, products);
  }

  private async learnCategories(): Promise<void> {
    const categories = await this.categories.reload();
    this.knownCategories = new Map(categories.map((each) => [each.id, each]));
  }

  private async followCategories(): Promise<void> {
    await this.learnCategories();
    for (const some of batchesOf(this.assortment.outdated(this.knownCategories), PUT_BATCH)) {
      for (const product of some) this.assortment.put(product, this.clock.now());
      await yieldToOthers();
    }
    this.assortment.noteCategories();
  }

  /** Whether one of these is in a category that this server has not read yet. */
  private hasNewCategory(products: readonly ProductRow[]): boolean {
    return products.some(({ categoryId }) => !this.knownCategories.has(categoryId));
  }

  /** Applies what was read of these products; those not found are removed. */
  private apply(ids: readonly number[], products: readonly ProductRow[]): void {
    const found = new Set<number>();
    for (const product of products) {
      found.add(product.id);
      const known = this.assortment.get(product.id);
      if (!known || !isSameListed(known, product))
        this.assortment.put(this.toListed(product), this.clock.now());
    }
    for (const id of ids) if (!found.has(id)) this.assortment.remove(id);
  }

  private async every(pauseMs: number, work: () => Promise<void>): Promise<void> {
    while (!this.stopping.signal.aborted) {
      await this.tryTo(work);
      const { signal } = this.stopping;
      await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** While the database is unavailable, the catalogue stays as it was; this is logged once. */
  private async tryTo(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      if (this.isBehind) this.log.info({}, 'The catalogue follows the database again');
      this.isBehind = false;
    } catch (error) {
      if (!this.isBehind) this.log.warn({ err: error }, 'The catalogue could not be compared');
      this.isBehind = true;
    }
  }
}
