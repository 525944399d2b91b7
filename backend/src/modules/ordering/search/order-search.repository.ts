import { EntityManager } from 'typeorm';
import { SearchCondition, WalkedIndex } from './search-conditions.rules';
import { OrderPlace, Walk, behind, sorting } from './search-cursor.rules';
import { OrderSet } from './order-set.rules';
import { SqlPart, among, joined, sqlPart } from './sql-part.rules';

/** Where a condition has at most so many orders, those are looked at one by one, in other tables, too. */
const MOST_LOOKED_AT = 1_000;
/** How far the orders of a condition are counted, and looked at without other tables; where it has more, it chooses nothing. */
const MOST_TOLD_APART = 10_000;
/** Conditions of more orders are not read together. */
const MOST_READ = 120_000;
/** Where so few are left of the orders that were read together, they are sorted. */
const MOST_SORTED = 2_000;
/** How many orders of a list are read at first, until a page of those in a set is full; then twice as many each time. */
const FIRST_STRETCH = 500;
/** Where every condition has more, found orders are counted up to here. */
const MOST_COUNTED = 250;

/** How many orders were found, and what they cost together. */
export interface OrderCount {
  count: number;
  /** False where there are more. */
  isExact: boolean;
  /** Nothing where not all were counted. */
  toPayPaise: number | null;
}

/** How the orders of a search are read. */
export interface SearchPlan {
  /** What is looked at for each order. */
  conditions: readonly SearchCondition[];
  /** Ids among which all found orders are. */
  among?: SqlPart;
  /** Many orders among which all found ones are: the list is read in its order, and others are left out. */
  within?: OrderSet;
}

/**
 * Finds orders. Databases choose badly among several indexes where a list is sorted and cut, so the way is chosen here.
 * The orders of each condition are counted, up to a limit. Where one has few, those are looked at. Where all have many,
 * looking at words and lines order by order takes too long: the numbers of the orders of each are read from its index
 * in one answer, and what is in all of them is kept. Where that is much, the list is read in its order until a page is
 * full.
 */
export class OrderSearchRepository {
  constructor(private readonly manager: EntityManager) {}

  async plan(conditions: readonly SearchCondition[]): Promise<SearchPlan> {
    const counted = await this.counted(conditions);
    const [least] = counted;
    if (!least) return { conditions };
    const isAnyElsewhere = counted.some(({ condition }) => condition.isElsewhere);
    const mostLookedAt = isAnyElsewhere ? MOST_LOOKED_AT : MOST_TOLD_APART;
    if (least.count <= mostLookedAt) return { conditions, among: least.ids };
    const read: SearchCondition[] = [];
    let within: OrderSet | undefined;
    for (const { condition, ids, count } of counted) {
      const isWorthIt = condition.isElsewhere || count <= MOST_TOLD_APART;
      if (!isWorthIt || (within && within.size <= MOST_LOOKED_AT)) continue;
      const found = await this.read(ids);
      if (!found) continue;
      within = within ? within.and(found) : found;
      read.push(condition);
    }
    const rest = conditions.filter((each) => !read.includes(each));
    if (!within) return { conditions };
    if (within.size > MOST_SORTED) return { conditions: rest, within };
    return { conditions: rest, among: theseIds(within.ids()) };
  }

  /** The ids of the next orders of a list. */
  async ids(
    plan: SearchPlan,
    walk: Walk,
    from: OrderPlace | undefined,
    limit: number,
  ): Promise<number[]> {
    const { within } = plan;
    if (!within) return (await this.list(plan, walk, from, limit)).map(({ id }) => Number(id));
    const found: number[] = [];
    for (let place = from, stretch = FIRST_STRETCH; ; stretch *= 2) {
      const orders = await this.list(plan, walk, place, stretch);
      for (const { id } of orders) if (within.has(Number(id))) found.push(Number(id));
      const last = orders.at(-1);
      if (found.length >= limit || orders.length < stretch || !last) return found.slice(0, limit);
      place = placeOf(last);
    }
  }

  async count(plan: SearchPlan, walk: Walk): Promise<OrderCount> {
    if (plan.within) return this.countWithin(plan, plan.within, walk);
    const { conditions, among } = plan;
    const rest = conditional(
      conditions.map((each) => textOf(each, among ? undefined : walk.index)),
    );
    const found = [sqlPart('SELECT o.toPayPaise AS paise'), ordersAmong(among), rest];
    const upTo = sortedUpTo(walk, MOST_COUNTED + 1);
    const [row] = await this.all<{ count: string | number; paise: string | number | null }>(
      joined(
        [
          sqlPart('SELECT COUNT(*) AS count, SUM(t.paise) AS paise FROM ('),
          joined(among ? found : [...found, upTo], ' '),
          T,
        ],
        '',
      ),
    );
    const count = Number(row?.count ?? 0);
    if (!among && count > MOST_COUNTED)
      return { count: MOST_COUNTED, isExact: false, toPayPaise: null };
    return { count, isExact: true, toPayPaise: Number(row?.paise ?? 0) };
  }

  /** Where nothing else has to hold, the set says how many; else they are counted up to a limit. */
  private async countWithin(plan: SearchPlan, within: OrderSet, walk: Walk): Promise<OrderCount> {
    if (plan.conditions.length === 0)
      return { count: within.size, isExact: true, toPayPaise: null };
    const { length: count } = await this.ids(plan, walk, undefined, MOST_COUNTED + 1);
    const isExact = count <= MOST_COUNTED;
    return { count: isExact ? count : MOST_COUNTED, isExact, toPayPaise: null };
  }

