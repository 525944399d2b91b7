import { ShopError } from '../../../kernel/shop-error';
import { identityMessages } from '../identity.messages';

/** The error for an e-mail address that another customer has. */
export function emailTaken(): ShopError {
  const message = identityMessages.emailTaken();
  return new ShopError('EMAIL_TAKEN', message, { email: message });
}
