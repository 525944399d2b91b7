import { failureOf, type ShopError } from '../../../apollo/shop-error';
import { useChangeEmailMutation } from '../../../generated/account/account';
import type { ChangeEmailInput } from '../../../generated/graphql';

/** Asks for another e-mail address; answers why that was refused, or nothing. */
export function useChangeEmail() {
  const [change] = useChangeEmailMutation();
  return async (input: ChangeEmailInput): Promise<ShopError | undefined> =>
    change({ variables: { input } }).then(() => undefined, failureOf);
}
