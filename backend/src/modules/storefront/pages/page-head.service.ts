import { CatalogueService, CategoryService } from '../../catalogue';
import { MAX_RECORD_ID } from '../../../kernel/record-id';
import { ShopError } from '../../../kernel/shop-error';
import {
  PageHead,
  STANDING_PATHS,
  Site,
  missingHead,
  productHead,
  categoryHead,
  standingHead,
} from './page-head.rules';

/** The metadata of each page, available without scripts. */
export class PageHeadService {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly categories: CategoryService,
    private readonly site: Site,
  ) {}

  /**
   * The head of the page at a path without query. A missing product or category has the status 404; the page itself
   * says so, too.
   */
  async headOf(path: string): Promise<PageHead> {
    const [, place, name, ...rest] = path.split('/');
    if (!name || rest.length > 0) return standingHead(path, this.site);
    if (place === 'product') return this.ofProduct(name);
    if (place === 'shop') return this.categoryPageHead(name);
    if (place === 'policies' && !STANDING_PATHS.includes(path)) return this.missingHead();
    return standingHead(path, this.site);
  }

  /** The head of the response to a path without a page. */
  missingHead(): PageHead {
    return missingHead('Page not found', this.site);
  }

  private async ofProduct(id: string): Promise<PageHead> {
    const missing = missingHead('Product not found', this.site);
    if (!/^\d+$/.test(id) || Number(id) > MAX_RECORD_ID) return missing;
    try {
      const product = await this.catalogue.byId(Number(id));
      return productHead(product, this.catalogue.packSizes(product), this.site);
    } catch (error) {
      if (error instanceof ShopError && error.code === 'NOT_FOUND') return missing;
      throw error;
    }
  }

  private async categoryPageHead(slug: string): Promise<PageHead> {
    const category = (await this.categories.all()).find((each) => each.slug === slug);
    return category ? categoryHead(category, this.site) : this.missingHead();
  }
}
