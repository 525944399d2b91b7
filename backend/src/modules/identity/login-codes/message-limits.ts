import { Count } from '../../../platform/limits/attempt-limiter';
import { Limit } from '../../../platform/limits/limit';
import { emailKey } from '../credentials/email-key';

/** Each code is valid for ten minutes. */
const IN_TEN_MINUTES: Limit = { name: 'login-code', points: 3, perSeconds: 10 * 60 };
/** Messages to phones cost money, and nobody wants messages that somebody else requested. */
const IN_A_DAY: Limit = { name: 'login-code-day', points: 20, perSeconds: 24 * 60 * 60 };

/**
 * The limits of messages with a code to one e-mail address or phone, whoever requests them and why.
 * @param field the field that the error names
 */
export function messagesTo(recipient: string, field?: string): Count[] {
  const key = emailKey('customer', recipient);
  return [IN_TEN_MINUTES, IN_A_DAY].map((limit) => [{ ...limit, field }, key]);
}
