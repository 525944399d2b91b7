import { ListedProduct } from '../products/listed-product';

/** The conditions of a product list, besides the search. */
export interface ProductFilter {
  /** Products in this category and its subcategories. */
  categoryId?: number;
  /** Its top-level category; facets count that one's subcategories. */
  topCategoryId?: number;
  /** Only products in stock. */
  inStock: boolean;
  /** Only vegetarian products, or only others. */
  veg?: boolean;
  minPricePaise?: number;
  maxPricePaise?: number;
}

/** A part of a filter that facets leave out separately. */
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

/** A filter optimized for many products. */
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

  /** Whether all products match. */
  get isOpen(): boolean {
    return this.parts.length === 0;
  }

  /** Whether the filter has no condition but the category. */
  get isCategoryOnly(): boolean {
    return this.parts.every(([part]) => part === 'category');
  }

  /** Whether a product matches. */
  takes(product: ListedProduct): boolean {
    return this.parts.every(([, fits]) => fits(product, this.filter));
  }

  /** The only part that excludes a product; 'none' if it matches, undefined if several parts exclude it. */
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
