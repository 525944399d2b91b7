/** What a mail is about that tells customers of products. */
export type ProductMailKind = 'back-in-stock' | 'price-drop';

/** What a mail is about. */
export type MailKind =
  | ProductMailKind
  | 'account-deleted'
  | 'change-email'
  | 'confirm-email'
  | 'email-change-asked'
  | 'email-changed'
  | 'password-changed'
  | 'password-reset'
  | 'staff-invitation';
