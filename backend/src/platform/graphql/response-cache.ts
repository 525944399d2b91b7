import { gzipSync } from 'node:zlib';
import { Kind, OperationDefinitionNode, OperationTypeNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/** Whether what an answer was made of is still so. */
export type FreshnessCheck = () => boolean;

/** What is done for each time an answer is given, such as counting it: short, and never failing. */
export type AnswerWork = () => void;

/** What fits into one packet of the network is not packed: it would arrive no sooner. */
const MIN_COMPRESSED_CHARACTERS = 1_400;

/** An answer that everybody gets, as long as it is true. */
export class CachedResponse {
  private compressed?: Buffer;

  constructor(
    readonly text: string,
    readonly isFresh: FreshnessCheck,
    /** What was asked; see `RequestScope`. */
    readonly rootField: string,
    /** What the question costs; see query-cost.ts. */
    readonly queryCost: number,
    /** What is done for each time it is sent; left out where that is nothing, as with nearly all. */
    readonly work?: AnswerWork,
  ) {}

  /** The answer in a quarter of the bytes, for who can read that: packed once, however often it is sent. */
  get gzipped(): Buffer | undefined {
    if (this.text.length < MIN_COMPRESSED_CHARACTERS) return undefined;
    return (this.compressed ??= gzipSync(this.text));
  }
}

/** Room for the lists of a small shop: so many characters of requests and answers, of one or two bytes each. */
const CHARACTERS_FOR_LISTS = 8 * 1024 * 1024;
/** A product's question and answer have some 1,100 of them; packed ones take a quarter more. */
const CHARACTERS_PER_PRODUCT = 1_200;
/** Beyond 150,000 products only what is asked more often is kept. */
const MAX_CHARACTERS = 192 * 1024 * 1024;

/**
 * Answers to questions that many ask in the very same words, such as the first page of a category: kept by the whole
 * body of the request, with room for each product's page. Only what everybody may see gets here; see
 * `RequestContext.cacheWhile`.
 */
export class ResponseCache {
  private readonly kept = new LRUCache<string, CachedResponse>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ text }, question) => text.length + question.length,
  });

  /** @param productCount how many products there are now */
  constructor(private readonly productCount: () => number) {}

  /** The answer to a question, where it is kept and true. */
  find(question: string): CachedResponse | undefined {
    const answer = this.kept.get(question);
    if (!answer || answer.isFresh()) return answer;
    this.kept.delete(question);
    return undefined;
  }

  keep(question: string, answer: CachedResponse): void {
    this.kept.set(question, answer);
    const room = CHARACTERS_FOR_LISTS + CHARACTERS_PER_PRODUCT * this.productCount();
    while (this.kept.calculatedSize > room) this.kept.pop();
  }
}

/**
 * How many queries an operation asks without conditions, as many as have to say that their answer is public; 0 where it
 * changes something, or has fragments of the whole query, which are rare enough not to be looked into.
 */
export function queryCountOf({ operation, selectionSet }: OperationDefinitionNode): number {
  if (operation !== OperationTypeNode.QUERY) return 0;
  const { selections } = selectionSet;
  const isPlain = selections.every(
    ({ kind, directives }) => kind === Kind.FIELD && !directives?.length,
  );
  return isPlain ? selections.length : 0;
}
