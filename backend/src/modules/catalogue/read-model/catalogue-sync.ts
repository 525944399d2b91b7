import { setTimeout as sleep } from 'node:timers/promises';
import { Mutex } from 'async-mutex';
import { AuditNote } from '../../operations/audit/audit-log';
import { Database } from '../../../platform/database/database';
import { Category } from '../category.entity';
import { CategoryService } from '../category.service';
import { CatalogueModel } from './catalogue-model';
import { LateNews } from './late-news';
import { ListedProduct, ProductRow, isSameListed, listed } from './listed-product';
import { ProductReader, productsOf } from './product-reader';
import { SalesFigures } from './sales-figures';
import { SalesReader } from './sales-reader';

const LOAD_BATCH = 5_000;
const NEWS_BATCH = 5_000;
const COMPARE_BATCH = 500;
/** Products of one statement: far below what SQLite takes as parameters. */
const READ_BATCH = 500;

/** How often other servers' changes are asked for, and how often it is looked whether something was missed. */
export interface SyncPace {
  newsMs: number;
  lateNewsMs: number;
  compareMs: number;
  salesMs: number;
}

const PACE: SyncPace = { newsMs: 250, lateNewsMs: 500, compareMs: 1_000, salesMs: 60_000 };

/** Where it is told that the catalogue is not what the database has. */
export interface SyncLog {
  warn(details: object, message: string): void;
  info(details: object, message: string): void;
}

/**
 * Keeps the catalogue in memory as the database has it. The audit log, in which every change of every product is
 * written down within its transaction, is where changes are learned from: what this server does itself when it is
 * committed, what others do by asking for new entries. And a few products after the other are compared all the
 * time, for whatever changes the tables by other means.
 */
export class CatalogueSync {
  private readonly reader: ProductReader;
  private readonly late: LateNews;
  private readonly sales: SalesFigures;
  /** One at a time: what was read earlier never comes after what was read later. */
  private readonly turn = new Mutex();
  private readonly stopping = new AbortController();
  private running: Promise<unknown> = Promise.resolve();
  private loading?: Promise<void>;
  private loaded = false;
  private lastEntryId = 0;
  private comparedUpTo = 0;
  private isBehind = false;
  private newsReadAtMs?: number;
  /** Products that this server changed and has not read again. */
  private readonly committed = new Set<number>();
  private nextTakeOver?: Promise<void>;
  private shelves: ReadonlyMap<number, Category> = new Map();

  constructor(
    { read }: Database,
    private readonly categories: CategoryService,
    private readonly model: CatalogueModel,
    private readonly log: SyncLog,
    private readonly pace: SyncPace = PACE,
  ) {
    this.reader = new ProductReader(read);
    this.late = new LateNews(this.reader);
    this.sales = new SalesFigures(new SalesReader(read));
  }

  /** Reads the whole catalogue, once; whoever needs it waits for that. */
  ready(): Promise<void> {
    this.loading ??= this.turn
      .runExclusive(() => this.load())
      .then(() => {
        this.loaded = true;
      })
      .catch((error: unknown) => {
        this.loading = undefined; // the next caller tries again
        throw error;
      });
    return this.loading;
  }

  /** Whether the catalogue was read: then nobody has to wait for it. */
  get isReady(): boolean {
    return this.loaded;
  }

  /** Begins to follow what others change. */
  follow(): void {
    this.running = Promise.all([
      this.every(this.pace.newsMs, () => this.readNews()),
      this.every(this.pace.lateNewsMs, () => this.readLateNews()),
      this.every(this.pace.compareMs, () => this.compareNext()),
      this.every(this.pace.salesMs, () => this.readSales()),
    ]);
  }

  /** Ends that. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  /**
   * Takes over what this server has just committed. It waits until the catalogue has it, so that whoever changed a
   * product, or its stock, finds it changed. The database is read again, in turn: transactions are not always told of
   * in the order in which they were committed, and a read that began before one of them must not undo it. All that is
   * committed while others are being read is read together. It never fails: what could not be read is learned with the
   * next news.
   */
  async takeOver(notes: readonly AuditNote[]): Promise<void> {
    if (!this.loading) return; // nothing was read yet that could be old
    for (const { subject, subjectId } of notes)
      if (subject === 'product' && subjectId !== undefined) this.committed.add(subjectId);
    if (this.committed.size === 0) return;
    this.nextTakeOver ??= this.tryTo(() =>
      this.turn.runExclusive(async () => {
        const ids = [...this.committed];
        this.committed.clear();
        this.nextTakeOver = undefined; // what is committed from now on is read after this
        for (const some of batchesOf(ids)) await this.readAgain(some);
      }),
    );
    await this.nextTakeOver;
  }

