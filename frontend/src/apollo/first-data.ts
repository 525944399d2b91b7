import { ApolloLink, type Cache, type DocumentNode, type InMemoryCache } from '@apollo/client';
import { getOperationName } from '@apollo/client/utilities/internal';
import { of } from 'rxjs';

/** An answer that came with the page, to an operation with these variables. */
interface FirstAnswer {
  name: string;
  variables: Record<string, unknown>;
  /** Somebody who has logged in would be answered otherwise. */
  ofGuests?: boolean;
  data: Record<string, unknown>;
}

interface FirstBlock {
  /** When they were given, in milliseconds since 1970. */
  at: number;
  answers: readonly FirstAnswer[];
}

/** Older answers are left alone: a page may come out of some cache. */
const freshForMs = 60_000;

type Answers = Map<string, FirstAnswer['data']>;
type Variables = Record<string, unknown> | undefined;

/** The same text for the same variables, in whatever order they are given. */
const keyOf = (name: string | undefined, variables: Variables = {}): string =>
  `${name} ${JSON.stringify(Object.entries(variables).sort(([a], [b]) => (a < b ? -1 : 1)))}`;

/**
 * The answers that the server sent with the page: what the first screen asks is there before it asks. Each of them
 * answers once, and within a minute; what is asked later goes to the server.
 */
export class FirstData {
  private readonly toWrite: Answers;
  private readonly toAnswer: Answers;
  private readonly until = Date.now() + freshForMs;

  constructor(answers: readonly FirstAnswer[]) {
    const known = answers.map(
      ({ name, variables, data }) => [keyOf(name, variables), data] as const,
    );
    this.toWrite = new Map(known);
    this.toAnswer = new Map(known);
  }

  /** Those of the page; none where it has none, or they are old, unless there is no server to ask. */
  static ofPage({ isVisitor }: { isVisitor: boolean }): FirstData {
    const text = document.getElementById('first-data')?.textContent;
    if (!text) return new FirstData([]);
    const { at, answers } = JSON.parse(text) as FirstBlock;
    const isFresh = Math.abs(Date.now() - at) < freshForMs || !navigator.onLine;
    return new FirstData(isFresh ? answers.filter(({ ofGuests }) => isVisitor || !ofGuests) : []);
  }

  /** What a cache should hold before it is read for an operation. */
  takeForCache({ query, variables }: Pick<Cache.DiffOptions, 'query' | 'variables'>) {
    return this.take(this.toWrite, query, variables as Variables);
  }

  /** What the server need not be asked. */
  takeAnswer({ query, variables }: Pick<ApolloLink.Operation, 'query' | 'variables'>) {
    return this.take(this.toAnswer, query, variables);
  }

  private take(from: Answers, query: DocumentNode, variables: Variables) {
    if (from.size === 0) return undefined;
    if (Date.now() > this.until) from.clear();
    const key = keyOf(getOperationName(query), variables);
    const data = from.get(key);
    from.delete(key);
    return data;
  }
}

/** Answers the first of each operation with what came with the page. */
export const createFirstDataLink = (first: FirstData) =>
  new ApolloLink((operation, forward) => {
    const data = first.takeAnswer(operation);
    return data ? of({ data }) : forward(operation);
  });

/** Has a cache know what came with the page as soon as it is read: the first drawing is the whole one. */
export function fillAsRead(cache: InMemoryCache, first: FirstData): InMemoryCache {
  const diff = cache.diff.bind(cache);
  cache.diff = ((options: Cache.DiffOptions) => {
    const result = first.takeForCache(options);
    const { query, variables } = options;
    // Nobody watches yet what is read for the first time.
    if (result) cache.write({ query, variables, result, dataId: 'ROOT_QUERY', broadcast: false });
    return diff(options);
  }) as InMemoryCache['diff'];
  return cache;
}
