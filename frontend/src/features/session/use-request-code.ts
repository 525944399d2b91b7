import { toShopError, type ShopError } from '../../apollo/shop-error';
import type { LoginCodeChannel } from '../../generated/graphql';
import { useRequestLoginCodeMutation } from '../../generated/session/login-code';

/** Where a code was sent, and when. */
export interface SentCode {
  to: string;
  channel: LoginCodeChannel;
  sentAtMs: number;
}

/** Has a code sent; answers where it went, or what went wrong. */
export type RequestCode = (to: string) => Promise<SentCode | ShopError>;

/**
 * Makes a request for codes of one that asks the server.
 * @param ask answers by which way the code goes
 */
export const requestBy =
  (ask: (to: string) => Promise<LoginCodeChannel | undefined>): RequestCode =>
  async (to) => {
    try {
      return { to, channel: (await ask(to)) ?? 'EMAIL', sentAtMs: Date.now() };
    } catch (error) {
      return toShopError(error);
    }
  };

/** Has codes for logins sent. */
export function useRequestCode(): RequestCode {
  const [request] = useRequestLoginCodeMutation();
  return requestBy(async (to) => {
    const { data } = await request({ variables: { input: { to } } });
    return data?.requestLoginCode;
  });
}
