import { invalidate } from '../../../apollo/invalidate';
import { failureOf, type ShopError } from '../../../apollo/shop-error';
import { useConfirmEmailMutation } from '../../../generated/account/account';

/** Confirms an e-mail address by the link of a mail; answers why that was refused, or nothing. */
export function useConfirmEmail() {
  const [confirm, { loading }] = useConfirmEmailMutation({
    // The account has another address, or a confirmed one: the next look at it is a fresh one.
    update: (cache) => invalidate(cache, 'me'),
  });
  const confirmEmail = async (token: string): Promise<ShopError | undefined> =>
    confirm({ variables: { token } }).then(() => undefined, failureOf);
  return { confirmEmail, loading };
}
