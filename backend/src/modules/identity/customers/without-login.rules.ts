/** RFC 2606 keeps .invalid free: the login takes no address with so long an end, and no mail leaves for it. */
const KNOWN_BY_PHONE = '@phone.invalid';
const LOGS_IN_BY_PHONE = '@code.invalid';

/**
 * What stands for the e-mail address of a customer whom the shop knows by phone only. It is unique, so there is one such
 * customer of each telephone number.
 */
export function emailWithoutLogin(phone: string): string {
  return `${phone}${KNOWN_BY_PHONE}`;
}

/**
 * What stands for the e-mail address of a customer who registered by a code that was sent to their phone. It is unique, so
 * there is one such customer of each telephone number.
 */
export function emailOfPhone(phone: string): string {
  return `${phone}${LOGS_IN_BY_PHONE}`;
}

/** Whether somebody registered: who did not is known by phone only, and has neither a login nor an e-mail address. */
export function hasLogin(email: string): boolean {
  return !email.endsWith(KNOWN_BY_PHONE);
}

/** Whether somebody gave an e-mail address. */
export function hasEmail(email: string): boolean {
  return hasLogin(email) && !email.endsWith(LOGS_IN_BY_PHONE);
}

/** What tells where a customer is written to. */
export interface Reachable {
  email: string;
  phone: string;
  phoneVerifiedAt: Date | string | null;
}

/**
 * Where a customer is written to: their e-mail address, or of who gave none the phone at which they showed to read
 * messages. Nothing where there is neither.
 * @param reachesPhones whether the shop writes to phones
 */
export function writtenTo(
  { email, phone, phoneVerifiedAt }: Reachable,
  reachesPhones: boolean,
): string | undefined {
  if (hasEmail(email)) return email;
  return reachesPhones && phoneVerifiedAt !== null ? phone : undefined;
}
