import { usePopularProductsQuery } from '../../../generated/catalogue/shop';

/** The best-selling products that are in stock. */
export function usePopularProducts() {
  const { data, error } = usePopularProductsQuery();
  return { products: data?.products.items, failed: error !== undefined };
}
