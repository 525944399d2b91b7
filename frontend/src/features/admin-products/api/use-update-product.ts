import { toShopError, type ShopError } from '../../../apollo/shop-error';
import { useUpdateProductMutation } from '../../../generated/admin-products/update-product';
import type { ProductInput } from '../../../generated/graphql';
import { useMessages } from '../../../ui/messages/use-messages';
import { forgetListings } from './forget-listings';

/** Changes a product; answers undefined when that went well, else why not. */
export function useUpdateProduct() {
  const { showSuccess, showFailure } = useMessages();
  const [update, { loading }] = useUpdateProductMutation({ update: forgetListings });

  const updateProduct = async (id: string, input: ProductInput): Promise<ShopError | undefined> => {
    try {
      await update({ variables: { id, input } });
      showSuccess('Product updated sucessfully');
      return undefined;
    } catch (error) {
      showFailure('Something going wrong!!pl try again');
      return toShopError(error);
    }
  };
  return { updateProduct, loading };
}
