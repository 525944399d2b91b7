import { failureOf, type ShopError } from '../../../apollo/shop-error';
import { useForgotPasswordMutation } from '../../../generated/account/password';
import type { AccountKind } from '../../../generated/graphql';

/** Asks for a link to choose a new password; answers why that was refused, or nothing. */
export function useForgotPassword() {
  const [ask] = useForgotPasswordMutation();
  return async (kind: AccountKind, email: string): Promise<ShopError | undefined> =>
    ask({ variables: { input: { kind, email } } }).then(() => undefined, failureOf);
}
