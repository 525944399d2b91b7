import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';

import { toShopError, type ShopError } from '../../apollo/shop-error';
import { useResetPasswordMutation } from '../../generated/account/password';
import { rememberAdmin, rememberCustomer } from '../../shared/lib/session';
import { useMessages } from '../../shared/ui/messages/use-messages';

export type ResetOrRefused =
  { loggedInAs: 'customer' | 'admin' } | { loggedInAs?: undefined; refusal: ShopError };

/** Sets a new password with the token of an emailed link, which logs its holder in. */
export function useResetPassword() {
  const client = useApolloClient();
  const { showSuccess, clearFailures } = useMessages();
  const [reset] = useResetPasswordMutation();

  return async (token: string, password: string, code?: string): Promise<ResetOrRefused> => {
    let loggedInAs: 'customer' | 'admin';
    try {
      const { data } = await reset({ variables: { input: { token, password }, code } });
      loggedInAs = remember(data?.resetPassword);
    } catch (error) {
      return { refusal: toShopError(error) };
    }
    clearFailures();
    showSuccess(t`Your new password is set. You are logged in.`);
    // The cache holds data of a guest. A query that fails after the reset shows its error on its own screen.
    await client.resetStore().catch(() => undefined);
    return { loggedInAs };
  };
}

interface WhoLoggedIn {
  customer: { id: string } | null;
  admin: { id: string } | null;
}

function remember(who: WhoLoggedIn | undefined): 'customer' | 'admin' {
  if (who?.admin) {
    rememberAdmin(who.admin.id);
    return 'admin';
  }
  if (!who?.customer) throw new Error('The server answered without an account.');
  rememberCustomer(who.customer.id);
  return 'customer';
}
