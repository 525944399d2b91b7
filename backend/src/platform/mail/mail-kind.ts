/** The emails about products. */
export type ProductMailKind = 'back-in-stock' | 'price-drop';

/** The emails about an order. */
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

/** What an email is about that concerns the account of a customer or of a member of the staff. */
export type AccountMailKind =
  | 'account-deleted'
  | 'change-email'
  | 'confirm-email'
  | 'email-change-asked'
  | 'email-changed'
  | 'password-changed'
  | 'password-reset'
  | 'staff-invitation';

/** What an email is about. */
export type MailKind = ProductMailKind | OrderMailKind | AccountMailKind;
