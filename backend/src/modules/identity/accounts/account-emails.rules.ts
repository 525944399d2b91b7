import { EmailContent } from '../../../platform/mail/email-content.rules';

/** The values that an email about an account is written from. */
export interface AccountEmailFacts {
  storeName: string;
  supportEmail: string;
  /** The address of the link; empty in emails without one. */
  link: string;
}

/**
 * What each mail says. No name stands in it: whoever registers with somebody else's address would choose what this
 * shop writes there.
 */
const WRITERS = {
  'password-reset': ({ storeName, link }) => ({
    subject: `${storeName}: choose a new password`,
    paragraphs: [
      `Somebody, you we hope, asked for a new password at ${storeName}. Choose it here:`,
    ],
    link,
    afterLink: [
      'The link works once, for half an hour.',
      'If it was not you, you need not do anything: your password stays as it is.',
    ],
  }),
  'staff-invitation': ({ storeName, link }) => ({
    subject: `${storeName}: welcome to the staff`,
    paragraphs: [`You were let into the staff of ${storeName}. Choose your password here:`],
    link,
    afterLink: ['The link works once, for three days.'],
  }),
  'confirm-email': ({ storeName, link }) => ({
    subject: `${storeName}: is this your e-mail address?`,
    paragraphs: [
      `Somebody, you we hope, registered at ${storeName} with this e-mail address. Confirm it here:`,
    ],
    link,
    afterLink: [
      'The link works once, for a day.',
      'If it was not you, you need not do anything: the address stays unconfirmed.',
    ],
  }),
  'change-email': ({ storeName, link }) => ({
    subject: `${storeName}: confirm your new e-mail address`,
    paragraphs: [
      `This address is to become the one of an account at ${storeName}. Confirm it here:`,
    ],
    link,
    afterLink: [
      'The link works once, for a day. Until then the old address stays.',
      'If you know nothing of it, you need not do anything.',
    ],
  }),
  'email-change-asked': (facts) => ({
    subject: `${facts.storeName}: another e-mail address was asked for`,
    paragraphs: [
      `Somebody, you we hope, asked to change the e-mail address of your account at ${facts.storeName}. ` +
        'It changes once the new address is confirmed.',
      `If it was not you, choose a new password at once: that stops it. ${contact(facts)}`,
    ],
  }),
  'email-changed': (facts) => ({
    subject: `${facts.storeName}: your e-mail address was changed`,
    paragraphs: [
      `Your account at ${facts.storeName} has another e-mail address from now on.`,
      `If it was not you, please write to us at once. ${contact(facts)}`,
    ],
  }),
  'password-changed': (facts) => ({
    subject: `${facts.storeName}: your password was changed`,
    paragraphs: [
      `The password of your account at ${facts.storeName} was changed. ` +
        'Wherever else you were logged in, you have to log in again.',
      `If it was not you, ask for a new password with "Forgot password" at the login. ${contact(facts)}`,
    ],
  }),
  'two-factor-turned-on': (facts) => ({
    subject: `${facts.storeName}: two-factor login is on`,
    paragraphs: [
      `Your login at ${facts.storeName} asks for a second factor as well from now on. ` +
        'Wherever else you were logged in, you have to log in again.',
      `If it was not you, please write to us at once. ${contact(facts)}`,
    ],
  }),
  'two-factor-turned-off': (facts) => ({
    subject: `${facts.storeName}: two-factor login is off`,
    paragraphs: [
      `Your login at ${facts.storeName} asks for your password only from now on.`,
      `If it was not you, choose a new password at once. ${contact(facts)}`,
    ],
  }),
  'two-factor-reset': (facts) => ({
    subject: `${facts.storeName}: two-factor login was reset`,
    paragraphs: [
      `Somebody who manages the staff turned off the two-factor login of your account at ${facts.storeName}. ` +
        'You are logged out everywhere; log in with your password, and turn it on again in your account.',
      `If you did not ask for it, please write to us at once. ${contact(facts)}`,
    ],
  }),
  'two-factor-codes-renewed': (facts) => ({
    subject: `${facts.storeName}: you have new recovery codes`,
    paragraphs: [
      `New recovery codes were made for your account at ${facts.storeName}. The old ones do not work any more.`,
      `If it was not you, please write to us at once. ${contact(facts)}`,
    ],
  }),
  'recovery-code-used': (facts) => ({
    subject: `${facts.storeName}: a recovery code was used`,
    paragraphs: [
      `Somebody, you we hope, used a recovery code of your account at ${facts.storeName}. ` +
        'Each works once. You can make new ones in your account.',
      `If it was not you, choose a new password at once. ${contact(facts)}`,
    ],
  }),
  'passkey-added': (facts) => ({
    subject: `${facts.storeName}: a passkey was added`,
    paragraphs: [
      `A passkey was added to your account at ${facts.storeName}. It logs in to the staff's screens.`,
      `If it was not you, choose a new password at once, and write to us. ${contact(facts)}`,
    ],
  }),
  'passkey-removed': (facts) => ({
    subject: `${facts.storeName}: a passkey was removed`,
    paragraphs: [
      `A passkey was removed from your account at ${facts.storeName}. It opens nothing any more.`,
      `If it was not you, choose a new password at once, and write to us. ${contact(facts)}`,
    ],
  }),
  'account-deleted': (facts) => ({
    subject: `${facts.storeName}: your account was deleted`,
    paragraphs: [
      `Your account at ${facts.storeName} was deleted, as you wished. What told who you are is erased. ` +
        'Your orders stay in our books, without name and address.',
      contact(facts),
    ],
  }),
} satisfies Record<string, (facts: AccountEmailFacts) => Omit<EmailContent, 'from'>>;

/** What an email is about that concerns the account of a customer or of a member of the staff. */
export type AccountMailKind = keyof typeof WRITERS;

/** All of them. */
export const accountMailKinds = Object.keys(WRITERS) as AccountMailKind[];

/** Puts a mail of one kind into words. */
export function accountEmail(kind: AccountMailKind, facts: AccountEmailFacts): EmailContent {
  return { ...WRITERS[kind](facts), from: facts.storeName };
}

function contact({ supportEmail }: AccountEmailFacts): string {
  return `We are at ${supportEmail}.`;
}
