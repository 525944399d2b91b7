import { toShopError, type ShopError } from '../../apollo/shop-error';
import { useRequestLoginCodeMutation } from '../../generated/session/login-code';
import type { SentCode } from './code-login';

/** Has a code sent; answers where it went, or what went wrong. */
export type RequestCode = (to: string) => Promise<SentCode | ShopError>;

/** Has codes for logins sent. */
export function useRequestCode(): RequestCode {
  const [request] = useRequestLoginCodeMutation();
  return async (to) => {
    try {
      const { data } = await request({ variables: { input: { to } } });
      return { to, channel: data?.requestLoginCode ?? 'EMAIL', sentAtMs: Date.now() };
    } catch (error) {
      return toShopError(error);
    }
  };
}
