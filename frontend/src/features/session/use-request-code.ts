import { toShopError, type ShopError } from '../../apollo/shop-error';
import type { LoginCodeChannel } from '../../generated/graphql';
import { useRequestLoginCodeMutation } from '../../generated/session/login-code';

/** The destination of a code, and when it was sent. */
export interface SentCode {
  to: string;
  channel: LoginCodeChannel;
  sentAtMs: number;
}

/** Requests a code; returns its destination, or the error. */
export type RequestCode = (to: string) => Promise<SentCode | ShopError>;

/**
 * Creates a code request from a function that queries the server.
 * @param ask returns the channel of the code
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

/** Requests login codes. */
export function useRequestCode(): RequestCode {
  const [request] = useRequestLoginCodeMutation();
  return requestBy(async (to) => {
    const { data } = await request({ variables: { input: { to } } });
    return data?.requestLoginCode;
  });
}
