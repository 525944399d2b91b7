import { EntityManager } from 'typeorm';
import { SearchCondition, WalkedIndex } from './search-conditions.rules';
import { OrderPlace, Walk, behind, sorting } from './search-cursor.rules';
import { SqlPart, joined, sqlPart } from './sql-part.rules';

/** Where a condition has at most so many orders, all of them are looked at and sorted. */
const MOST_SORTED = 10_000;
/** Where every condition has more, found orders are counted up to here. */
const MOST_COUNTED = 1_000;

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
  conditions: readonly SearchCondition[];
  /** Ids among which all found orders are: those of the condition with the fewest. Nothing where all have many. */
  among?: SqlPart;
}

/**
 * Finds orders. Databases choose badly among several indexes where a list is sorted and cut: so the number of orders
 * of each condition is counted, up to a limit, and the condition with the fewest is read by its index. Where every
 * condition fits many orders, the list is read in its order, and few have to be read until a page is full.
 */
export class OrderSearchRepository {
  constructor(private readonly manager: EntityManager) {}

  async plan(conditions: readonly SearchCondition[]): Promise<SearchPlan> {
    const counted = conditions.flatMap(({ ids }) => ids ?? []);
    if (counted.length === 0) return { conditions };
    const counts = counted.map((ids, place) =>
      joined([sqlPart('SELECT ? AS place, COUNT(*) AS count FROM (', place), limited(ids), T], ''),
    );
    const rows = await this.all<{ place: number; count: string | number }>(
      joined(counts, ' UNION ALL '),
    );
    const [least] = rows
      .map(({ place, count }) => ({ place: Number(place), count: Number(count) }))
      .sort((a, b) => a.count - b.count);
    const among = least && least.count <= MOST_SORTED ? counted[least.place] : undefined;
    return { conditions, among };
  }

  /** The ids of the next orders of a list. */
  async ids(
    { conditions, among }: SearchPlan,
    walk: Walk,
    from: OrderPlace | undefined,
    limit: number,
  ): Promise<number[]> {
    const rest = [
      ...conditions.map((each) => textOf(each, among ? undefined : walk.index)),
      ...(from ? [behind(walk, from)] : []),
    ];
    const rows = await this.all<{ id: number }>(
      joined(
        [
          sqlPart('SELECT o.id AS id'),
          ordersAmong(among),
          conditional(rest),
          sortedUpTo(walk, limit),
        ],
        ' ',
      ),
    );
    return rows.map(({ id }) => Number(id));
  }

  async count({ conditions, among }: SearchPlan, walk: Walk): Promise<OrderCount> {
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

  private all<Row>({ sql, values }: SqlPart): Promise<Row[]> {
    // eslint-disable-next-line grocessay/sql-is-fixed -- put together of fixed parts, with a ? for each value
    return this.manager.query<Row[]>(sql, [...values]);
  }
}

const T = sqlPart(') t');

function sortedUpTo(walk: Walk, limit: number): SqlPart {
  return joined([sqlPart('ORDER BY'), sqlPart(sorting(walk)), sqlPart('LIMIT ?', limit)], ' ');
}

function limited(ids: SqlPart): SqlPart {
  return joined([ids, sqlPart('LIMIT ?', MOST_SORTED + 1)], ' ');
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
