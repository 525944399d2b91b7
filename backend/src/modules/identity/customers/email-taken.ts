import { ShopError } from '../../../kernel/shop-error';

/** Refuses an e-mail address that another customer has. */
export function emailTaken(): ShopError {
  const message = 'This e-mail address is registered already';
  return new ShopError('EMAIL_TAKEN', message, { email: message });
}
