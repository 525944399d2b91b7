import { toShopError, type ShopError } from '../../apollo/shop-error';
import { useAddProductMutation } from '../../generated/staff/products/add-product';
import type { ProductInput } from '../../generated/graphql';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { invalidateListings } from './invalidate-listings';

/** Adds a product; answers undefined when that went well, else why not. */
export function useAddProduct() {
  const { showSuccess, showFailure } = useMessages();
  const [add, { loading }] = useAddProductMutation({ update: invalidateListings });

  const addProduct = async (input: ProductInput): Promise<ShopError | undefined> => {
    try {
      await add({ variables: { input } });
      showSuccess('Product added sucessfully');
      return undefined;
    } catch (error) {
      showFailure('Something going wrong!!pl try again');
      return toShopError(error);
    }
  };
  return { addProduct, loading };
}
