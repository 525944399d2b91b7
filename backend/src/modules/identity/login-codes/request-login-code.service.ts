import { CallerDetails } from '../../../kernel/caller';
import { ShopError } from '../../../kernel/shop-error';
import { Database } from '../../../platform/database/database';
import { addressKey } from '../../../platform/limits/address-key.rules';
import { AttemptLimiter, Count, isLetThrough } from '../../../platform/limits/attempt-limiter';
import { Limit } from '../../../platform/limits/limit';
import { MailService } from '../../../platform/mail/mail.service';
import { assertValid } from '../../../platform/validation/assert-valid';
import { identityMessages } from '../identity.messages';
import { LoginCodeChannel, RequestLoginCodeInput } from './login-code.input';
import { isPhone, withPlainName } from './login-code.rules';
import { messagesTo } from './message-limits';

const HOUR = 60 * 60;

/** The dependencies of the service. */
export interface RequestLoginCodeDependencies {
  limiter: AttemptLimiter;
  mails: MailService;
  /** Codes that one network address may request per hour. */
  codesPerAddress: number;
  /** Whether the shop sends messages to phones. */
  reachesPhones: boolean;
}

type RequestValues = Partial<Record<keyof RequestLoginCodeInput, unknown>>;

/** Sends codes to people who log in or register without a password. */
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
   * Queues a code. As with a forgotten password, the work and the response are the same whether the account exists or
   * not, and too frequent requests send nothing, without telling the caller.
   * @returns how the code is sent
   * @throws VALIDATION
   */
  async ask(values: RequestValues, caller: CallerDetails): Promise<LoginCodeChannel> {
    const { to } = await assertValid(RequestLoginCodeInput, withPlainName(values));
    return this.send('login-code', to, caller);
  }

  /**
   * Queues a code for somebody who wants an account, or has one; otherwise as `ask` does.
   * @returns how the code is sent
   * @throws VALIDATION, NOT_SUPPORTED (to) for every phone if the shop sends no messages to phones
   */
  async askToSignUp(values: RequestValues, caller: CallerDetails): Promise<LoginCodeChannel> {
    const { to } = await assertValid(RequestLoginCodeInput, withPlainName(values));
    if (isPhone(to) && !this.dependencies.reachesPhones) {
      const message = identityMessages.phoneNotReached();
      throw new ShopError('NOT_SUPPORTED', message, { to: message });
    }
    return this.send('sign-up-code', to, caller);
  }

  /** Both kinds share their limits: either is a message to the same person. */
  private async send(
    kind: 'login-code' | 'sign-up-code',
    to: string,
    { address, language }: CallerDetails,
  ): Promise<LoginCodeChannel> {
    const { limiter, mails, reachesPhones } = this.dependencies;
    const counts: Count[] = [[this.perAddress, addressKey(address)], ...messagesTo(to)];
    if (await isLetThrough(() => limiter.consumeAll(counts))) {
      const mail = { kind, recipient: to, detail: language?.code };
      await this.database.write((tx) => mails.enqueue(tx, mail), { repeatable: true });
      mails.sendSoon();
    }
    return isPhone(to) && reachesPhones ? LoginCodeChannel.PHONE : LoginCodeChannel.EMAIL;
  }
}
