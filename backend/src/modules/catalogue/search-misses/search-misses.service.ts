import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { Clock } from '../../../kernel/clock';
import { actorOf } from '../../../kernel/domain-event';
import { addDays, istDate } from '../../../kernel/ist';
import { notFound, outOfRange } from '../../../kernel/shop-error';
import { Viewer, guestViewer, requirePermission } from '../../../kernel/viewer';
import { readInstant } from '../../../platform/database/columns';
import { Database } from '../../../platform/database/database';
import { findLocked } from '../../../platform/database/dialect/find-locked';
import { DomainEvents } from '../../../platform/events/domain-events';
import { CatalogueService } from '../listing/catalogue.service';
import { ProductVisibility } from '../listing/product.page';
import { KEPT_DAYS } from './search-miss-counts';
import { SearchMiss, SearchMissDay } from './search-miss.entity';
import { ListedSearchMiss } from './search-miss.type';

/** Each text is searched for again, to show its current results. */
const MOST_LISTED = 50;
/** A text searched for only once may be a typing error, or be personal. */
const LEAST_SEARCHES = 2;

/** Which texts to list. */
export interface WantedMisses {
  /** Counted backwards from today. */
  days: number;
  isDismissed: boolean;
  limit: number;
}

/** Customers' searches without results, for staff who manage the catalogue. */
export class SearchMissesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
    private readonly catalogue: CatalogueService,
  ) {}

  /**
   * The texts most often searched for without results, with their current results.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION (days, limit)
   */
  async list(viewer: Viewer, wanted: WantedMisses): Promise<ListedSearchMiss[]> {
    requirePermission(viewer, 'manage-catalogue');
    assertBetween('days', wanted.days, KEPT_DAYS);
    assertBetween('limit', wanted.limit, MOST_LISTED);
    const listed: ListedSearchMiss[] = [];
    for (const miss of await this.counted(wanted)) {
      listed.push({ ...miss, ...(await this.foundBy(miss.text)) });
      // A list of misspelled texts is as much work as fifty searches: yield to other requests in between.
      await yieldToEventLoop();
    }
    return listed;
  }

  /**
   * Dismisses a text, or lists it again. Idempotent.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
   */
  async setDismissed(viewer: Viewer, id: number, isDismissed: boolean): Promise<void> {
    requirePermission(viewer, 'manage-catalogue');
    await this.database.write(async (tx) => {
      const miss = await findLocked(tx, SearchMiss, id);
      if (!miss) throw notFound('search', 'id');
      if ((miss.dismissedAt !== null) === isDismissed) return;
      await tx.update(SearchMiss, { id }, { dismissedAt: isDismissed ? this.clock.now() : null });
      const action = isDismissed ? 'search.dismissed' : 'search.restored';
      const actor = actorOf(viewer);
      await this.events.record(tx, [{ actor, action, subject: 'search', subjectId: id }]);
    });
  }

  private async counted({ days, isDismissed, limit }: WantedMisses) {
    const rows = await this.database.read
      .createQueryBuilder(SearchMissDay, 'counted')
      .innerJoin(SearchMiss, 'miss', 'miss.id = counted.searchMissId')
      .select('miss.id', 'id')
      .addSelect('miss.text', 'text')
      .addSelect('SUM(counted.searchCount)', 'total')
      .addSelect('MAX(counted.lastSearchedAt)', 'lastSearchedAt')
      .where('counted.day > :before', { before: addDays(istDate(this.clock.now()), -days) })
      .andWhere('(miss.dismissedAt IS NOT NULL) = :isDismissed', { isDismissed })
      .groupBy('miss.id')
      .addGroupBy('miss.text')
      .having('SUM(counted.searchCount) >= :least', { least: LEAST_SEARCHES })
      .orderBy('total', 'DESC')
      .addOrderBy('miss.id', 'DESC')
      .limit(limit)
      .getRawMany<CountedRow>();
    return rows.map(({ id, text, total, lastSearchedAt }) => ({
      id,
      text,
      searchCount: Number(total),
      lastSearchedAt: readInstant(lastSearchedAt) as Date,
    }));
  }

  private async foundBy(search: string) {
    const { VISIBLE: visibility } = ProductVisibility;
    const wanted = { search, visibility, inStock: false, page: 1, pageSize: 1 };
    const { items, totalCount } = await this.catalogue.list(guestViewer, wanted);
    return { foundCount: totalCount, firstFound: items[0] ?? null };
  }
}

interface CountedRow {
  id: number;
  text: string;
  /** MySQL returns a text. */
  total: number | string;
  lastSearchedAt: string | Date;
}

function assertBetween(field: string, value: number, most: number): void {
  if (!Number.isInteger(value) || value < 1 || value > most) throw outOfRange(field, 1, most);
}
