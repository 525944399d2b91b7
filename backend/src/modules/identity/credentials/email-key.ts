import { sha256 } from '../../../kernel/sha256';
import { AccountKind } from '../../../kernel/viewer';

/** Whom a limit counts, by their e-mail address in any case: which cannot be read out of it. */
export function emailKey(kind: AccountKind, email: string): string {
  return sha256(`${kind} ${email.toLowerCase()}`);
}
