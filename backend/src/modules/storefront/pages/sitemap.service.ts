import { CatalogueService, CategoryService } from '../../catalogue';
import { STANDING_PATHS, Site, productPath, categoryPath } from './page-head.rules';
import {
  SITEMAP_END,
  SITEMAP_START,
  URLS_PER_FILE,
  filesFor,
  robotsText,
  sitemapEntry,
  sitemapIndex,
} from './sitemap.rules';

/** The pages of the shop, for search engines. */
export class SitemapService {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly categories: CategoryService,
    private readonly site: Site,
  ) {}

  /** The text of robots.txt. */
  robots(): string {
    return robotsText(this.urlOf('/sitemap.xml'));
  }

  /** An identifier of the state of all files, which changes with any product or category. */
  version(): Promise<string> {
    return this.catalogue.version();
  }

  /** The index file of the sitemap. */
  async index(): Promise<string> {
    const files = filesFor(await this.productCount());
    const products = Array.from({ length: files }, (_, at) => `/sitemaps/products-${at + 1}.xml`);
    return sitemapIndex(['/sitemaps/pages.xml', ...products].map((path) => this.urlOf(path)));
  }

  /** The permanent pages, and the categories. */
  async pages(): Promise<string> {
    const categories = (await this.categories.all()).map(({ slug }) => categoryPath(slug));
    const entries = [...STANDING_PATHS, ...categories].map((path) =>
      sitemapEntry(this.urlOf(path)),
    );
    return `${SITEMAP_START}${entries.join('')}${SITEMAP_END}`;
  }

  /**
   * Streams the product pages of one file, counted from 1, in batches.
   * @returns undefined if there is no such file
   */
  async products(file: number): Promise<AsyncGenerator<string> | undefined> {
    return file >= 1 && file <= filesFor(await this.productCount())
      ? this.batches((file - 1) * URLS_PER_FILE)
      : undefined;
  }

  private async *batches(from: number): AsyncGenerator<string> {
    yield SITEMAP_START;
    let at = 0;
    for await (const batch of this.catalogue.listed()) {
      const wanted = batch.slice(Math.max(from - at, 0), Math.max(from + URLS_PER_FILE - at, 0));
      if (wanted.length > 0)
        yield wanted.map(({ id }) => sitemapEntry(this.urlOf(productPath(id)))).join('');
      at += batch.length;
      if (at >= from + URLS_PER_FILE) break;
    }
    yield SITEMAP_END;
  }

  private async productCount(): Promise<number> {
    const tops = await this.categories.tops();
    const counts = await Promise.all(tops.map(({ id }) => this.catalogue.countOf(id)));
    return counts.reduce((sum, count) => sum + count, 0);
  }

  private urlOf(path: string): string {
    return `${this.site.publicUrl}${path}`;
  }
}
