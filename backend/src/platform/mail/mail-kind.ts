/** What a mail is about that tells customers of products. */
export type ProductMailKind = 'back-in-stock' | 'price-drop';

/** What an email is about that tells a customer of an order. */
export type OrderMailKind =
  | 'order-cancelled'
  | 'order-delivered'
  | 'order-delivery-failed'
  | 'order-out-for-delivery'
  | 'order-paid'
  | 'order-placed'
  | 'order-refunded'
  | 'order-rescheduled'
  | 'order-returned';

/** What a mail is about. */
export type MailKind =
  | ProductMailKind
  | OrderMailKind
  | 'account-deleted'
  | 'change-email'
  | 'confirm-email'
  | 'email-change-asked'
  | 'email-changed'
  | 'password-changed'
  | 'password-reset'
  | 'staff-invitation';
