import { t } from '@lingui/core/macro';

import { toShopError } from '../../../apollo/shop-error';
import {
  useAwaitedQuery,
  useNotifyMeMutation,
  useStopNotifyingMeMutation,
} from '../../../generated/notify-me/notify-me';
import { useMessages } from '../../../shared/ui/messages/use-messages';

/** Whether the customer has a stock alert for a product, and the function that sets or removes it with a message. */
export function useNotifyMe(productId: string) {
  const { data } = useAwaitedQuery();
  const { showSuccess, showFailure } = useMessages();
  const [ask, asking] = useNotifyMeMutation();
  const [stop, stopping] = useStopNotifyingMeMutation();
  const awaited = data?.wishes.awaited.some(({ id }) => id === productId) ?? false;

  const toggle = async () => {
    const options = { variables: { productId } };
    try {
      if (awaited) await stop(options);
      else {
        const answer = await ask(options);
        showSuccess(
          answer.data?.notifyMe.canBeMailed
            ? t`We e-mail you when it is in stock again`
            : t`We e-mail you once you have confirmed your e-mail address`,
        );
      }
    } catch (error) {
      showFailure(toShopError(error).message);
    }
  };
  return { awaited, busy: asking.loading || stopping.loading, toggle };
}
