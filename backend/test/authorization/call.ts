import { Actor } from './actors';
import { Customer } from './people';
import { World } from './world';

/** What a call is about. */
export interface Subject {
  /** Whose record it names, where it names a customer's. */
  of?: Customer;
  /** False where it names a record that does not exist. */
  isThere: boolean;
}

/** How an operation is called. */
export interface Call {
  /** Names a record of a customer (`whose`), or one of the shop (`which`); else nothing that could be missing. */
  names?: 'whose' | 'which';
  /** Arguments that would go through for who may. Made anew for each call that may change what they name. */
  args?(world: World, subject: Subject, actor: Actor): Promise<object> | object;
  /** Whether those who are refused need arguments of their own, too; whom it is granted have them always. */
  perCaller?: boolean;
  /** Whether the caller is no more who they were afterwards: their session ends, or they are gone. */
  usesUp?: boolean | 'guests';
  /** Whether the staff who may are told of customers, guests and colleagues. */
  tellsOfOthers?: boolean;
}

/** The number of no record. */
export const NOBODY = 2_000_000_000;
