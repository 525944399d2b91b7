/** The login takes no address with so long an end, and no mail leaves for it. */
const END = '@phone.invalid';

/**
 * What stands for the e-mail address of a customer whom the shop knows by phone only. It is unique, so there is one such
 * customer of each telephone number.
 */
export function emailWithoutLogin(phone: string): string {
  return `${phone}${END}`;
}

/** Whether somebody registered: who did not is known by phone only, and has neither a login nor an e-mail address. */
export function hasLogin(email: string): boolean {
  return !email.endsWith(END);
}
