import { DomainEvents } from '../../../platform/events/domain-events';
import { Transaction } from '../../../platform/database/database';
import { MailService } from '../../../platform/mail/mail.service';
import { accountEvent } from './account.events';
import { endAccess } from './end-access';
import { OneTimeLinks } from './one-time-links';
import { NO_PASSWORD } from '../credentials/password';
import { Customer } from '../customers/customer.entity';
import { FirstProof } from '../sessions/first-proof';
import { KnownDevices } from '../sessions/known-devices.service';
import { SessionService } from '../sessions/session.service';
import { LoginCode } from '../login-codes/login-code.entity';

interface FirstProofDependencies {
  devices: KnownDevices;
  events: DomainEvents;
  links: OneTimeLinks;
  mails: MailService;
  sessions: SessionService;
}

/** Ends the access of somebody who registered with another person's address. */
export class FirstProofService implements FirstProof {
  constructor(private readonly dependencies: FirstProofDependencies) {}

  isFirst(
    { email, emailVerifiedAt, phoneVerifiedAt, logsInByCodeOnly }: Customer,
    { sentToEmail }: Pick<LoginCode, 'sentToEmail'>,
  ): boolean {
    return sentToEmail === email && !emailVerifiedAt && !phoneVerifiedAt && !logsInByCodeOnly;
  }

  async secure(tx: Transaction, { id, email }: Customer, sessionId: number): Promise<void> {
    const { devices, events, mails } = this.dependencies;
    const owner = { customerId: id };
    const account = { kind: 'customer', id, email, passwordHash: NO_PASSWORD } as const;
    await tx.update(Customer, { id }, { passwordHash: NO_PASSWORD });
    await endAccess(tx, this.dependencies, account, sessionId);
    await devices.forgetAllOf(tx, owner);
    await events.record(tx, [accountEvent(account, 'password-removed', ['password'])]);
    await mails.enqueue(tx, { kind: 'password-removed', recipient: email, ...owner });
  }
}
