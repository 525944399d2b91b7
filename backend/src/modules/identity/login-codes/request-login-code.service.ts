import { CallerDetails } from '../../../kernel/caller';
import { Database } from '../../../platform/database/database';
import { addressKey } from '../../../platform/limits/address-key.rules';
import {
  AttemptLimiter,
  Count,
  Limit,
  isLetThrough,
} from '../../../platform/limits/attempt-limiter';
import { MailService } from '../../../platform/mail/mail.service';
import { assertValid } from '../../../platform/validation/assert-valid';
import { emailKey } from '../credentials/email-key';
import { LoginCodeChannel, RequestLoginCodeInput } from './login-code.input';
import { isPhone, plainLoginName } from './login-code.rules';

const HOUR = 60 * 60;

/** Each works for ten minutes. */
const IN_TEN_MINUTES: Limit = { name: 'login-code', points: 3, perSeconds: 10 * 60 };
/** Messages to phones cost money, and nobody wants those that somebody else asked for. */
const IN_A_DAY: Limit = { name: 'login-code-day', points: 20, perSeconds: 24 * HOUR };

/** What requests for codes work with. */
export interface RequestLoginCodeDependencies {
  limiter: AttemptLimiter;
  mails: MailService;
  /** Codes that one network address may ask for in an hour. */
  codesPerAddress: number;
  /** Whether messages go to phones. */
  reachesPhones: boolean;
}

/** Sends codes to customers who want to log in without a password. */
export class RequestLoginCodeService {
  private readonly perAddress: Limit;

  constructor(
    private readonly database: Database,
    private readonly dependencies: RequestLoginCodeDependencies,
  ) {
    const { codesPerAddress: points } = dependencies;
    this.perAddress = { name: 'login-code-address', points, perSeconds: HOUR };
  }

  /**
   * Notes down that a code is to be sent. As with a forgotten password, the work and the answer are the same whether
   * there is such an account or not, and who asks too often gets none and is not told.
   * @returns which way a code takes
   * @throws VALIDATION
   */
  async ask(
    values: Partial<Record<keyof RequestLoginCodeInput, unknown>>,
    { address, language }: CallerDetails,
  ): Promise<LoginCodeChannel> {
    const { limiter, mails, reachesPhones } = this.dependencies;
    const { to } = await assertValid(RequestLoginCodeInput, withPlainName(values));
    const key = emailKey('customer', to);
    const counts: Count[] = [
      [this.perAddress, addressKey(address)],
      [IN_TEN_MINUTES, key],
      [IN_A_DAY, key],
    ];
    if (await isLetThrough(() => limiter.consumeAll(counts))) {
      const mail = { kind: 'login-code', recipient: to, detail: language?.code } as const;
      await this.database.write((tx) => mails.enqueue(tx, mail), { repeatable: true });
      mails.sendSoon();
    }
    return isPhone(to) && reachesPhones ? LoginCodeChannel.PHONE : LoginCodeChannel.EMAIL;
  }
}

/** The values with the login name as the shop keeps it. */
export function withPlainName<Values extends { to?: unknown }>(values: Values): Values {
  const { to } = values;
  return typeof to === 'string' ? { ...values, to: plainLoginName(to) } : values;
}
