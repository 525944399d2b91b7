import { failureOf } from '../../apollo/shop-error';
import { useShopProductsQuery } from '../../generated/catalogue/shop';
import type { ShopFilter } from './shop-filter.rules';

/** Products per page: full rows of two, three and four. */
const pageSize = 24;

/** One page of the public shop. The first page has the facets. */
export function useShopProducts(filter: ShopFilter, page: number) {
  const { search, category, sort, inStock, veg, minPaise, maxPaise } = filter;
  const { data, previousData, loading, error, refetch } = useShopProductsQuery({
    variables: {
      search: search || null,
      category: category || null,
      sort,
      inStock,
      veg: veg ? true : null,
      minPricePaise: minPaise ?? null,
      maxPricePaise: maxPaise ?? null,
      page,
      pageSize,
      withFacets: page === 1,
    },
    // Cached products are shown at once; prices and stock are then refetched.
    fetchPolicy: 'cache-and-network',
  });
  return {
    products: (data ?? previousData)?.products,
    loading: loading && data === undefined,
    failed: error !== undefined,
    failure: failureOf(error),
    retry: () => void refetch(),
  };
}
