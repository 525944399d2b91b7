import { EntityManager } from 'typeorm';
import { SearchCondition, WalkedIndex } from './search-conditions.rules';
import { OrderPlace, Walk, behind, sorting, unindexed } from './search-cursor.rules';
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
/** How many orders of a list are read at least, until a page of those in a set is full; then twice as many each time. */
const SHORTEST_STRETCH = 500;
/** As far as the orders of a set lie as closely as their numbers, and a little more. */
const STRETCH_MARGIN = 1.2;
const LONGEST_STRETCH = 20_000;
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
  /** What the found orders are read by, where an index of their own table does. */
  own?: SqlPart;
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
    if (least.count <= mostLookedAt) {
      const { condition, ids } = least;
      const { own } = condition;
      if (!own) return { conditions, among: ids };
      return { conditions: conditions.filter((each) => each !== condition), own };
    }
    const worthIt = counted.filter(
      ({ condition, count }) => condition.isElsewhere || count <= MOST_TOLD_APART,
    );
    const sets = await Promise.all(worthIt.map(({ ids }) => this.read(ids)));
    const within = sets.reduce((all, set) => (all && set ? all.and(set) : (all ?? set)), undefined);
    const read = worthIt.filter((_, place) => sets[place]).map(({ condition }) => condition);
    const rest = conditions.filter((each) => !read.includes(each));
    if (!within) return { conditions };
    if (within.size > MOST_SORTED) return { conditions: rest, within };
    return { conditions: rest, own: theseIds(within.ids()) };
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
    const expected = Math.ceil((limit * within.last * STRETCH_MARGIN) / within.size);
    const first = Math.min(Math.max(expected, SHORTEST_STRETCH), LONGEST_STRETCH);
    for (let place = from, stretch = first; ; stretch *= 2) {
      const orders = await this.list(plan, walk, place, stretch);
      for (const { id } of orders) if (within.has(Number(id))) found.push(Number(id));
      const last = orders.at(-1);
      if (found.length >= limit || orders.length < stretch || !last) return found.slice(0, limit);
      place = placeOf(last);
    }
  }

  async count(plan: SearchPlan, walk: Walk): Promise<OrderCount> {
    if (plan.within) return this.countWithin(plan, plan.within, walk);
    const isWalked = !plan.among && !plan.own;
    const rest = conditional(conditionsOf(plan, walk));
    const found = [sqlPart('SELECT o.toPayPaise AS paise'), ordersAmong(plan.among), rest];
    const upTo = sortedUpTo(sorting(walk), MOST_COUNTED + 1);
    const [row] = await this.all<{ count: string | number; paise: string | number | null }>(
      joined(
        [
          sqlPart('SELECT COUNT(*) AS count, SUM(t.paise) AS paise FROM ('),
          joined(isWalked ? [...found, upTo] : found, ' '),
          T,
        ],
        '',
      ),
    );
    const count = Number(row?.count ?? 0);
    if (isWalked && count > MOST_COUNTED)
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
    const counts = indexed.map(({ ids, condition }, place) =>
      joined(
        [
          sqlPart('SELECT ? AS place, COUNT(*) AS count FROM (', place),
          limited(ids, (condition.isElsewhere ? MOST_LOOKED_AT : MOST_TOLD_APART) + 1),
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
    plan: SearchPlan,
    walk: Walk,
    from: OrderPlace | undefined,
    limit: number,
  ): Promise<StoredPlace[]> {
    const inOrder = (part: SqlPart) => (plan.own ? unindexed(part) : part);
    const rest = [...conditionsOf(plan, walk), ...(from ? [inOrder(behind(walk, from))] : [])];
    const columns = sqlPart(walk.index === 'placed' ? PLACED_COLUMNS : DELIVERY_COLUMNS);
    return this.all<StoredPlace>(
      joined(
        [
          ...[columns, ordersAmong(plan.among), conditional(rest)],
          sortedUpTo(inOrder(sorting(walk)), limit),
        ],
        ' ',
      ),
    );
  }

  private all<Row>({ sql, values }: SqlPart): Promise<Row[]> {
    // eslint-disable-next-line grocessay/sql-is-fixed -- put together of fixed parts, with a ? for each value
    return this.manager.query<Row[]>(sql, [...values]);
  }
}

const T = sqlPart(') t');

function sortedUpTo(order: SqlPart, limit: number): SqlPart {
  return joined([sqlPart('ORDER BY'), order, sqlPart('LIMIT ?', limit)], ' ');
}

function limited(ids: SqlPart, most: number): SqlPart {
  return joined([ids, sqlPart('LIMIT ?', most)], ' ');
}

function theseIds(ids: readonly number[]): SqlPart {
  return ids.length === 0 ? sqlPart('o.id = 0') : among('o.id IN', ids);
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

/** The texts of the conditions of a plan; those of the index that is read as its range. */
function conditionsOf({ conditions, among, own }: SearchPlan, walk: Walk): SqlPart[] {
  const walked = among || own ? undefined : walk.index;
  return [...(own ? [own] : []), ...conditions.map((each) => textOf(each, walked))];
}

function textOf({ holds, range }: SearchCondition, walked: WalkedIndex | undefined): SqlPart {
  return range && range.of === walked ? range.part : holds;
}

function conditional(conditions: readonly SqlPart[]): SqlPart {
  if (conditions.length === 0) return sqlPart('');
  return joined([sqlPart('WHERE'), joined(conditions, ' AND ')], ' ');
}
