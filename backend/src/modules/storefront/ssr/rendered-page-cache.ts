import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { FreshnessCheck } from '../../../platform/graphql/response-cache';
import type { WrittenPage } from './page-template';

/** Not everything that a page shows says when it changes, such as the free delivery slots. */
const KEPT_MS = 1_000;
const KEPT_BYTES = 16 * 1024 * 1024;
const TAG_LENGTH = 22;

/** A page as it is sent. */
export interface SentPage extends WrittenPage {
  etag: string;
  gzipped: Buffer;
}

/** A page that may be kept as long as what it shows is still so. */
export interface CacheablePage {
  page: SentPage;
  isFresh: FreshnessCheck;
}

interface Entry extends CacheablePage {
  until: number;
}

/** The pages of guests, each rendered and compressed once for all who ask for it meanwhile. */
export class RenderedPageCache {
  private readonly pages = new LRUCache<string, Entry>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ page }, key) => page.html.length + page.gzipped.length + key.length,
  });
  private readonly pending = new Map<string, Promise<CacheablePage | undefined>>();

  /**
   * The page of a key, from the cache or rendered now.
   * @param render gives nothing where the page could not be rendered
   */
  async get(
    key: string,
    render: () => Promise<CacheablePage | undefined>,
  ): Promise<SentPage | undefined> {
    const known = this.pages.get(key);
    if (known && Date.now() < known.until && known.isFresh()) return known.page;
    let rendering = this.pending.get(key);
    if (!rendering) {
      rendering = render().finally(() => this.pending.delete(key));
      this.pending.set(key, rendering);
    }
    const made = await rendering;
    if (made) this.pages.set(key, { ...made, until: Date.now() + KEPT_MS });
    return made?.page;
  }
}

/** A page with the tag of its text and its compressed form. */
export function packPage(page: WrittenPage): SentPage {
  const hash = createHash('sha256').update(page.html).digest('base64url');
  return { ...page, etag: `W/"${hash.slice(0, TAG_LENGTH)}"`, gzipped: gzipSync(page.html) };
}
