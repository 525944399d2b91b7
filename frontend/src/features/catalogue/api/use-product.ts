import { failureOf } from '../../../apollo/shop-error';
import { useProductDetailQuery } from '../../../generated/catalogue/shop';

/** A product with what is like it and what goes with it. */
export function useProduct(id: string) {
  const { data, error, refetch } = useProductDetailQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  return { product: data?.product, failure: failureOf(error), retry: () => void refetch() };
}
