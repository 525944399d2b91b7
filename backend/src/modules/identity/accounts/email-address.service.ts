import { IsNull } from 'typeorm';
import { DomainEvents } from '../../../platform/events/domain-events';
import { Customer } from '../customers/customer.entity';
import { emailTaken } from '../customers/email-taken';
import { CallerDetails } from '../../../kernel/caller';
import { Clock } from '../../../kernel/clock';
import { fieldError } from '../../../kernel/shop-error';
import { Viewer, requireCustomer } from '../../../kernel/viewer';
import { MailService } from '../../../platform/mail/mail.service';
import { Database, Transaction } from '../../../platform/database/database';
import { isDuplicateKey } from '../../../platform/database/dialect/statements';
import { AttemptLimiter } from '../../../platform/limits/attempt-limiter';
import { assertValid } from '../../../platform/validation/assert-valid';
import { accountOf } from './account';
import { ChangeEmailInput } from './account.input';
import { CONFIRMATIONS, EMAIL_CHANGES } from './account-limits';
import { accountEvent } from './account.events';
import { OneTimeLink } from './one-time-link.entity';
import { OneTimeLinks, linkInvalid } from './one-time-links';
import { PasswordCheck } from './password-check';
import { identityMessages } from '../identity.messages';

/** The dependencies of the service. */
export interface EmailAddressDependencies {
  events: DomainEvents;
  limiter: AttemptLimiter;
  links: OneTimeLinks;
  mails: MailService;
  passwordCheck: PasswordCheck;
}

/** Confirms and changes e-mail addresses of customers. */
export class EmailAddressService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly dependencies: EmailAddressDependencies,
  ) {}

  /**
   * Sends the caller the link that confirms their address; sends nothing if it is already confirmed.
   * @throws UNAUTHENTICATED, FORBIDDEN, TOO_MANY_ATTEMPTS
   */
  async sendConfirmation(viewer: Viewer): Promise<void> {
    const customerId = requireCustomer(viewer);
    const { mails, limiter } = this.dependencies;
    const customer = await this.database.read.findOneByOrFail(Customer, { id: customerId });
    if (customer.emailVerifiedAt) return;
    await limiter.consume(CONFIRMATIONS, String(customerId));
    const mail = { kind: 'confirm-email', recipient: customer.email, customerId } as const;
    await this.database.write((tx) => mails.enqueue(tx, mail), { repeatable: true });
    mails.sendSoon();
  }

  /**
   * Sends a link to the caller's new address, and a notice to the old one. Whether somebody else has the new address is
   * checked when the email is sent, so that neither the response nor its time reveals it.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, WRONG_CREDENTIALS, TOO_MANY_ATTEMPTS
   */
  async askForChange(
    viewer: Viewer,
    values: Partial<Record<keyof ChangeEmailInput, unknown>>,
    caller: CallerDetails,
  ): Promise<void> {
    const customerId = requireCustomer(viewer);
    const { mails, limiter, passwordCheck } = this.dependencies;
    const account = await accountOf(this.database.read, viewer);
    const input = await assertValid(ChangeEmailInput, withTrimmedEmail(values));
    const newEmail = input.newEmail.toLowerCase();
    if (newEmail === account.email) throw fieldError('newEmail', identityMessages.sameEmail());
    await passwordCheck.assert(account, input.password, caller);
    await limiter.consume(EMAIL_CHANGES, String(customerId));
    await this.database.write(
      async (tx) => {
        await mails.enqueue(tx, { kind: 'change-email', recipient: newEmail, customerId });
        const recipient = account.email;
        await mails.enqueue(tx, { kind: 'email-change-asked', recipient, customerId });
      },
      { repeatable: true },
    );
    mails.sendSoon();
  }

  /**
   * Confirms an address by the link that was sent to it: that of a registration, or a new one, which then replaces the
   * customer's address.
   * @throws LINK_INVALID, EMAIL_TAKEN if somebody registered with it meanwhile
   */
  async confirm(token: unknown): Promise<void> {
    const { links, mails } = this.dependencies;
    const link = await links.find(this.database.read, token, ['confirm-email', 'change-email']);
    try {
      await this.database.write((tx) => this.confirmBy(tx, link));
    } catch (error) {
      throw isDuplicateKey(error, 'uq_customers_email') ? emailTaken() : error;
    }
    mails.sendSoon();
  }

  private async confirmBy(tx: Transaction, link: OneTimeLink): Promise<void> {
    const customer =
      link.customerId !== null && (await tx.findOneBy(Customer, { id: link.customerId }));
    if (!customer || !(await this.dependencies.links.use(tx, link))) throw linkInvalid();
    if (link.purpose === 'change-email') await this.changeTo(tx, customer, link.email);
    else await this.noteConfirmed(tx, customer, link.email);
  }

  private async changeTo(tx: Transaction, customer: Customer, email: string): Promise<void> {
    const { events, links, mails } = this.dependencies;
    const { id, email: oldEmail } = customer;
    const where = { id, email: oldEmail, deletedAt: IsNull() };
    const { affected } = await tx.update(Customer, where, {
      email,
      emailVerifiedAt: this.clock.now(),
    });
    if (affected !== 1) throw linkInvalid();
    await links.endAllOf(tx, { kind: 'customer', id });
    await events.record(tx, [accountEvent({ kind: 'customer', id }, 'email-changed', ['email'])]);
    await mails.enqueue(tx, { kind: 'email-changed', recipient: oldEmail, customerId: id });
  }

  private async noteConfirmed(tx: Transaction, { id }: Customer, email: string): Promise<void> {
    const where = { id, email };
    const { affected } = await tx.update(Customer, where, { emailVerifiedAt: this.clock.now() });
    if (affected !== 1) throw linkInvalid(); // it is not their address any more
    const account = { kind: 'customer', id } as const;
    await this.dependencies.events.record(tx, [
      accountEvent(account, 'email-confirmed', ['emailVerifiedAt']),
    ]);
  }
}

/** Spaces around an address are insignificant; those in a password are significant. */
function withTrimmedEmail(values: Partial<Record<keyof ChangeEmailInput, unknown>>) {
  const { newEmail } = values;
  return { ...values, newEmail: typeof newEmail === 'string' ? newEmail.trim() : newEmail };
}
