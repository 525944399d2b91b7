import { Count } from '../../../platform/limits/attempt-limiter';
import { Limit } from '../../../platform/limits/limit';
import { emailKey } from '../credentials/email-key';

/** Each works for ten minutes. */
const IN_TEN_MINUTES: Limit = { name: 'login-code', points: 3, perSeconds: 10 * 60 };
/** Messages to phones cost money, and nobody wants those that somebody else asked for. */
const IN_A_DAY: Limit = { name: 'login-code-day', points: 20, perSeconds: 24 * 60 * 60 };

/**
 * What a message with a code counts for, whoever asks for it and why: so many may go to one e-mail address or phone.
 * @param field the field that a refusal names
 */
export function messagesTo(recipient: string, field?: string): Count[] {
  const key = emailKey('customer', recipient);
  return [IN_TEN_MINUTES, IN_A_DAY].map((limit) => [{ ...limit, field }, key]);
}
