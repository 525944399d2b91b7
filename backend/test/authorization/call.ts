import { Actor } from './actors';
import { Customer } from './people';
import { World } from './world';

/** The subject of a call. */
export interface Subject {
  /** The customer whose record it names, if it does. */
  of?: Customer;
  /** False if the named record does not exist. */
  isThere: boolean;
}

/** How to call an operation. */
export interface Call {
  /**
   * Whether it names a record of a customer (`whose`), or one of the shop (`which`); undefined if it names none that
   * could be missing.
   */
  names?: 'whose' | 'which';
  /** Arguments that are valid for permitted callers. Created anew for each call that may change what they name. */
  args?(world: World, subject: Subject, actor: Actor): Promise<object> | object;
  /** Whether refused callers need their own arguments, too; permitted ones always get their own. */
  perCaller?: boolean;
  /** Whether the call uses up its caller: their session ends, or they are deleted. */
  usesUp?: boolean | 'guests';
  /** Whether permitted staff see data of customers, guests and colleagues. */
  tellsOfOthers?: boolean;
}

/** A number without a record. */
export const NOBODY = 2_000_000_000;
