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
  /** A code of the app, or a recovery code, of staff with a second factor. */
  code?: string;
  /** In place of a code. */
  passkey?: PasskeyAnswerInput;
}

/** Logs in by what somebody shows; answers what went wrong, or nothing. */
type LogInBy<Shown> = (shown: Shown) => Promise<ShopError | undefined>;

export type LogIn = LogInBy<Credentials>;

/** Logs in by the code that was sent to an email address or phone. */
export type LogInByCode = LogInBy<LoginWithCodeInput>;

/** Logs a customer in. The server merges the guest's cart into theirs. */
export function useCustomerLogIn(): LogIn {
  const [login] = useLoginMutation();
  return useLogInWith(async (input) => {
    const { data } = await login({ variables: { input } });
    if (data) rememberCustomer(data.login.customer.id);
  });
}

/** Logs a customer in by a code, otherwise as by the password. */
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

/** Sends what logs somebody in, and begins anew with their data; answers what went wrong, or nothing. */
export function useLogInWith<Shown>(send: (shown: Shown) => Promise<void>): LogInBy<Shown> {
  const client = useApolloClient();
  const { showFailure, clearFailures } = useMessages();
  return async (shown) => {
    try {
      await send(shown);
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
