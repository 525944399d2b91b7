import { RazorpayConfig } from '../../../platform/config/payment-settings';
import { SilentGatewayError } from './payment-gateway';

const API = new URL('https://api.razorpay.com');

/** One call of Razorpay's API. */
export interface RazorpayCall {
  method: 'GET' | 'POST';
  /** Below /v1/, with its query. */
  path: string;
  body?: object;
  headers?: Record<string, string>;
}

/** Speaks to Razorpay: JSON both ways, opened by the keys of the account. */
export class RazorpayApi {
  private readonly base: URL;
  private readonly authorization: string;

  constructor(
    { keyId, keySecret, apiBase = API }: RazorpayConfig,
    private readonly timeoutMs: number,
  ) {
    this.base = apiBase;
    this.authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  }

  /**
   * @returns the answer of one call
   * @throws RazorpayFailure where Razorpay says no or does not answer: with a status below 500 it has done nothing
   */
  async ask<Answer>({ method, path, body, headers }: RazorpayCall): Promise<Answer> {
    const call = `${method} ${path.replace(/\?.*/, '')}`;
    try {
      const response = await fetch(new URL(`/v1/${path}`, this.base), {
        method,
        body: body && JSON.stringify(body),
        headers: {
          ...headers,
          Authorization: this.authorization,
          'Content-Type': 'application/json',
        },
        redirect: 'error',
        signal: AbortSignal.timeout(this.timeoutMs),
      });
      const answer = (await response.json()) as Answer & RazorpayRefusal;
      if (!response.ok) throw new RazorpayFailure(call, response.status, answer.error);
      return answer;
    } catch (error) {
      throw error instanceof RazorpayFailure
        ? error
        : new RazorpayFailure(call, undefined, {}, error);
    }
  }
}

/** How Razorpay says no. */
interface RazorpayRefusal {
  error?: { code?: string; description?: string; field?: string };
}

/** What goes to the log of a call that failed. */
export class RazorpayFailure extends SilentGatewayError {
  /** The field that Razorpay did not take. */
  readonly field?: string;
  readonly description?: string;

  constructor(
    call: string,
    /** Nothing where no answer came. */
    readonly status: number | undefined,
    { code, description, field }: NonNullable<RazorpayRefusal['error']> = {},
    cause?: unknown,
  ) {
    super(['Razorpay:', call, status, code, description].filter(Boolean).join(' '), { cause });
    this.field = field;
    this.description = description;
  }
}
