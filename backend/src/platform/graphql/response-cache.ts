import { gzipSync } from 'node:zlib';
import { Kind, OperationDefinitionNode, OperationTypeNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { sha256 } from '../../kernel/sha256';

/** Whether the data behind a response is unchanged. */
export type FreshnessCheck = () => boolean;

/** Work for each delivery of a response, such as counting it: short, and must not fail. */
export type AnswerWork = () => void;

/** Responses that fit into one network packet are not compressed: they would not arrive sooner. */
const MIN_COMPRESSED_CHARACTERS = 1_400;

/** A response that is the same for everybody while it is fresh. */
export class CachedResponse {
  private compressed?: Buffer;

  constructor(
    readonly text: string,
    readonly isFresh: FreshnessCheck,
    /** The root field; see `RequestScope`. */
    readonly rootField: string,
    /** The cost of the request; see query-cost.ts. */
    readonly queryCost: number,
    /** Work for each delivery; absent for nearly all responses. */
    readonly work?: AnswerWork,
  ) {}

  /** The gzip-compressed response, a quarter of the size; compressed once. */
  get gzipped(): Buffer | undefined {
    if (this.text.length < MIN_COMPRESSED_CHARACTERS) return undefined;
    return (this.compressed ??= gzipSync(this.text));
  }
}

/** A request is looked up by its hash, since many are as long as their responses. */
const KEY_CHARACTERS = 64;
/** Space for the lists of a small shop, in characters of responses, of one or two bytes each. */
const CHARACTERS_FOR_LISTS = 8 * 1024 * 1024;
/** A response about one product has 500 to 900 characters; compressed copies add a quarter. */
const CHARACTERS_PER_PRODUCT = 1_000;
/** Beyond 150,000 products only the more frequent requests stay cached. */
const MAX_CHARACTERS = 192 * 1024 * 1024;

/** The length of a response about one product, with some room. */
const SHORT_CHARACTERS = 2 * 1024;

/** Remembered first requests: enough for a hundred thousand products, in a megabyte. */
const FIRST_REQUESTS = 256 * 1024;

/**
 * Caches public responses to identical requests, such as the first page of a category, keyed by the hash of the whole
 * request body, with space for each product's page; long ones from the second request on. See `RequestContext.cacheWhile`.
 */
export class ResponseCache {
  private readonly kept = new LRUCache<string, CachedResponse>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ text }) => text.length + KEY_CHARACTERS,
  });

  /** Parts of the hashes of requests that came once, each at its own place; another request may take that place. */
  private readonly cameOnce = new Uint32Array(FIRST_REQUESTS);

  /** @param productCount the current number of products */
  constructor(private readonly productCount: () => number) {}

  /** The cached response to a request, if it is fresh. */
  find(question: string): CachedResponse | undefined {
    const key = sha256(question);
    const answer = this.kept.get(key);
    if (!answer || answer.isFresh()) return answer;
    this.kept.delete(key);
    return undefined;
  }

  /**
   * Keeps the response. A long one only if it was requested before: most filters, searches and pages never are again, and
   * would fill the heap.
   */
  keep(question: string, answer: CachedResponse): void {
    const key = sha256(question);
    if (answer.text.length > SHORT_CHARACTERS && this.isFirst(key)) return;
    this.kept.set(key, answer);
    const room = CHARACTERS_FOR_LISTS + CHARACTERS_PER_PRODUCT * this.productCount();
    while (this.kept.calculatedSize > room) this.kept.pop();
  }

  private isFirst(key: string): boolean {
    const hash = parseInt(key.slice(0, 8), 16);
    const place = hash % FIRST_REQUESTS;
    if (this.cameOnce[place] === hash) return false;
    this.cameOnce[place] = hash;
    return true;
  }
}

/**
 * The number of unconditional root fields of a query; all of them must declare their result public before the response
 * is cached. 0 for mutations, and for queries with fragments at the root, which are too rare to support.
 */
export function queryCountOf({ operation, selectionSet }: OperationDefinitionNode): number {
  if (operation !== OperationTypeNode.QUERY) return 0;
  const { selections } = selectionSet;
  const isPlain = selections.every(
    ({ kind, directives }) => kind === Kind.FIELD && !directives?.length,
  );
  return isPlain ? selections.length : 0;
}
