import { CatalogueService, type ListedProduct } from '../../catalogue';
import { Site } from './page-head.rules';
import { FEED_END, feedEntry, feedStart } from './product-feed.rules';

/** All products as a feed for search engines, price comparisons and agents. */
export class ProductFeedService {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly site: Site,
  ) {}

  /** An identifier of the feed's state, which changes with any product. */
  version(): Promise<string> {
    return this.catalogue.version();
  }

  /** Streams the feed in batches of products. */
  async *feed(): AsyncGenerator<string> {
    yield feedStart(this.site);
    for await (const batch of this.catalogue.listed())
      yield batch.map((product) => this.entry(product)).join('');
    yield FEED_END;
  }

  private entry(product: ListedProduct): string {
    const isOneOfSizes = this.catalogue.packSizes(product).length > 0;
    return feedEntry(product, { isOneOfSizes }, this.site);
  }
}
