import { EntityManager, In, LessThanOrEqual, MoreThan } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { ShopError } from '../../../kernel/shop-error';
import { Transaction } from '../../../platform/database/database';
import { Mail } from '../../../platform/mail/mail.entity';
import { hashToken } from '../credentials/secret-token';
import { Account, ownerOf } from './account';
import { Customer } from '../customers/customer.entity';
import { LoginCode } from '../login-codes/login-code.entity';
import { PhoneCode } from '../login-codes/phone-code.entity';
import { OneTimeLink } from './one-time-link.entity';
import { LinkPurpose, expiryOf, isToken, newToken } from './one-time-link.rules';
import { identityMessages } from '../identity.messages';

/** Makes links for mails and lets each be used once. Each method works in the transaction it is given. */
export class OneTimeLinks {
  constructor(private readonly clock: Clock) {}

  /**
   * Makes a link of an account that is sent to an address. Each new one is the occasion to sweep the expired.
   * @returns its token, which nobody can read anywhere afterwards
   */
  async make(
    tx: Transaction,
    purpose: LinkPurpose,
    account: Pick<Account, 'kind' | 'id'>,
    email: string,
  ): Promise<string> {
    const now = this.clock.now();
    await tx.delete(OneTimeLink, { expiresAt: LessThanOrEqual(now) });
    const token = newToken();
    await tx.insert(OneTimeLink, {
      ...ownerOf(account),
      tokenHash: hashToken(token),
      purpose,
      email,
      createdAt: now,
      expiresAt: expiryOf(purpose, now),
    });
    return token;
  }

  /**
   * The link of a token, where it is for one of these purposes.
   * @throws LINK_INVALID where it is unknown, used or expired
   */
  async find(
    manager: EntityManager,
    token: unknown,
    purposes: readonly LinkPurpose[],
  ): Promise<OneTimeLink> {
    const link =
      isToken(token) &&
      (await manager.findOneBy(OneTimeLink, {
        tokenHash: hashToken(token),
        purpose: In([...purposes]),
        expiresAt: MoreThan(this.clock.now()),
      }));
    if (!link) throw linkInvalid();
    return link;
  }

  /**
   * Uses a link up. Of several at the same moment one does.
   * @returns false where it is used already, or was ended
   */
  async use(tx: Transaction, { id }: OneTimeLink): Promise<boolean> {
    const { affected } = await tx.delete(OneTimeLink, { id });
    return affected === 1;
  }

  /** Ends all links of an account, and its codes: they lead nowhere any more. */
  async endAllOf(tx: Transaction, account: Pick<Account, 'kind' | 'id'>): Promise<void> {
    await tx.delete(OneTimeLink, ownerOf(account));
    if (account.kind !== 'customer') return;
    for (const table of [LoginCode, PhoneCode]) await tx.delete(table, { customerId: account.id });
  }

  /** Removes queued emails whose links or codes would lead into an account, and that were asked for before it was secured. */
  async withdrawEmails(tx: Transaction, { kind, id, email }: Account): Promise<void> {
    await tx.delete(Mail, { kind: 'password-reset', recipient: email, detail: kind });
    if (kind !== 'customer') return;
    await tx.delete(Mail, { kind: In(['change-email', 'phone-code']), customerId: id });
    const customer = await tx.findOneBy(Customer, { id });
    const loginNames = [email, ...(customer ? [customer.phone] : [])];
    const codeMails = { kind: In(['login-code', 'sign-up-code']), recipient: In(loginNames) };
    await tx.delete(Mail, codeMails);
  }
}

/** The refusal of a link, whatever is wrong with it. */
export function linkInvalid(): ShopError {
  return new ShopError('LINK_INVALID', identityMessages.linkInvalid(), {
    token: identityMessages.tokenInvalid(),
  });
}
