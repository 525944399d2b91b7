import { failureOf, type ShopError } from '../../../apollo/shop-error';
import { useDeleteAccountMutation } from '../../../generated/account/account';

/** Deletes the client's account for good; answers why that was refused, or nothing. */
export function useDeleteAccount() {
  const [remove] = useDeleteAccountMutation();
  return async (password: string): Promise<ShopError | undefined> =>
    remove({ variables: { password } }).then(() => undefined, failureOf);
}
