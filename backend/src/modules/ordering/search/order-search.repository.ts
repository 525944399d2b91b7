import { EntityManager } from 'typeorm';
import { SearchCondition, WalkedIndex } from './search-conditions.rules';
import { OrderPlace, Walk, behind, sorting, unindexed } from './search-cursor.rules';
import { OrderSet } from './order-set.rules';
import { SqlPart, among, joined, sqlPart } from './sql-part.rules';

/** Up to this many orders of a condition are checked one by one, including lookups in other tables. */
const MOST_LOOKED_AT = 1_000;
/**
 * Up to this many orders of a condition are counted, and checked without other tables; a condition with more does not
 * choose the plan.
 */
const MOST_TOLD_APART = 10_000;
/** Conditions with more orders are not read as sets. */
const MOST_READ = 120_000;
/** If an intersection of sets has at most this many orders, they are sorted. */
const MOST_SORTED = 2_000;
/** The initial number of orders of a list to read until a page of those in a set is full; doubled each time. */
const SHORTEST_STRETCH = 500;
/** A margin on top of the estimate that the orders of a set are spread evenly over the ids. */
const STRETCH_MARGIN = 1.2;
const LONGEST_STRETCH = 20_000;
/** If every condition has more orders, found orders are counted up to this limit. */
const MOST_COUNTED = 250;

/** The number of found orders, and their total. */
export interface OrderCount {
  count: number;
  /** False if there are more. */
  isExact: boolean;
  /** Null if not all were counted. */
  toPayPaise: number | null;
}

/** How to read the orders of a search. */
export interface SearchPlan {
  /** The conditions to check for each order. */
  conditions: readonly SearchCondition[];
  /** Ids that include all found orders. */
  among?: SqlPart;
  /** The condition by which the found orders are read with an index of their own table. */
  own?: SqlPart;
  /** A large set that includes all found orders: the list is read in its sequence, and other orders are skipped. */
  within?: OrderSet;
}

/**
 * Finds orders. Databases choose badly among several indexes for a list that is sorted and limited, so the plan is
 * chosen here. The orders of each condition are counted, up to a limit. If a condition has few, those are checked. If
 * all have many, checking words and lines for each order takes too long: the ids of the orders of each condition are
 * read from its index in one result, and intersected. If the intersection is large, the list is read in its sequence
 * until a page is full.
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

  /** Without further conditions the size of the set is the count; otherwise orders are counted up to a limit. */
  private async countWithin(plan: SearchPlan, within: OrderSet, walk: Walk): Promise<OrderCount> {
    if (plan.conditions.length === 0)
      return { count: within.size, isExact: true, toPayPaise: null };
    const { length: count } = await this.ids(plan, walk, undefined, MOST_COUNTED + 1);
    const isExact = count <= MOST_COUNTED;
    return { count: isExact ? count : MOST_COUNTED, isExact, toPayPaise: null };
  }

  /** The conditions with an index, those with the fewest orders first. */
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

  /** All orders of a condition; undefined if there are too many. */
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

/** The position of a row in a list. */
interface StoredPlace {
  id: number;
  placedAt?: Date | string;
  slotDate?: string;
  slotStartMinute?: number;
}

/** Both are covered by the index that is read. */
const PLACED_COLUMNS = 'SELECT o.id AS id, o.placedAt AS placedAt';
const DELIVERY_COLUMNS =
  'SELECT o.id AS id, o.slotDate AS slotDate, o.slotStartMinute AS slotStartMinute';

/** One string instead of a row each: a hundred thousand rows take as many milliseconds. */
const READ_TOGETHER = 'SELECT COUNT(*) AS count, GROUP_CONCAT(t.id) AS list FROM (';

/** Only the fields that the list is sorted by need to be correct. */
function placeOf({ id, placedAt, slotDate = '', slotStartMinute = 0 }: StoredPlace): OrderPlace {
  return { id: Number(id), placedAt: instantOf(placedAt), slotDate, slotStartMinute };
}

/** SQLite stores instants as strings, in UTC. */
function instantOf(stored: Date | string | undefined): Date {
  if (stored === undefined || stored instanceof Date) return stored ?? new Date(0);
  return new Date(`${stored.replace(' ', 'T')}Z`);
}

/** A condition with its number of orders, which is capped. */
interface CountedCondition {
  condition: SearchCondition;
  ids: SqlPart;
  count: number;
}

/** SQLite evaluates a CROSS JOIN from left to right. */
function ordersAmong(ids: SqlPart | undefined): SqlPart {
  if (!ids) return sqlPart('FROM orders o');
  const distinct = [sqlPart('FROM (SELECT DISTINCT id FROM ('), ids, sqlPart(') a) d')];
  return joined([...distinct, sqlPart('CROSS JOIN orders o ON o.id = d.id')], ' ');
}

/** The SQL of the conditions of a plan; the condition of the walked index as its range. */
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