  /** Reads what others have changed since the last time. */
  async readNews(): Promise<void> {
    await this.ready();
    for (let isMore = true; isMore;) {
      const news = await this.reader.newsAfter(this.lastEntryId, NEWS_BATCH);
      await this.refresh(productsOf(news));
      this.late.note(news);
      this.lastEntryId = news.at(-1)?.id ?? this.lastEntryId;
      isMore = news.length === NEWS_BATCH;
    }
    this.newsReadAtMs = performance.now();
  }

  /** How much there is, and how long ago it was as the database had it; no age before the first news. */
  get state(): { products: number; newsAgeMs?: number } {
    const { newsReadAtMs } = this;
    const products = this.model.size;
    return newsReadAtMs === undefined
      ? { products }
      : { products, newsAgeMs: performance.now() - newsReadAtMs };
  }

  /** Those of these products that the database has. */
  async lookUp(ids: readonly number[]): Promise<ListedProduct[]> {
    return (await this.reader.some(ids)).map((product) => this.onShelf(product));
  }

  /** Reads news that came in below others which were read before. */
  async readLateNews(): Promise<void> {
    await this.ready();
    await this.refresh(await this.late.find(this.lastEntryId, performance.now()));
  }

  /** Compares the next few products, for whatever changed them without a word; after the last it begins anew. */
  async compareNext(): Promise<void> {
    await this.ready();
    await this.turn.runExclusive(async () => {
      const batch = await this.reader.after(this.comparedUpTo, COMPARE_BATCH);
      const end = batch.length < COMPARE_BATCH ? Infinity : (batch.at(-1)?.id ?? Infinity);
      this.apply(this.model.idsBetween(this.comparedUpTo, end), batch);
      this.comparedUpTo = end === Infinity ? 0 : end;
    });
  }

  /** Reads what was sold since the last time. */
  async readSales(): Promise<void> {
    await this.ready();
    await this.turn.runExclusive(async () => {
      for (const id of await this.sales.readOn()) this.model.setSold(id, this.sales.soldOf(id));
    });
  }

  /** Products that people buy together with one, the likeliest first. */
  boughtWith(productId: number): number[] {
    return this.sales.boughtWith(productId);
  }

  private async load(): Promise<void> {
    this.lastEntryId = await this.reader.newestEntry();
    await this.late.begin(this.lastEntryId, performance.now());
    await this.sales.readOn();
    const products: ListedProduct[] = [];
    this.shelves = new Map((await this.categories.all()).map((each) => [each.id, each]));
    for (let batch: ProductRow[] | undefined; batch?.length !== 0;) {
      batch = await this.reader.after(products.at(-1)?.id ?? 0, LOAD_BATCH);
      for (const product of batch) products.push(this.onShelf(product));
    }
    this.model.fill(products);
  }

  private onShelf(product: ProductRow): ListedProduct {
    const category = this.shelves.get(product.categoryId);
    if (!category) throw new Error(`There is no category ${product.categoryId}`);
    return listed(product, category, this.sales.soldOf(product.id));
  }

  private async refresh(ids: readonly number[]): Promise<void> {
    for (const some of batchesOf(ids)) await this.turn.runExclusive(() => this.readAgain(some));
  }

  private async readAgain(ids: readonly number[]): Promise<void> {
    this.apply(ids, await this.reader.some(ids));
  }

  /** Makes these products what was read of them; those that were not found are gone. */
  private apply(ids: readonly number[], products: readonly ProductRow[]): void {
    const found = new Set<number>();
    for (const product of products) {
      found.add(product.id);
      const known = this.model.get(product.id);
      if (!known || !isSameListed(known, product)) this.model.put(this.onShelf(product));
    }
    for (const id of ids) if (!found.has(id)) this.model.remove(id);
  }

  private async every(pauseMs: number, work: () => Promise<void>): Promise<void> {
    while (!this.stopping.signal.aborted) {
      await this.tryTo(work);
      const { signal } = this.stopping;
      await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** While the database is away the catalogue stays as it was; that is told once. */
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

function* batchesOf(ids: readonly number[]): Generator<readonly number[]> {
  for (let from = 0; from < ids.length; from += READ_BATCH)
    yield ids.slice(from, from + READ_BATCH);
}
