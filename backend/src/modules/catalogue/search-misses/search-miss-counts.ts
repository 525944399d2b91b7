import { setTimeout as sleep } from 'node:timers/promises';
import { In, LessThan } from 'typeorm';
import { batchesOf } from '../../../kernel/batches';
import { Clock } from '../../../kernel/clock';
import { addDays, istDate } from '../../../kernel/ist';
import { Database, Transaction } from '../../../platform/database/database';
import { affectedBy } from '../../../platform/database/dialect/statements';
import { TroubleLog, logTrouble } from '../../../platform/observability/log/trouble';
import { SearchMiss, SearchMissDay } from './search-miss.entity';
import { missTextOf } from './search-miss.rules';

/** How often counts are stored: this is the maximum lost if a process is killed. */
const STORE_EVERY_MS = 10_000;
/** Further texts that wait to be stored are not counted, which bounds the memory. */
const MOST_WAITING = 1_000;
/** Texts per transaction. */
const BATCH = 100;
/** Further texts of a day are not stored, which bounds the table. */
export const MOST_TEXTS_A_DAY = 1_000;
/** How many of them may be texts that nobody searched for before. The remainder is for repeated ones. */
export const MOST_NEW_TEXTS_A_DAY = 500;
/** How long counts are kept, in days. */
export const KEPT_DAYS = 90;

type Count = Pick<SearchMissDay, 'day' | 'searchCount' | 'lastSearchedAt'> &
  Pick<SearchMiss, 'text'>;

/**
 * Counts searches without results in the memory of each process, and periodically adds the sums to the table: no
 * request waits for that, or writes. Each process stores its own counts, so this is not a job, which one process runs
 * for all.
 */
export class SearchMissCounts {
  private waiting = new Map<string, Count>();
  private readonly stopping = new AbortController();
  private running?: Promise<void>;
  private sweptOn?: string;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly log: TroubleLog,
  ) {}

  /** Counts a search without results, in memory only. */
  note(search: string): void {
    const text = missTextOf(search);
    if (text === undefined) return;
    const lastSearchedAt = this.clock.now();
    this.add({ text, day: istDate(lastSearchedAt), searchCount: 1, lastSearchedAt });
  }

  /** Starts to store counts. */
  follow(): void {
    this.running = this.storeAgainAndAgain();
  }

  /** Stops that, and stores the last counts. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
    await this.store();
  }

  /** Adds the counts since the last time to the table. Counts that cannot be stored wait for the next time. */
  async store(): Promise<void> {
    const counts = [...this.waiting.values()];
    this.waiting = new Map();
    counts.sort((one, other) => other.searchCount - one.searchCount);
    for (const day of new Set(counts.map((count) => count.day))) {
      const ofDay = counts.filter((count) => count.day === day);
      for (const batch of batchesOf(ofDay, BATCH)) await this.tryToStore(day, batch);
    }
  }

  /** Deletes counts that are too old; once a day. */
  async sweep(): Promise<void> {
    const today = istDate(this.clock.now());
    if (this.sweptOn === today) return;
    await this.database.write(
      async (tx) => {
        await tx.delete(SearchMissDay, { day: LessThan(addDays(today, -KEPT_DAYS)) });
        await affectedBy(
          tx,
          'DELETE FROM search_misses WHERE id NOT IN (SELECT searchMissId FROM search_miss_days)',
          [],
        );
      },
      { repeatable: true },
    );
    this.sweptOn = today;
  }

  private async storeAgainAndAgain(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await sleep(STORE_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
      if (!signal.aborted) await this.store();
    }
  }

  private add(count: Count): void {
    const key = `${count.day} ${count.text}`;
    const known = this.waiting.get(key);
    if (known) {
      known.searchCount += count.searchCount;
      if (known.lastSearchedAt < count.lastSearchedAt) known.lastSearchedAt = count.lastSearchedAt;
    } else if (this.waiting.size < MOST_WAITING) this.waiting.set(key, count);
  }

  /** If the outcome of a batch is unknown, it may be counted twice: that is better than not at all. */
  private async tryToStore(day: string, batch: readonly Count[]): Promise<void> {
    try {
      await this.database.write((tx) => addToTable(tx, day, batch));
    } catch (error) {
      for (const count of batch) this.add(count);
      logTrouble(this.log, error, {}, 'Searches that found nothing could not be stored');
    }
  }
}

/** Adds counts of one day, as far as its limit of texts allows. */
async function addToTable(tx: Transaction, day: string, counts: readonly Count[]): Promise<void> {
  const texts = counts.map(({ text }) => text);
  const misses = await tx.findBy(SearchMiss, { text: In(texts) });
  const ids = new Map(misses.map(({ id, text }) => [text, id]));
  const ofDay = await tx.findBy(SearchMissDay, { day, searchMissId: In([...ids.values()]) });
  const counted = new Set(ofDay.map(({ searchMissId }) => searchMissId));
  let textCount = await tx.countBy(SearchMissDay, { day });
  // In the same order on all servers, to prevent deadlocks.
  const inOrder = [...counts].sort((one, other) => (one.text < other.text ? -1 : 1));
  for (const { text, searchCount, lastSearchedAt } of inOrder) {
    const known = ids.get(text);
    const isCounted = known !== undefined && counted.has(known);
    const most = known === undefined ? MOST_NEW_TEXTS_A_DAY : MOST_TEXTS_A_DAY;
    if (!isCounted && textCount >= most) continue;
    const row = { searchMissId: known ?? (await idOfNew(tx, text)), day };
    if (!isCounted) {
      textCount++;
      await insertOnce(tx, SearchMissDay, { ...row, searchCount: 0, lastSearchedAt });
    }
    await tx.increment(SearchMissDay, row, 'searchCount', searchCount);
    const older = { ...row, lastSearchedAt: LessThan(lastSearchedAt) };
    await tx.update(SearchMissDay, older, { lastSearchedAt });
  }
}

/** Another server may insert the same text concurrently. */
async function idOfNew(tx: Transaction, text: string): Promise<number> {
  await insertOnce(tx, SearchMiss, { text, dismissedAt: null });
  return (await tx.findOneByOrFail(SearchMiss, { text })).id;
}

async function insertOnce<Row extends SearchMiss | SearchMissDay>(
  tx: Transaction,
  type: new () => Row,
  row: Omit<Row, 'id'>,
): Promise<void> {
  await tx
    .createQueryBuilder()
    .insert()
    .into(type)
    .values(row as never)
    .orIgnore()
    .updateEntity(false)
    .execute();
}
