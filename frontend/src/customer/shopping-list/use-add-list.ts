import { toShopError } from '../../apollo/shop-error';
import { CartDocument } from '../../generated/cart/cart';
import type { AddShoppingListMutation, ShoppingListLineInput } from '../../generated/graphql';
import { useAddShoppingListMutation } from '../../generated/customer/shopping-list/shopping-list';
import { announceCartChange } from '../../shared/lib/cart-sync';
import { useMessages } from '../../shared/ui/messages/use-messages';

export type AddedList = AddShoppingListMutation['addShoppingList'];

/** Adds the lines of a list to the cart; returns the result, or undefined on failure. */
export function useAddList() {
  const { showFailure } = useMessages();
  const [send, { loading }] = useAddShoppingListMutation({
    update: (cache, { data }) => {
      const cart = data?.addShoppingList.cart;
      if (!cart) return;
      cache.writeQuery({ query: CartDocument, data: { cart } });
      announceCartChange();
    },
  });
  const addList = async (lines: ShoppingListLineInput[]): Promise<AddedList | undefined> => {
    try {
      return (await send({ variables: { lines } })).data?.addShoppingList;
    } catch (error) {
      showFailure(toShopError(error).message);
      return undefined;
    }
  };
  return { addList, loading };
}
