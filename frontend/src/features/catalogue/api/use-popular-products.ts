import { usePopularProductsQuery } from '../../../generated/catalogue/shop';

/** What is bought most and can be had now. */
export function usePopularProducts() {
  const { data, error } = usePopularProductsQuery();
  return { products: data?.products.items, failed: error !== undefined };
}
