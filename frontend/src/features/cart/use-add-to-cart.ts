import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';

import { toShopError } from '../../apollo/shop-error';
import { useAddToCartMutation } from '../../generated/cart/cart';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { changeCart, hasArrived, lineOf } from './internal/change-cart';
import { writeCart } from './internal/write-cart';

/** Adds pieces of a product to the cart and shows a message. Returns whether it succeeded. */
export function useAddToCart() {
  const client = useApolloClient();
  const { showSuccess, showFailure } = useMessages();
  const [add, { loading }] = useAddToCartMutation({
    update: (cache, { data }) => writeCart(cache, data?.addToCart.cart),
  });

  const addToCart = async (productId: string, quantity: number): Promise<boolean> => {
    const before = lineOf(client, productId)?.quantity ?? 0;
    try {
      await changeCart(client, () => add({ variables: { input: { productId, quantity } } }));
    } catch (error) {
      if (!(await hasArrived(client, error, productId, before + quantity))) {
        showFailure(toShopError(error).message);
        return false;
      }
    }
    showSuccess(t`Item added sucessfully`);
    return true;
  };
  return { addToCart, loading };
}
