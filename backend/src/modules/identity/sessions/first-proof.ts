import type { Transaction } from '../../../platform/database/database';
import type { Customer } from '../customers/customer.entity';
import type { LoginCode } from '../login-codes/login-code.entity';

/**
 * An account belongs to whoever reads its e-mail address. Where nobody has shown that before, somebody else may have
 * registered with the address, and wait with a password, a session or a link until its owner uses the account.
 */
export interface FirstProof {
  /** Whether a code is the first thing that shows whose the account is. */
  isFirst(customer: Customer, code: Pick<LoginCode, 'sentToEmail'>): boolean;
  /** Ends all that was there before: the password, the other sessions, known browsers and links. The customer is told. */
  secure(tx: Transaction, customer: Customer, sessionId: number): Promise<void>;
}
