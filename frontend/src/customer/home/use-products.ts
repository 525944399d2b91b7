import { useProductsQuery } from '../../generated/customer/home/products';
import type { ProductFilter } from './product-filter.rules';

const pageSize = 25;

/** One page of products; the previous page stays visible until the next one has loaded. */
export function useProducts({ search, category, ...rest }: ProductFilter) {
  const { data, previousData, error, refetch } = useProductsQuery({
    variables: { search: search || null, category: category || null, ...rest, pageSize },
    // Cached products are shown at once; prices and stock are then refetched.
    fetchPolicy: 'cache-and-network',
  });
  return {
    products: (data ?? previousData)?.products,
    loaded: data !== undefined,
    failed: error !== undefined,
    retry: () => void refetch(),
  };
}
