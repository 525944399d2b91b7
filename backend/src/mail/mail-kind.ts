/** What a mail is about. */
export type MailKind =
  | 'account-deleted'
  | 'change-email'
  | 'confirm-email'
  | 'email-change-asked'
  | 'email-changed'
  | 'password-changed'
  | 'password-reset'
  | 'staff-invitation';
