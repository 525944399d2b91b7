import { useApolloClient } from '@apollo/client/react';

import { invalidate } from '../../apollo/invalidate';
import { toShopError } from '../../apollo/shop-error';
import { AdminProductsDocument } from '../../generated/staff/products/products';
import { useDeleteProductMutation } from '../../generated/staff/products/delete-product';
import { useMessages } from '../../shared/ui/messages/use-messages';

/** Takes a product out of the shop and loads the list anew; answers whether that went well. */
export function useDeleteProduct() {
  const client = useApolloClient();
  const { showSuccess, showFailure } = useMessages();
  const [remove, { loading }] = useDeleteProductMutation({
    update: (cache) => invalidate(cache, 'categories'),
  });

  const deleteProduct = async (id: string): Promise<boolean> => {
    try {
      await remove({ variables: { id } });
    } catch (error) {
      showFailure(toShopError(error).message);
      return false;
    }
    showSuccess('Product deleted sucessfully');
    // A reload that fails shows in the list itself.
    await client.refetchQueries({ include: [AdminProductsDocument] }).catch(() => undefined);
    return true;
  };
  return { deleteProduct, loading };
}
