import { RazorpayConfig } from '../../../platform/config/payment-settings';
import { SilentGatewayError } from './payment-gateway';

const API = new URL('https://api.razorpay.com');

/** One call of Razorpay's API. */
export interface RazorpayCall {
  method: 'GET' | 'POST';
  /** Relative to /v1/, with its query. */
  path: string;
  body?: object;
  headers?: Record<string, string>;
}

/** Calls the API of Razorpay: JSON both ways, authenticated by the keys of the account. */
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
   * @returns the response of one call
   * @throws RazorpayFailure if Razorpay refuses or does not respond: with a status below 500 it has done nothing
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

/** The body of a refusal by Razorpay. */
interface RazorpayRefusal {
  error?: { code?: string; description?: string; field?: string };
}

/** The loggable data of a failed call. */
export class RazorpayFailure extends SilentGatewayError {
  /** The field that Razorpay refused. */
  readonly field?: string;
  readonly description?: string;

  constructor(
    call: string,
    /** Undefined without a response. */
    readonly status: number | undefined,
    { code, description, field }: NonNullable<RazorpayRefusal['error']> = {},
    cause?: unknown,
  ) {
    super(['Razorpay:', call, status, code, description].filter(Boolean).join(' '), { cause });
    this.field = field;
    this.description = description;
  }
}
