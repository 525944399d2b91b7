import type { Transaction } from '../../../platform/database/database';
import type { Customer } from '../customers/customer.entity';
import type { LoginCode } from '../login-codes/login-code.entity';

/**
 * An account belongs to whoever reads its e-mail address. Until somebody has proved that, another person may have
 * registered with the address, and wait with a password, a session or a link until its owner uses the account.
 */
export interface FirstProof {
  /** Whether a code is the first proof of who owns the account. */
  isFirst(customer: Customer, code: Pick<LoginCode, 'sentToEmail'>): boolean;
  /** Ends all earlier access: the password, the other sessions, known browsers and links. The customer is notified. */
  secure(tx: Transaction, customer: Customer, sessionId: number): Promise<void>;
}
