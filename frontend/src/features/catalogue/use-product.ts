import { useApolloClient } from '@apollo/client/react';

import { failureOf } from '../../apollo/shop-error';
import { ProductFieldsFragmentDoc } from '../../generated/catalogue/product-fields';
import { useProductDetailQuery } from '../../generated/catalogue/product-detail';
import type { ProductDetailQuery, ProductFieldsFragment } from '../../generated/graphql';

export type ProductDetails = ProductDetailQuery['product'];

/** A product with similar and complementary products. Cached fields are available at once. */
export function useProduct(id: string) {
  const { cache } = useApolloClient();
  const { data, error, refetch } = useProductDetailQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const details: ProductDetails | undefined = data?.product;
  const product: ProductFieldsFragment | undefined =
    details ??
    cache.readFragment({
      id: cache.identify({ __typename: 'Product', id }),
      fragment: ProductFieldsFragmentDoc,
    }) ??
    undefined;
  return { product, details, failure: failureOf(error), retry: () => void refetch() };
}
