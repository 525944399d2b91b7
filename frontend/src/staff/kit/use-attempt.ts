import { toShopError } from '../../apollo/shop-error';
import { useMessages } from '../../shared/ui/messages/use-messages';

/** Runs an action, shows the reason on failure, and resolves to whether it succeeded. */
export function useAttempt() {
  const { showFailure } = useMessages();
  return async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      showFailure(toShopError(error).message);
      return false;
    }
  };
}
