import { toShopError } from '../../apollo/shop-error';
import { useMessages } from '../../shared/ui/messages/use-messages';

/** Tries what the staff asks for, says why where it fails, and resolves to whether it went through. */
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
