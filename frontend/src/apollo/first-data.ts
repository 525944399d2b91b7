import type { Cache, InMemoryCache } from '@apollo/client';
import { getOperationName } from '@apollo/client/utilities/internal';

import { nameOf, readSession, type Session } from '../shared/lib/session';

/** An answer that came with the page, to an operation with these variables. */
export interface FirstAnswer {
  name: string;
  variables: Record<string, unknown>;
  /** Whose answer it is, as `nameOf` names them; absent where everybody is answered alike. */
  of?: string;
  data: Record<string, unknown>;
}

interface FirstBlock {
  /** When they were given, in milliseconds since 1970. */
  at: number;
  answers: readonly FirstAnswer[];
}

/** Older answers are left alone: a page may come out of some cache. */
const freshForMs = 60_000;

type Variables = Record<string, unknown> | undefined;

/** The same text for the same variables, in whatever order they are given. */
const keyOf = (name: string | undefined, variables: Variables = {}): string =>
  `${name} ${JSON.stringify(Object.entries(variables).sort(([a], [b]) => (a < b ? -1 : 1)))}`;

/**
 * The answers that the server sent with the page: what the first screen asks is there before it asks. Each of them is
 * taken once, and within a minute; what is asked later goes to the server.
 */
export class FirstData {
  private readonly answers: Map<string, FirstAnswer>;
  private readonly until = Date.now() + freshForMs;

  /** @param isWhole what the server drew the page with is all here */
  constructor(
    answers: readonly FirstAnswer[],
    readonly isWhole = false,
  ) {
    this.answers = new Map(answers.map((answer) => [keyOf(answer.name, answer.variables), answer]));
  }

  /** Those of the page; none where it has none, or they are old, unless there is no server to ask. */
  static ofPage(session: Session): FirstData {
    const block = document.getElementById('first-data');
    if (!block?.textContent) return new FirstData([]);
    const { at, answers } = JSON.parse(block.textContent) as FirstBlock;
    // What is somebody's own is not left lying in the page.
    block.remove();
    const isFresh = Math.abs(Date.now() - at) < freshForMs || !navigator.onLine;
    if (!isFresh) return new FirstData([]);
    const theirs = answers.filter(({ of: whose = nameOf(session) }) => whose === nameOf(session));
    return new FirstData(theirs, theirs.length === answers.length);
  }

  /** Those that nobody has taken yet. */
  get waiting(): readonly FirstAnswer[] {
    return [...this.answers.values()];
  }

  /** What a cache should hold before it is read for an operation. */
  take({ query, variables }: Pick<Cache.DiffOptions, 'query' | 'variables'>) {
    if (this.answers.size === 0) return undefined;
    if (Date.now() > this.until) this.answers.clear();
    const key = keyOf(getOperationName(query), variables as Variables);
    const answer = this.answers.get(key);
    this.answers.delete(key);
    // Somebody may have logged out since.
    const isTheirs = answer?.of === undefined || answer.of === nameOf(readSession());
    return isTheirs ? answer?.data : undefined;
  }
}

/**
 * Has a cache know what came with the page as soon as it is read, in whatever way: the first drawing is the whole one,
 * and the same on the server and in the browser.
 */
export function fillAsRead(cache: InMemoryCache, first: FirstData): InMemoryCache {
  const fill = ({ query, variables }: Pick<Cache.DiffOptions, 'query' | 'variables'>) => {
    const result = first.take({ query, variables });
    // Nobody watches yet what is read for the first time.
    if (result) cache.write({ query, variables, result, dataId: 'ROOT_QUERY', broadcast: false });
  };
  const diff = cache.diff.bind(cache);
  cache.diff = ((options: Cache.DiffOptions) => {
    fill(options);
    return diff(options);
  }) as InMemoryCache['diff'];
  const read = cache.read.bind(cache);
  cache.read = ((options: Cache.ReadOptions) => {
    fill(options);
    return read(options);
  }) as InMemoryCache['read'];
  return cache;
}
