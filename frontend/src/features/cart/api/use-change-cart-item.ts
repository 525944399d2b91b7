import { toShopError } from '../../../apollo/shop-error';
import { useChangeCartItemMutation } from '../../../generated/graphql';
import { useMessages } from '../../../ui/messages/use-messages';
import { writeCart } from './write-cart';

/** Sets the quantity of a line of the cart; answers whether that went well. */
export function useChangeCartItem() {
  const { showFailure } = useMessages();
  const [change, { loading }] = useChangeCartItemMutation({
    update: (cache, { data }) => writeCart(cache, data?.changeCartItem.cart),
  });

  const changeCartItem = async (cartItemId: string, quantity: number): Promise<boolean> => {
    try {
      await change({ variables: { input: { cartItemId, quantity } } });
      return true;
    } catch (error) {
      showFailure(toShopError(error).message);
      return false;
    }
  };
  return { changeCartItem, loading };
}
