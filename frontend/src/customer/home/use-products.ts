import { useProductsQuery } from '../../generated/customer/home/products';
import type { ProductFilter } from './product-filter.rules';

const pageSize = 25;

/** One page of products; the page before stays in sight until the next one has come. */
export function useProducts({ search, category, ...rest }: ProductFilter) {
  const { data, previousData, error, refetch } = useProductsQuery({
    variables: { search: search || null, category: category || null, ...rest, pageSize },
    // Cached products show at once; prices and stock are then fetched again.
    fetchPolicy: 'cache-and-network',
  });
  return {
    products: (data ?? previousData)?.products,
    loaded: data !== undefined,
    failed: error !== undefined,
    retry: () => void refetch(),
  };
}
