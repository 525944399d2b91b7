import { ListedProduct } from '../products/listed-product';

/** What a list of products is narrowed to, besides words. */
export interface ProductFilter {
  /** Those in this category, and in those that are in it. */
  categoryId?: number;
  /** The category at the top of that one; facets count those that are in it. */
  topCategoryId?: number;
  /** Only what can be had now. */
  inStock: boolean;
  /** Only what is vegetarian, or only what is not. */
  veg?: boolean;
  minPricePaise?: number;
  maxPricePaise?: number;
}

/** A part of a filter that can be left out by itself. */
export type FilterPart = 'category' | 'stock' | 'veg' | 'price';

const PARTS: readonly [FilterPart, (product: ListedProduct, filter: ProductFilter) => boolean][] = [
  [
    'category',
    ({ categoryId, category }, wanted) =>
      wanted.categoryId === categoryId || wanted.categoryId === category.parentId,
  ],
  ['stock', ({ stockQuantity }) => stockQuantity > 0],
  ['veg', ({ isVeg }, { veg }) => isVeg === veg],
  [
    'price',
    ({ pricePaise }, { minPricePaise = 0, maxPricePaise = Infinity }) =>
      pricePaise >= minPricePaise && pricePaise <= maxPricePaise,
  ],
];

/** A filter made ready to look at many products. */
export class ReadyFilter {
  private readonly parts: typeof PARTS;

  constructor(readonly filter: ProductFilter) {
    const { categoryId, inStock, veg, minPricePaise, maxPricePaise } = filter;
    const isWanted: Record<FilterPart, boolean> = {
      category: categoryId !== undefined,
      stock: inStock,
      veg: veg !== undefined,
      price: minPricePaise !== undefined || maxPricePaise !== undefined,
    };
    this.parts = PARTS.filter(([part]) => isWanted[part]);
  }

  /** Whether every product goes through. */
  get isOpen(): boolean {
    return this.parts.length === 0;
  }

  /** Whether nothing but the category counts. */
  get isCategoryOnly(): boolean {
    return this.parts.every(([part]) => part === 'category');
  }

  /** Whether a product goes through. */
  takes(product: ListedProduct): boolean {
    return this.parts.every(([, fits]) => fits(product, this.filter));
  }

  /** The only part that keeps a product out; 'none' where nothing does, undefined where several do. */
  onlyObstacle(product: ListedProduct): FilterPart | 'none' | undefined {
    let obstacle: FilterPart | 'none' = 'none';
    for (const [part, fits] of this.parts) {
      if (fits(product, this.filter)) continue;
      if (obstacle !== 'none') return undefined;
      obstacle = part;
    }
    return obstacle;
  }
}
