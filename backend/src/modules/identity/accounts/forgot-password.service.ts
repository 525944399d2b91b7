import { CallerDetails } from '../../../kernel/caller';
import { MailService } from '../../../platform/mail/mail.service';
import { Database } from '../../../platform/database/database';
import { addressKey } from '../../../platform/limits/address-key.rules';
import { AttemptLimiter, isLetThrough } from '../../../platform/limits/attempt-limiter';
import { Limit } from '../../../platform/limits/limit';
import { assertValid } from '../../../platform/validation/assert-valid';
import { trimTexts } from '../../../platform/validation/trim-texts';
import { emailKey } from '../credentials/email-key';
import { ForgotPasswordInput } from './account.input';
import { maySendReset } from './account-limits';

/** Sends links to people who forgot their password. */
export class ForgotPasswordService {
  private readonly perAddress: Limit;

  /** @param mailsPerAddress emails that one network address may request per hour */
  constructor(
    private readonly database: Database,
    private readonly limiter: AttemptLimiter,
    private readonly mails: MailService,
    mailsPerAddress: number,
  ) {
    this.perAddress = { name: 'reset-address', points: mailsPerAddress, perSeconds: 60 * 60 };
  }

  /**
   * Queues a link. The work and the response are the same whether the account exists or not: only the sender looks it
   * up. Too frequent requests send nothing, without telling the caller.
   * @throws VALIDATION
   */
  async ask(
    values: Partial<Record<keyof ForgotPasswordInput, unknown>>,
    caller: CallerDetails,
  ): Promise<void> {
    const { email, kind } = await assertValid(ForgotPasswordInput, trimTexts(values));
    const perAddress = () => this.limiter.consume(this.perAddress, addressKey(caller.address));
    if (!(await isLetThrough(perAddress))) return;
    if (!(await maySendReset(this.limiter, emailKey(kind, email)))) return;
    const mail = { kind: 'password-reset', recipient: email.toLowerCase(), detail: kind } as const;
    await this.database.write((tx) => this.mails.enqueue(tx, mail), { repeatable: true });
    this.mails.sendSoon();
  }
}
