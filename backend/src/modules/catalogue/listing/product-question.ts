import { topOf } from '../categories/category-tree.rules';
import type { Category } from '../categories/category.entity';
import { ProductsArgs } from './product.page';
import { ProductSort } from './product-sort.enum';
import type { ProductQuestion } from './catalogue-model';

/** A normalized search: without regard to case and spaces. */
export function tidySearch(search: string | null | undefined): string {
  return (search ?? '').trim().toLowerCase().replace(/\s+/g, ' ');
}

/** The request for a list. Without an order, searches are sorted by relevance, other lists by name. */
export function questionOf(
  args: Omit<ProductsArgs, 'category' | 'visibility' | 'page' | 'pageSize'>,
  category: Category | undefined,
): ProductQuestion {
  const { inStock, veg, minPricePaise, maxPricePaise } = args;
  const search = tidySearch(args.search);
  return {
    search,
    sort: args.sort ?? (search === '' ? ProductSort.NAME : ProductSort.RELEVANCE),
    filter: {
      categoryId: category?.id,
      topCategoryId: category && topOf(category).id,
      inStock,
      veg: veg ?? undefined,
      minPricePaise: minPricePaise ?? undefined,
      maxPricePaise: maxPricePaise ?? undefined,
    },
  };
}
