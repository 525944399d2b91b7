import { invalidate } from '../../apollo/invalidate';
import { failureOf, toShopError, type ShopError } from '../../apollo/shop-error';
import {
  useSetPriceMailsMutation,
  useStopPriceMailsMutation,
} from '../../generated/wish-list/wishes';
import { useMessages } from '../../shared/ui/messages/use-messages';

/** Has mails of fallen prices sent to the client, or not. */
export function useSetPriceMails() {
  const { showFailure } = useMessages();
  const [set, { loading }] = useSetPriceMailsMutation();
  const setPriceMails = (wanted: boolean) =>
    set({ variables: { wanted } }).catch((error: unknown) =>
      showFailure(toShopError(error).message),
    );
  return { setPriceMails, loading };
}

/** Ends them by the link of one of them; answers why that was refused, or nothing. */
export function useStopPriceMails() {
  const [stop, { loading }] = useStopPriceMailsMutation({
    update: (cache) => invalidate(cache, 'wishes'),
  });
  const stopPriceMails = (token: string): Promise<ShopError | undefined> =>
    stop({ variables: { token } }).then(() => undefined, failureOf);
  return { stopPriceMails, loading };
}
