/**
 * RFC 2606 reserves .invalid: the login accepts no address with a top-level domain of that length, and no email is sent
 * to it.
 */
const KNOWN_BY_PHONE = '@phone.invalid';
const LOGS_IN_BY_PHONE = '@code.invalid';
const DELETED = '@deleted.invalid';

/**
 * The placeholder e-mail address of a customer known by phone only. It is unique, so that there is one such customer
 * per telephone number.
 */
export function emailWithoutLogin(phone: string): string {
  return `${phone}${KNOWN_BY_PHONE}`;
}

/**
 * The placeholder e-mail address of a customer who registered by a code sent to their phone. It is unique, so that
 * there is one such customer per telephone number.
 */
export function emailOfPhone(phone: string): string {
  return `${phone}${LOGS_IN_BY_PHONE}`;
}

/** The placeholder e-mail address of a customer who deleted their account. */
export function emailOfDeleted(id: number): string {
  return `deleted-${id}${DELETED}`;
}

/** Whether a customer registered: others are known by phone only, and have neither a login nor an e-mail address. */
export function hasLogin(email: string): boolean {
  return !email.endsWith(KNOWN_BY_PHONE);
}

/** Whether the shop has an e-mail address of a customer. */
export function hasEmail(email: string): boolean {
  return hasLogin(email) && !email.endsWith(LOGS_IN_BY_PHONE) && !email.endsWith(DELETED);
}

/** The fields that determine where a customer receives messages. */
export interface Reachable {
  email: string;
  phone: string;
  phoneVerifiedAt: Date | string | null;
}

/**
 * Where a customer receives messages: at their e-mail address; without one, at their verified phone; undefined without
 * either.
 * @param reachesPhones whether the shop sends messages to phones
 */
export function writtenTo(
  { email, phone, phoneVerifiedAt }: Reachable,
  reachesPhones: boolean,
): string | undefined {
  if (hasEmail(email)) return email;
  return reachesPhones && phoneVerifiedAt !== null ? phone : undefined;
}
