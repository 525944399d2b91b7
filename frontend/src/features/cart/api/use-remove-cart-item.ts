import { toShopError } from '../../../apollo/shop-error';
import { useRemoveCartItemMutation } from '../../../generated/graphql';
import { useMessages } from '../../../ui/messages/use-messages';
import { writeCart } from './write-cart';

/** Takes a line out of the cart; answers whether that went well, and says so. */
export function useRemoveCartItem() {
  const { showSuccess, showFailure } = useMessages();
  const [remove, { loading }] = useRemoveCartItemMutation({
    update: (cache, { data }) => writeCart(cache, data?.removeCartItem),
  });

  const removeCartItem = async (cartItemId: string): Promise<boolean> => {
    try {
      await remove({ variables: { cartItemId } });
      showSuccess('Item deleted from cart..');
      return true;
    } catch (error) {
      showFailure(toShopError(error).message);
      return false;
    }
  };
  return { removeCartItem, loading };
}
