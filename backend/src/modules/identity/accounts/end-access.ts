import { Transaction } from '../../../platform/database/database';
import { SessionService } from '../sessions/session.service';
import { Account, ownerOf } from './account';
import { OneTimeLinks } from './one-time-links';

/**
 * Ends what leads into an account beside one session, within the caller's transaction: links and login codes, the emails
 * with them that wait, and sessions with what ends with these.
 * @param exceptSessionId the session that stays; none where it is left out
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
