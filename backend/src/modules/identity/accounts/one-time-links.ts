import { EntityManager, In, LessThanOrEqual, MoreThan } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { ShopError } from '../../../kernel/shop-error';
import { Transaction } from '../../../platform/database/database';
import { Mail } from '../../../platform/mail/mail.entity';
import { hashToken } from '../credentials/secret-token';
import { Account, ownerOf } from './account';
import { Customer } from '../customers/customer.entity';
import { endCodesOf } from '../login-codes/login-codes';
import { OneTimeLink } from './one-time-link.entity';
import { LinkPurpose, expiryOf, isToken, newToken } from '../credentials/one-time-link.rules';
import { identityMessages } from '../identity.messages';

/** Creates links for emails, and accepts each once. Each method works in the caller's transaction. */
export class OneTimeLinks {
  constructor(private readonly clock: Clock) {}

  /**
   * Creates a link for an account, to send to an address. Each new link also deletes the expired ones.
   * @returns its token, which cannot be read anywhere afterwards
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
   * The link of a token, if it has one of these purposes.
   * @throws LINK_INVALID if it is unknown, used or expired
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
   * Uses up a link; only one of several concurrent requests succeeds.
   * @returns false if it is already used or revoked
   */
  async use(tx: Transaction, { id }: OneTimeLink): Promise<boolean> {
    const { affected } = await tx.delete(OneTimeLink, { id });
    return affected === 1;
  }

  /** Revokes all links and codes of an account. */
  async endAllOf(tx: Transaction, account: Pick<Account, 'kind' | 'id'>): Promise<void> {
    await tx.delete(OneTimeLink, ownerOf(account));
    if (account.kind === 'customer') await endCodesOf(tx, account.id);
  }

  /** Removes queued emails with links or codes into an account that were requested before it was secured. */
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

/** The error for a link, whatever is wrong with it. */
export function linkInvalid(): ShopError {
  return new ShopError('LINK_INVALID', identityMessages.linkInvalid(), {
    token: identityMessages.tokenInvalid(),
  });
}
