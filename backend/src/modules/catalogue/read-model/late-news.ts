import { ProductNews, ProductReader, productsOf } from './product-reader';

/** A transaction that takes its numbers and ends so much later is still noticed. */
const LOOK_BACK_MS = 15_000;
const MOST_NEWS = 100_000;
/** Numbers before the newest that may not have come in yet when the catalogue is read. */
const FIRST_LOOK_BACK = 1_000;

/**
 * Finds entries of the audit log that came in below others that were read already: numbers are given before the
 * COMMIT, so a later one can be seen first; and the nodes of a cluster count apart. The entries of the last seconds
 * are counted, and where there are more than were seen, they are read again.
 */
export class LateNews {
  /** Of the entries after `fromId`, so many were seen. The older of the two is asked; then the younger is it. */
  private older = { fromId: 0, seen: 0, sinceMs: 0 };
  private younger = { fromId: 0, seen: 0, sinceMs: 0 };

  constructor(private readonly reader: ProductReader) {}

  /** Begins with an entry; those right before it may still come in. */
  async begin(newestId: number, nowMs: number): Promise<void> {
    const fromId = Math.max(newestId - FIRST_LOOK_BACK, 0);
    const seen = await this.reader.countEntries(fromId, newestId);
    this.older = { fromId, seen, sinceMs: nowMs };
    this.younger = { ...this.older };
  }

  /** Notes that news were seen in their order, up to the last of them. */
  note(news: readonly ProductNews[]): void {
    this.older.seen += news.length;
    this.younger.seen += news.length;
  }

  /** The products of which news came late, up to an entry that was seen. */
  async find(upToId: number, nowMs: number): Promise<number[]> {
    const { fromId } = this.older;
    const count = await this.reader.countEntries(fromId, upToId);
    const isLate = count > this.older.seen;
    const late = isLate ? await this.reader.newsAfter(fromId, MOST_NEWS) : [];
    if (isLate) {
      this.older.seen = count;
      this.younger.seen = await this.reader.countEntries(this.younger.fromId, upToId);
    }
    if (nowMs - this.younger.sinceMs >= LOOK_BACK_MS) {
      this.older = this.younger;
      this.younger = { fromId: upToId, seen: 0, sinceMs: nowMs };
    }
    return productsOf(late.filter(({ id }) => id <= upToId));
  }
}
