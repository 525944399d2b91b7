import { tokenIn } from '../kit/mails';
import { Customer } from './people';
import { World } from './world';

/** What stands in the link that confirms the address of a customer. */
export async function confirmationOf(
  { shop }: World,
  { client, email }: Customer,
): Promise<string> {
  await client.data('mutation { sendEmailConfirmation }');
  return tokenIn(shop, email, 'confirm-email');
}

const FORGOT = 'mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) }';

/** What stands in the link by which a customer chooses a new password. */
export async function resetOf({ shop }: World, { email }: Customer): Promise<string> {
  await shop.client().data(FORGOT, { input: { email } });
  return tokenIn(shop, email, 'password-reset');
}
