import { LRUCache } from 'lru-cache';
import type { AnswerWork, FreshnessCheck } from '../../../platform/graphql/response-cache';
import type { WrittenPage } from './page-template';

/** Some contents of a page do not report their changes, such as the free delivery slots. */
const KEPT_MS = 1_000;
const KEPT_BYTES = 16 * 1024 * 1024;

/** A page that may be cached as long as its contents are fresh. */
export interface CacheablePage {
  page: WrittenPage;
  isFresh: FreshnessCheck;
  /** Work to do each time it is sent. */
  works: readonly AnswerWork[];
}

type Render = () => Promise<CacheablePage | undefined>;

/** The pages of guests, each rendered and compressed once for all who request it while it is cached. */
export class RenderedPageCache {
  private readonly pages = new LRUCache<string, CacheablePage, Render>({
    ttl: KEPT_MS,
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ page }, key) => page.html.length + page.gzipped.length + key.length,
    fetchMethod: (_key, _before, { context: render }) => render(),
  });

  /** The page of a key, from the cache or rendered now; undefined if it could not be rendered. */
  get(key: string, render: Render): Promise<CacheablePage | undefined> {
    const forceRefresh = this.pages.get(key)?.isFresh() === false;
    return this.pages.fetch(key, { context: render, forceRefresh });
  }
}
