import { useApolloClient } from '@apollo/client/react';

import { toShopError, type ShopError } from '../../apollo/shop-error';
import { useAdminLoginMutation, useLoginMutation } from '../../generated/session/login';
import { loginFailure } from '../../shared/lib/failure-texts';
import { rememberAdmin, rememberCustomer } from '../../shared/lib/session';
import { useMessages } from '../../shared/ui/messages/use-messages';

export interface Credentials {
  email: string;
  password: string;
  /** A code of the app, or a recovery code, of staff with a second factor. */
  code?: string;
}

/** Logs in; answers what went wrong, or nothing. */
export type LogIn = (credentials: Credentials) => Promise<ShopError | undefined>;

/** Logs a customer in. The server merges the guest's cart into theirs. */
export function useCustomerLogIn(): LogIn {
  const [login] = useLoginMutation();
  return useLogInWith(async (input) => {
    const { data } = await login({ variables: { input } });
    if (data) rememberCustomer(data.login.customer.id);
  });
}

/** Logs an admin in. */
export function useAdminLogIn(): LogIn {
  const [adminLogin] = useAdminLoginMutation();
  return useLogInWith(async ({ code, ...input }) => {
    const { data } = await adminLogin({ variables: { input, code } });
    if (data) rememberAdmin(data.adminLogin.admin.id);
  });
}

function useLogInWith(send: (credentials: Credentials) => Promise<void>): LogIn {
  const client = useApolloClient();
  const { showFailure, clearFailures } = useMessages();
  return async (credentials) => {
    try {
      await send(credentials);
    } catch (error) {
      const refusal = toShopError(error);
      // Not a failure: the password is right, and a code is still to come.
      if (refusal.code === 'SECOND_FACTOR_REQUIRED') clearFailures();
      else showFailure(loginFailure());
      return refusal;
    }
    clearFailures();
    // The cache holds data of the guest, such as the cart. A query that fails after the reset shows its error on its
    // own screen.
    await client.resetStore().catch(() => undefined);
    return undefined;
  };
}
