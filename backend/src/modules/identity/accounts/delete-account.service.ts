import { randomBytes } from 'node:crypto';
import { DomainEvents } from '../../../platform/events/domain-events';
import { CallerDetails } from '../../../kernel/caller';
import { Clock } from '../../../kernel/clock';
import { ShopError } from '../../../kernel/shop-error';
import { Viewer, requireCustomer } from '../../../kernel/viewer';
import { MailService } from '../../../platform/mail/mail.service';
import { Database, Transaction } from '../../../platform/database/database';
import { assertValid } from '../../../platform/validation/assert-valid';
import { hashPassword } from '../credentials/password';
import { Account, accountOf } from './account';
import { DeleteAccountInput } from './account.input';
import { accountEvent } from './account.events';
import { emptyRecord } from './empty-record';
import { OneTimeLinks } from './one-time-links';
import { PasswordCheck } from './password-check';
import { Customer } from '../customers/customer.entity';
import { PersonalData } from '../../../platform/personal-data';
import { identityMessages } from '../identity.messages';

/** The dependencies of the service. */
export interface DeleteAccountDependencies {
  events: DomainEvents;
  links: OneTimeLinks;
  mails: MailService;
  passwordCheck: PasswordCheck;
  /** Of all modules. */
  personalData: readonly PersonalData[];
}

/** Deletes accounts: erases what identifies the customer, and keeps the records of purchases. */
export class DeleteAccountService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly dependencies: DeleteAccountDependencies,
  ) {}

  /**
   * Deletes the caller's account.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, WRONG_CREDENTIALS, TOO_MANY_ATTEMPTS, ACCOUNT_HAS_OPEN_ORDERS
   */
  async delete(
    viewer: Viewer,
    values: Partial<Record<keyof DeleteAccountInput, unknown>>,
    caller: CallerDetails,
  ): Promise<void> {
    requireCustomer(viewer);
    const account = await accountOf(this.database.read, viewer);
    const { password } = await assertValid(DeleteAccountInput, values);
    await this.dependencies.passwordCheck.assert(account, password, caller);
    // A password that nobody knows. Hashed outside the transaction: a retry must recognize it.
    const nobodysHash = await hashPassword(randomBytes(32).toString('base64url'));
    const work = (tx: Transaction) => this.erase(tx, account, nobodysHash, caller);
    await this.database.write(work, { repeatable: true });
    this.dependencies.mails.sendSoon();
  }

  /**
   * Updates the customer's own record first: an order placed at the same moment locks it, so either the deletion sees
   * that order, or the order finds its cart empty.
   */
  private async erase(
    tx: Transaction,
    account: Account,
    nobodysHash: string,
    { language }: CallerDetails,
  ): Promise<void> {
    const { events, links, mails, personalData } = this.dependencies;
    const { id, email } = account;
    if (!(await emptyRecord(tx, account, nobodysHash, this.clock.now())))
      return assertDone(await tx.existsBy(Customer, { id, passwordHash: nobodysHash }));
    for (const { isInUse } of personalData) if (await isInUse?.(tx, id)) throw hasOpenOrders();
    for (const { erase } of personalData) await erase(tx, { customerId: id, email });
    await links.withdrawEmails(tx, account);
    await events.record(tx, [accountEvent(account, 'deleted', ['customer'])]);
    await mails.enqueue(tx, {
      ...{ kind: 'account-deleted', recipient: email },
      detail: language?.code,
    });
  }
}

/** If the record has this call's own hash, the call has already committed, and only its COMMIT seemed lost. */
function assertDone(isDone: boolean): void {
  if (isDone) return;
  const message = identityMessages.passwordChanged();
  throw new ShopError('WRONG_CREDENTIALS', message, { password: message });
}

function hasOpenOrders(): ShopError {
  return new ShopError('ACCOUNT_HAS_OPEN_ORDERS', identityMessages.openOrders());
}