  /** The conditions that have an index, those with the fewest orders first. */
  private async counted(conditions: readonly SearchCondition[]): Promise<CountedCondition[]> {
    const indexed = conditions.flatMap((condition) =>
      condition.ids ? [{ condition, ids: condition.ids }] : [],
    );
    if (indexed.length === 0) return [];
    const counts = indexed.map(({ ids }, place) =>
      joined(
        [
          sqlPart('SELECT ? AS place, COUNT(*) AS count FROM (', place),
          limited(ids, MOST_TOLD_APART + 1),
          T,
        ],
        '',
      ),
    );
    const rows = await this.all<{ place: number; count: string | number }>(
      joined(counts, ' UNION ALL '),
    );
    const countOf = new Map(rows.map(({ place, count }) => [Number(place), Number(count)]));
    return indexed
      .map((each, place) => ({ ...each, count: countOf.get(place) ?? 0 }))
      .sort((a, b) => a.count - b.count);
  }

  /** All orders of a condition; nothing where they are too many. */
  private async read(ids: SqlPart): Promise<OrderSet | undefined> {
    const [row] = await this.all<{ count: string | number; list: string | null }>(
      joined([sqlPart(READ_TOGETHER), limited(ids, MOST_READ + 1), T], ''),
    );
    return Number(row?.count) > MOST_READ ? undefined : OrderSet.parse(row?.list ?? '');
  }

  private list(
    { conditions, among }: SearchPlan,
    walk: Walk,
    from: OrderPlace | undefined,
    limit: number,
  ): Promise<StoredPlace[]> {
    const rest = [
      ...conditions.map((each) => textOf(each, among ? undefined : walk.index)),
      ...(from ? [behind(walk, from)] : []),
    ];
    const columns = sqlPart(walk.index === 'placed' ? PLACED_COLUMNS : DELIVERY_COLUMNS);
    return this.all<StoredPlace>(
      joined([columns, ordersAmong(among), conditional(rest), sortedUpTo(walk, limit)], ' '),
    );
  }

  private all<Row>({ sql, values }: SqlPart): Promise<Row[]> {
    // eslint-disable-next-line grocessay/sql-is-fixed -- put together of fixed parts, with a ? for each value
    return this.manager.query<Row[]>(sql, [...values]);
  }
}

const T = sqlPart(') t');

function sortedUpTo(walk: Walk, limit: number): SqlPart {
  return joined([sqlPart('ORDER BY'), sqlPart(sorting(walk)), sqlPart('LIMIT ?', limit)], ' ');
}

function limited(ids: SqlPart, most: number): SqlPart {
  return joined([ids, sqlPart('LIMIT ?', most)], ' ');
}

function theseIds(ids: readonly number[]): SqlPart {
  return ids.length === 0
    ? sqlPart('SELECT id FROM orders WHERE id = 0')
    : among('SELECT id FROM orders WHERE id IN', ids);
}

/** Where a row of a list stands. */
interface StoredPlace {
  id: number;
  placedAt?: Date | string;
  slotDate?: string;
  slotStartMinute?: number;
}

/** Both are answered by the index that is read. */
const PLACED_COLUMNS = 'SELECT o.id AS id, o.placedAt AS placedAt';
const DELIVERY_COLUMNS =
  'SELECT o.id AS id, o.slotDate AS slotDate, o.slotStartMinute AS slotStartMinute';

/** One text instead of a row for each: a hundred thousand rows take as many milliseconds. */
const READ_TOGETHER = 'SELECT COUNT(*) AS count, GROUP_CONCAT(t.id) AS list FROM (';

/** Only what the list is sorted by has to be right. */
function placeOf({ id, placedAt, slotDate = '', slotStartMinute = 0 }: StoredPlace): OrderPlace {
  return { id: Number(id), placedAt: instantOf(placedAt), slotDate, slotStartMinute };
}

/** SQLite stores instants as texts, in UTC. */
function instantOf(stored: Date | string | undefined): Date {
  if (stored === undefined || stored instanceof Date) return stored ?? new Date(0);
  return new Date(`${stored.replace(' ', 'T')}Z`);
}

/** A condition with its number of orders, which is not told where there are very many. */
interface CountedCondition {
  condition: SearchCondition;
  ids: SqlPart;
  count: number;
}

/** SQLite reads a CROSS JOIN from left to right. */
function ordersAmong(ids: SqlPart | undefined): SqlPart {
  if (!ids) return sqlPart('FROM orders o');
  const distinct = [sqlPart('FROM (SELECT DISTINCT id FROM ('), ids, sqlPart(') a) d')];
  return joined([...distinct, sqlPart('CROSS JOIN orders o ON o.id = d.id')], ' ');
}

function textOf({ holds, range }: SearchCondition, walked: WalkedIndex | undefined): SqlPart {
  return range && range.of === walked ? range.part : holds;
}

function conditional(conditions: readonly SqlPart[]): SqlPart {
  if (conditions.length === 0) return sqlPart('');
  return joined([sqlPart('WHERE'), joined(conditions, ' AND ')], ' ');
}
