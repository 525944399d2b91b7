import { Transaction } from '../../../platform/database/database';
import { SessionService } from '../sessions/session.service';
import { Account, ownerOf } from './account';
import { OneTimeLinks } from './one-time-links';

/**
 * Ends all access to an account except one session, within the caller's transaction: links, login codes, their queued
 * emails, and sessions with everything that ends with them.
 * @param exceptSessionId the session that stays; none if omitted
 */
export async function endAccess(
  tx: Transaction,
  { links, sessions }: { links: OneTimeLinks; sessions: SessionService },
  account: Account,
  exceptSessionId?: number,
): Promise<void> {
  await links.endAllOf(tx, account);
  await links.withdrawEmails(tx, account);
  await sessions.endAllOf(tx, ownerOf(account), exceptSessionId);
}
