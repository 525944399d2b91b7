import { toShopError } from '../../apollo/shop-error';
import { useProductForEditQuery } from '../../generated/staff/products/product-for-edit';

/** The product that is to be edited, as it stands now. */
export function useProductForEdit(productId: string) {
  const { data, error, refetch } = useProductForEditQuery({
    variables: { id: productId },
    fetchPolicy: 'network-only',
  });
  const code = error ? toShopError(error).code : undefined;
  return {
    product: data?.product,
    unknown: code === 'NOT_FOUND' || code === 'VALIDATION',
    failed: code !== undefined,
    retry: () => void refetch(),
  };
}
