import { useApolloClient } from '@apollo/client/react';

import { toShopError, type ShopError } from '../../apollo/shop-error';
import type { LoginWithCodeInput, PasskeyAnswerInput } from '../../generated/graphql';
import { useAdminLoginMutation, useLoginMutation } from '../../generated/session/login';
import { useLoginWithCodeMutation } from '../../generated/session/login-code';
import { loginFailure } from '../../shared/lib/failure-texts';
import { rememberAdmin, rememberCustomer } from '../../shared/lib/session';
import { useMessages } from '../../shared/ui/messages/use-messages';

export interface Credentials {
  email: string;
  password: string;
  /** An authenticator or recovery code, for staff with a second factor. */
  code?: string;
  /** Replaces the code. */
  passkey?: PasskeyAnswerInput;
}

/** Logs in with credentials; returns the error, if any. */
type LogInBy<Shown> = (shown: Shown) => Promise<ShopError | undefined>;

export type LogIn = LogInBy<Credentials>;

/** Logs in by a code sent to an email address or phone. */
export type LogInByCode = LogInBy<LoginWithCodeInput>;

/** Logs a customer in. The server merges the guest's cart into theirs. */
export function useCustomerLogIn(): LogIn {
  const [login] = useLoginMutation();
  return useLogInWith(async (input) => {
    const { data } = await login({ variables: { input } });
    if (data) rememberCustomer(data.login.customer.id);
  });
}

/** Logs a customer in by a code, otherwise like the login by password. */
export function useCustomerLogInByCode(): LogInByCode {
  const [login] = useLoginWithCodeMutation();
  return useLogInWith(async (input) => {
    const { data } = await login({ variables: { input } });
    if (data) rememberCustomer(data.loginWithCode.customer.id);
  });
}

/** Logs an admin in. */
export function useAdminLogIn(): LogIn {
  const [adminLogin] = useAdminLoginMutation();
  return useLogInWith(async ({ code, passkey, ...input }) => {
    const { data } = await adminLogin({ variables: { input, code, passkey } });
    if (data) rememberAdmin(data.adminLogin.admin.id);
  });
}

/** Sends credentials and reloads the data for the new session; returns the error, if any. */
export function useLogInWith<Shown>(send: (shown: Shown) => Promise<void>): LogInBy<Shown> {
  const client = useApolloClient();
  const { showFailure, clearFailures } = useMessages();
  return async (shown) => {
    try {
      await send(shown);
    } catch (error) {
      const refusal = toShopError(error);
      // Not a failure: the password is right, and the second factor follows.
      if (refusal.code === 'SECOND_FACTOR_REQUIRED') clearFailures();
      else showFailure(loginFailure());
      return refusal;
    }
    clearFailures();
    // The cache holds the guest's data, such as the cart. A query that fails after the reset shows its error on its own
    // screen.
    await client.resetStore().catch(() => undefined);
    return undefined;
  };
}
