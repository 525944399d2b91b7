import { useApolloClient } from '@apollo/client/react';

import { toShopError } from '../../apollo/shop-error';
import { useLogoutMutation } from '../../generated/session/logout';
import { useMessages } from '../../shared/ui/messages/use-messages';

/** Returns two steps of logging out: ending the session on the server, and dropping its data. */
export function useEndSession() {
  const client = useApolloClient();
  const { showFailure } = useMessages();
  const [logOut] = useLogoutMutation();
  return {
    /** Revokes the session on the server, and shows a message if that fails. */
    endSession: async (): Promise<void> => {
      await logOut().catch((error: unknown) => showFailure(toShopError(error).message));
    },
    /** Drops all data fetched in the ended session. */
    forgetData: async (): Promise<void> => {
      // Refetches the active queries; a failing one shows its error on its own screen.
      await client.resetStore().catch(() => undefined);
    },
  };
}
