import { useAdminProductsQuery } from '../../generated/staff/products/products';

const pageSize = 25;

/** One page of all products, the newest first; asked for anew whenever the list is opened. */
export function useAdminProducts(search: string, page: number) {
  const { data, previousData, error, refetch } = useAdminProductsQuery({
    variables: { search: search || null, page, pageSize },
    fetchPolicy: 'cache-and-network',
  });
  return {
    products: (data ?? previousData)?.products,
    failed: error !== undefined,
    retry: () => void refetch(),
  };
}
