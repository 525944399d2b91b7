import { DomainEvents } from '../../../platform/events/domain-events';
import { CallerDetails } from '../../../kernel/caller';
import { ShopError } from '../../../kernel/shop-error';
import { Viewer } from '../../../kernel/viewer';
import { MailService } from '../../../platform/mail/mail.service';
import { Database, Transaction } from '../../../platform/database/database';
import { assertValid } from '../../../platform/validation/assert-valid';
import { hashPassword } from '../credentials/password';
import { ownerColumns } from '../sessions/session-owner';
import { SessionService } from '../sessions/session.service';
import { Account, accountOf, findOwner, ownerOf, setPassword } from './account';
import { ChangePasswordInput } from './account.input';
import { endAccess } from './end-access';
import { accountEvent } from './account.events';
import { OneTimeLinks } from './one-time-links';
import { PasswordCheck } from './password-check';
import { identityMessages } from '../identity.messages';

/** The dependencies of the service. */
export interface ChangePasswordDependencies {
  events: DomainEvents;
  links: OneTimeLinks;
  mails: MailService;
  passwordCheck: PasswordCheck;
  sessions: SessionService;
}

/** Changes passwords of callers who know the current one. */
export class ChangePasswordService {
  constructor(
    private readonly database: Database,
    private readonly dependencies: ChangePasswordDependencies,
  ) {}

  /**
   * Sets the caller's password, and ends their other sessions and all their links.
   * @throws UNAUTHENTICATED, FORBIDDEN for programs, VALIDATION, WRONG_CREDENTIALS, TOO_MANY_ATTEMPTS
   */
  async change(
    viewer: Viewer,
    values: Partial<Record<keyof ChangePasswordInput, unknown>>,
    caller: CallerDetails,
  ): Promise<void> {
    const account = await accountOf(this.database.read, viewer);
    const input = await assertValid(ChangePasswordInput, values);
    await this.dependencies.passwordCheck.assert(
      account,
      input.currentPassword,
      caller,
      'currentPassword',
    );
    const passwordHash = await hashPassword(input.newPassword);
    const work = (tx: Transaction) => this.set(tx, account, passwordHash, viewer.sessionId);
    await this.database.write(work, { repeatable: true });
    this.dependencies.mails.sendSoon();
  }

  private async set(
    tx: Transaction,
    account: Account,
    passwordHash: string,
    sessionId: number | undefined,
  ): Promise<void> {
    const { events, mails } = this.dependencies;
    const owner = ownerOf(account);
    if (!(await setPassword(tx, account, passwordHash)))
      return assertDone(await findOwner(tx, ownerColumns(owner)), passwordHash);
    await endAccess(tx, this.dependencies, account, sessionId);
    await events.record(tx, [accountEvent(account, 'password-changed', ['password'])]);
    await mails.enqueue(tx, { kind: 'password-changed', recipient: account.email, ...owner });
  }
}

/** Hashes are salted: an equal hash means that this call has already committed, and only its COMMIT seemed lost. */
function assertDone(account: Account | null, passwordHash: string): void {
  if (account?.passwordHash === passwordHash) return;
  const message = identityMessages.passwordChanged();
  throw new ShopError('WRONG_CREDENTIALS', message, { currentPassword: message });
}
