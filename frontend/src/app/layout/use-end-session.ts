import { useApolloClient } from '@apollo/client/react';

import { toShopError } from '../../apollo/shop-error';
import { useLogoutMutation } from '../../generated/session/logout';
import { useMessages } from '../../shared/ui/messages/use-messages';

/** The two halves of logging out that concern the server and its data. */
export function useEndSession() {
  const client = useApolloClient();
  const { showFailure } = useMessages();
  const [logOut] = useLogoutMutation();
  return {
    /** Revokes the session on the server, and says so where that was not possible. */
    endSession: async (): Promise<void> => {
      await logOut().catch((error: unknown) => showFailure(toShopError(error).message));
    },
    /** Drops everything that was fetched for the one who left. */
    forgetData: async (): Promise<void> => {
      // What is on the screen is fetched anew; a fetch that fails shows on its own screen.
      await client.resetStore().catch(() => undefined);
    },
  };
}
