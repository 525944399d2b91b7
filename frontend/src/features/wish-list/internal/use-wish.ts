import { toShopError } from '../../../apollo/shop-error';
import { useAddWishMutation, useRemoveWishMutation } from '../../../generated/wish-list/wishes';
import { useMessages } from '../../../shared/ui/messages/use-messages';
import { useWishes } from '../use-wishes';

/** Whether a product is saved, and the function that changes it. */
export function useWish(productId: string) {
  const { wishes } = useWishes();
  const { showFailure } = useMessages();
  const [add, adding] = useAddWishMutation();
  const [remove, removing] = useRemoveWishMutation();
  const stored = wishes?.items.some(({ product }) => product.id === productId) ?? false;

  const toggle = async () => {
    const options = { variables: { productId } };
    try {
      await (stored ? remove(options) : add(options));
    } catch (error) {
      showFailure(toShopError(error).message);
    }
  };
  // Shows the wanted state while the request runs.
  const saved = adding.loading || (stored && !removing.loading);
  return { saved, busy: adding.loading || removing.loading, toggle };
}
