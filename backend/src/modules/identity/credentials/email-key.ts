import { sha256 } from '../../../kernel/sha256';
import { AccountKind } from '../../../kernel/viewer';

/** The key of a limit for an e-mail address in any case; the address cannot be recovered from it. */
export function emailKey(kind: AccountKind, email: string): string {
  return sha256(`${kind} ${email.toLowerCase()}`);
}
