/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Kind of account. */
export type AccountKind =
  /** Member of the staff. */
  | 'ADMIN'
  /** Customer. */
  | 'CUSTOMER';

/** Product to add to the cart. */
export type AddToCartInput = {
  /** Product ID. */
  productId: string | number;
  /** Pieces to add, from 1 to 10,00,000 (a million). */
  quantity: number;
};

/** Items to add to a paid order. */
export type AddToOrderInput = {
  /** Additional pieces, each product once, at current prices. If a price differs from the one given here, addToOrder fails with PRICE_CHANGED. */
  added: Array<ExpectedLineInput>;
  /** Total shown to the caller, in paise: toPayPaise of `additionQuote`. If the actual total differs, nothing is ordered, and PRICE_CHANGED returns the new bill. */
  expectedTotalPaise: number;
  /** Idempotency key chosen by the client, one per addition. */
  idempotencyKey: string;
  /** Order ID. */
  orderId: string | number;
  /** Whether to use the customer's gift credit first. It does not pay for items added by staff. */
  useGiftCredit?: boolean;
};

/** Items to add to a paid order. */
export type AdditionQuoteInput = {
  /** Additional pieces, each product once, at current prices. If a price differs from the one given here, addToOrder fails with PRICE_CHANGED. */
  added: Array<ExpectedLineInput>;
  /** Order ID. */
  orderId: string | number;
  /** Whether to use the customer's gift credit first. It does not pay for items added by staff. */
  useGiftCredit?: boolean;
};

/** Delivery address of a customer. */
export type AddressInput = {
  /** Delivery instructions, at most 200 characters. */
  instructions?: string | null | undefined;
  /** Whether it is the default address; the first address of a customer always is. */
  isDefault?: boolean;
  /** Label given by the customer, such as Home; 1 to 40 characters. */
  label: string;
  /** Landmark nearby. */
  landmark?: string | null | undefined;
  /** House and street, 1 to 200 characters. */
  line1: string;
  /** Area or locality. */
  line2?: string | null | undefined;
  /** Phone number of ten digits. */
  phone: string;
  /** Pin code of six digits, in the delivery area of the shop. */
  pinCode: string;
  /** Recipient, 1 to 200 characters. */
  recipientName: string;
};

/** Scope of an API token. */
export type ApiScope =
  /** Deliver packed orders as a courier; read only their destinations and amounts to collect. */
  | 'CARRY_ORDERS'
  /** Add, change and delete products. */
  | 'MANAGE_CATALOGUE'
  /** Create and end coupons. */
  | 'MANAGE_COUPONS'
  /** Set delivery windows, fees and areas. */
  | 'MANAGE_DELIVERY'
  /** Create and end gift vouchers. */
  | 'MANAGE_VOUCHERS'
  /** Change the status of orders, cancel them, and collect cash. */
  | 'MOVE_ORDERS'
  /** Read bills, taxes, payments and documents, without customer details. */
  | 'READ_ACCOUNTS'
  /** Read the audit log. */
  | 'READ_AUDIT'
  /** Read messages to the shop. */
  | 'READ_MESSAGES'
  /** Read all orders. */
  | 'READ_ORDERS'
  /** Refund payments. */
  | 'REFUND_PAYMENTS'
  /** Place orders for customers who call by phone. */
  | 'TAKE_ORDERS';

/** New API token. */
export type ApiTokenInput = {
  /** Days until it expires, 1 to 365. */
  expiresInDays?: number;
  /** Purpose, 1 to 60 characters. */
  name: string;
  /** Namespace of the program's external IDs: 1 to 40 lower-case letters, digits and hyphens. To replace a token, pass its namespace; if omitted, the token gets a namespace of its own. */
  namespace?: string | null | undefined;
  /** Scopes, at least one. */
  scopes: Array<ApiScope>;
};

/** Decision of a customer on an app's authorization request. */
export type AppAnswerInput = {
  /** `client_id` of the app. */
  clientId: string;
  /** SHA-256 of the app's code verifier, in base64url. */
  codeChallenge?: string | null | undefined;
  /** Must be `S256`. */
  codeChallengeMethod?: string | null | undefined;
  /** Whether access is granted. */
  isAllowed: boolean;
  /** `redirect_uri`, to which the response is sent. */
  redirectUri: string;
  /** Requested resource: the endpoint for agents of customers. */
  resource?: string | null | undefined;
  /** Must be `code`. */
  responseType?: string | null | undefined;
  /** Scopes, separated by spaces; all scopes if omitted. */
  scope?: string | null | undefined;
  /** Opaque value that is returned to the app. */
  state?: string | null | undefined;
};

/** Authorization request of an app, by the parameters of OAuth. */
export type AppRequestInput = {
  /** `client_id` of the app. */
  clientId: string;
  /** SHA-256 of the app's code verifier, in base64url. */
  codeChallenge?: string | null | undefined;
  /** Must be `S256`. */
  codeChallengeMethod?: string | null | undefined;
  /** `redirect_uri`, to which the response is sent. */
  redirectUri: string;
  /** Requested resource: the endpoint for agents of customers. */
  resource?: string | null | undefined;
  /** Must be `code`. */
  responseType?: string | null | undefined;
  /** Scopes, separated by spaces; all scopes if omitted. */
  scope?: string | null | undefined;
  /** Opaque value that is returned to the app. */
  state?: string | null | undefined;
};

/** Scope that a customer grants an app. */
export type AppScope =
  /** Read and change the cart. */
  | 'CART'
  /** Read addresses, and propose orders that the customer approves. */
  | 'CHECKOUT'
  /** Read orders. */
  | 'READ_ORDERS';

/** Delivery terms of an area. */
export type AreaTermsInput = {
  /** Delivery fee, in paise. */
  feePaise: number;
  /** Sum of the lines from which delivery is free, in paise; null for never. */
  freeFromPaise?: number | null | undefined;
  /** Minimum order, in paise; 0 for none. */
  minimumOrderPaise: number;
};

/** Missing pieces of a line to ask the customer about. */
export type AskCustomerInput = {
  /** Version of the line that the caller saw. */
  expectedVersion: number;
  /** Idempotency key chosen by the client, one per action. */
  idempotencyKey: string;
  /** Order line ID. */
  orderLineId: string | number;
  /** Number of additional missing pieces. */
  quantity: number;
};

/** Actor in the audit log. */
export type AuditActor =
  /** Member of the staff. */
  | 'ADMIN'
  /** Customer. */
  | 'CUSTOMER'
  /** Guest without a login. */
  | 'GUEST'
  /** The shop itself, such as an import or a payment that was settled. */
  | 'SYSTEM';

/** Filter of the audit log; omitted fields match everything. */
export type AuditFilter = {
  /** Action, such as product.changed. */
  action?: string | null | undefined;
  /** Role of the actor. */
  actor?: AuditActor | null | undefined;
  /** ID of the customer or admin who acted. */
  actorId?: string | number | null | undefined;
  /** First day, in India. */
  from?: string | null | undefined;
  /** Kind of the subject. */
  subject?: AuditSubject | null | undefined;
  /** ID of the subject. */
  subjectId?: string | number | null | undefined;
  /** Last day, in India. */
  to?: string | null | undefined;
};

/** Subject of an audit entry. */
export type AuditSubject =
  /** Category of the shop's own. */
  | 'CATEGORY'
  /** Coupon. */
  | 'COUPON'
  /** Customer account. */
  | 'CUSTOMER'
  /** Delivery windows, days, terms or areas. */
  | 'DELIVERY'
  /** Gift voucher. */
  | 'GIFT_VOUCHER'
  /** Message to the shop. */
  | 'MESSAGE'
  /** Offer on the landing page. */
  | 'OFFER_BANNER'
  /** Order. */
  | 'ORDER'
  /** Payment. */
  | 'PAYMENT'
  /** Policy of the shop, such as its terms of sale. */
  | 'POLICY'
  /** Product: its texts, price and stock. */
  | 'PRODUCT'
  /** Refund. */
  | 'REFUND'
  /** Round of a rider, and its cash. */
  | 'ROUND'
  /** Search text without a result. */
  | 'SEARCH'
  /** Staff member, with their logins and tokens. */
  | 'STAFF'
  /** Role defined by an owner. */
  | 'STAFF_ROLE'
  /** Stock location. */
  | 'STOCK_LOCATION'
  /** Webhook. */
  | 'WEBHOOK';

/** Kind of a bill step. */
export type BillStepKind =
  /** Coupon discount. */
  | 'COUPON'
  /** Delivery fee. */
  | 'DELIVERY_FEE'
  /** Payment with gift credit. */
  | 'GIFT_CREDIT'
  /** Discount for orders that are paid online. */
  | 'ONLINE_PAYMENT_DISCOUNT'
  /** Sum of the lines (the Grand Total of the cart). */
  | 'SUBTOTAL';

/** Bulk change, and the products that match all given filters, as in ProductTableFilter; all products if none is given. */
export type BulkChangeInput = {
  /** Price increase in paise, negative for a decrease. */
  amountPaise?: number | null | undefined;
  /** Price increase in basis points, negative for a decrease, from -9999 to 50000: 500 is 5 %. For BELOW_MRP, the reduction of the selling price, from 1 to 9999. */
  basisPoints?: number | null | undefined;
  /** Brand, case-insensitive. */
  brand?: string | null | undefined;
  /** Category slug. */
  category?: string | null | undefined;
  /** Edited on this day in India or later. Stock changes are not edits. */
  changedSince?: string | null | undefined;
  /** New GST rate, in basis points. */
  gstBasisPoints?: number | null | undefined;
  /** GST rate, in basis points. */
  gstRateBasisPoints?: number | null | undefined;
  /** Whether its GST rate is known. */
  hasGstRate?: boolean | null | undefined;
  /** Whether it has a picture of its own; generated ones do not count. */
  hasPicture?: boolean | null | undefined;
  /** New HSN code. */
  hsn?: string | null | undefined;
  /** Product IDs, at most 100. */
  ids?: Array<string | number> | null | undefined;
  /** Whether the products are hidden from customers. */
  isHidden?: boolean | null | undefined;
  /** Kind of change. */
  kind: BulkChangeKind;
  /** Highest price for customers, in paise. */
  maxPricePaise?: number | null | undefined;
  /** Lowest price for customers, in paise. */
  minPricePaise?: number | null | undefined;
  /** Slug of the new category. */
  newCategory?: string | null | undefined;
  /** Prices to change. */
  prices?: ChangedPrices | null | undefined;
  /** Reason of the stock change, such as 'Delivery of Monday'. */
  reason?: string | null | undefined;
  /** Rounding of new prices. */
  rounding?: PriceRounding | null | undefined;
  /** Search words, as in product lists. */
  search?: string | null | undefined;
  /** Visibility to customers. */
  standing?: ProductStanding | null | undefined;
  /** Stock level. */
  stock?: StockLevel | null | undefined;
  /** Pieces added to the stock of each product; negative to remove. */
  stockDelta?: number | null | undefined;
  /** Kind of the pieces of `stockDelta`; CORRECTION if omitted. */
  stockKind?: StockChangeKind | null | undefined;
  /** New stock of each product, in pieces. */
  stockQuantity?: number | null | undefined;
};

/** Kind of change to many products. */
export type BulkChangeKind =
  /** Sets the selling price to the MRP less `basisPoints`. Requires rounding. */
  | 'BELOW_MRP'
  /** Moves products to `newCategory`. */
  | 'CATEGORY'
  /** Sets `gstBasisPoints`, `hsn`, or both. */
  | 'GST'
  /** Removes the selling price: products are sold at their MRP. */
  | 'NO_SELLING_PRICE'
  /** Changes prices by `amountPaise`. Requires prices, rounding. */
  | 'PRICE_AMOUNT'
  /** Changes prices by `basisPoints`. Requires prices, rounding. */
  | 'PRICE_PERCENT'
  /** Changes stocks by `stockDelta`, as `stockKind`. Requires reason. */
  | 'STOCK_CHANGE'
  /** Sets stocks to `stockQuantity`, by the difference from the preview: later sales still count. Requires reason. */
  | 'STOCK_SET'
  /** Shows products to customers or hides them, by `isHidden`. */
  | 'VISIBILITY';

/** State of one product of a bulk change. */
export type BulkChangeRowState =
  /** Changed. */
  | 'CHANGED'
  /** Changed and not restored; see `code`. */
  | 'KEPT'
  /** Refused; see `code`. */
  | 'REFUSED'
  /** Changed and restored. */
  | 'UNDONE'
  /** Not changed yet. */
  | 'WAITING';

/** State of a bulk change. */
export type BulkChangeState =
  /** Ended before all products were changed. */
  | 'CANCELLED'
  /** All products are changed or refused. */
  | 'DONE'
  /** Previewed; nothing is changed yet. Deleted after an hour. */
  | 'PREVIEWED'
  /** The preview is being computed. */
  | 'PREVIEWING'
  /** Products are being changed. */
  | 'RUNNING'
  /** Scheduled to start at `startsAt`. Its rows are those of the preview. */
  | 'SCHEDULED'
  /** Starting on schedule: the products that match now are being found. */
  | 'STARTING'
  /** Products are being restored. */
  | 'UNDOING'
  /** All products are restored, or kept because somebody changed them since. */
  | 'UNDONE';

/** Category of the shop's own to create, or its new values. */
export type CategoryInput = {
  /** URL of the picture: a path on this shop or an http(s) URL; a picture is generated if omitted. */
  imageUrl?: string | null | undefined;
  /** Name in English; unique among its siblings. */
  name: string;
  /** Name in Hindi. */
  nameHi?: string | null | undefined;
  /** Name in Marathi. */
  nameMr?: string | null | undefined;
  /** Top-level category to put it in; at the top level if omitted. */
  parentId?: string | number | null | undefined;
  /** Position among the shop's own siblings, from 1; unchanged if omitted, or last for a new one. */
  position?: number | null | undefined;
};

/** New quantity of a cart line. */
export type ChangeCartItemInput = {
  /** Cart line ID. */
  cartItemId: string | number;
  /** New quantity in pieces, from 1 to 10,00,000 (a million). */
  quantity: number;
};

/** New e-mail address, confirmed by the link that is sent there. */
export type ChangeEmailInput = {
  /** New address. */
  newEmail: string;
  /** Password, or a login code for accounts without one. It keeps others at the same browser from taking over the account. */
  password: string;
};

/** Password change by a caller who knows the current one. */
export type ChangePasswordInput = {
  /** Current password, or a login code for accounts without a password. */
  currentPassword: string;
  /** New password, at least 8 characters with an upper-case letter and a digit. */
  newPassword: string;
};

/** New phone, to be confirmed by a code if the shop sends messages to phones. */
export type ChangePhoneInput = {
  /** New phone: ten digits; spaces and a leading +91 or 0 are ignored. */
  newPhone: string;
  /** Password, or a login code for an account without one, so that nobody else at this browser can take the account. */
  password: string;
};

/** Prices to change. */
export type ChangedPrices =
  /** MRP, and the selling price if there is one. */
  | 'BOTH'
  /** MRP; the selling price is unchanged. */
  | 'MRP'
  /** Selling price; the MRP is unchanged. */
  | 'SELLING';

/** Result that Razorpay Checkout passes to the browser after a payment. */
export type CheckoutAnswerInput = {
  /** Razorpay payment ID, razorpay_payment_id. */
  providerPaymentId: string;
  /** Signature from Razorpay, razorpay_signature. */
  signature: string;
};

/** Message to the shop. */
export type ContactInput = {
  /** E-mail address for the reply. */
  email: string;
  /** Full name, at least 4 characters. */
  fullName: string;
  /** Message, at least 10 characters. */
  subject: string;
};

/** New coupon. */
export type CouponInput = {
  /** Code of 3 to 40 capitals, digits or -; lower-case letters are converted. */
  code: string;
  /** Description for customers. */
  description: string;
  /** Description in Hindi. */
  descriptionHi?: string | null | undefined;
  /** Description in Marathi. */
  descriptionMr?: string | null | undefined;
  /** Maximum discount, in paise. */
  maximumDiscountPaise?: number | null | undefined;
  /** Minimum subtotal, in paise. */
  minimumSubtotalPaise?: number;
  /** Maximum number of uses per customer. */
  perCustomerLimit?: number | null | undefined;
  /** Percent of the subtotal, 1 to 25. */
  percent: number;
  /** Maximum number of uses by all customers together. */
  totalLimit?: number | null | undefined;
  /** Start of validity. */
  validFrom?: string | null | undefined;
  /** End of validity. */
  validUntil?: string | null | undefined;
};

/** Custom role to create, or its new values. */
export type CustomRoleInput = {
  /** Name, 1 to 40 characters. */
  name: string;
  /** Permissions, at least one. */
  permissions: Array<Permission>;
};

/** Decision on a report. */
export type DecideReportInput = {
  /** Decision. */
  decision: ReportDecision;
  /** Location of refunded pieces. */
  goods?: ReturnedGoods;
  /** Reason, 1 to 150 characters, shown to the customer. */
  reason: string;
  /** Report ID. */
  reportId: string | number;
};

/** Order that was handed over. */
export type DeliverStopInput = {
  /** Cash collected, in paise: at most the amount to collect. The remainder becomes a debt. */
  cashPaise: number;
  /** Name of the recipient, 1 to 100 characters. */
  receivedBy: string;
  /** Stop ID. */
  stopId: string | number;
};

/** Delivery address of an order. */
export type DeliveryAddressInput = {
  /** Delivery instructions, at most 200 characters. */
  instructions?: string | null | undefined;
  /** Landmark nearby. */
  landmark?: string | null | undefined;
  /** House and street, 1 to 200 characters. */
  line1: string;
  /** Area or locality. */
  line2?: string | null | undefined;
  /** Phone number of ten digits. */
  phone: string;
  /** Pin code of six digits, in the delivery area of the shop. */
  pinCode: string;
  /** Recipient, 1 to 200 characters. */
  recipientName: string;
};

/** Delivery area. addDeliveryArea requires name and pinCodes; changeDeliveryArea changes the given fields. */
export type DeliveryAreaInput = {
  /** Version of the settings that the change is based on. If the same part was changed since, fails with CONFLICT, which has both versions. */
  expectedVersion: number;
  /** Name, 1 to 40 characters. */
  name?: string | null | undefined;
  /** Complete list of pin codes, at most 1000; none may be in another area. */
  pinCodes?: Array<string> | null | undefined;
  /** Delivery terms of the area; null to use the general ones. */
  terms?: AreaTermsInput | null | undefined;
};

/** Exceptions on some days. */
export type DeliveryDaysInput = {
  /** Days, at most 62, from today to a year ahead. */
  dates: Array<string>;
  /** Version of the settings that the change is based on. If the same part was changed since, fails with CONFLICT, which has both versions. */
  expectedVersion: number;
  /** Whether nothing is delivered. */
  isClosed?: boolean;
  /** Reason, such as Diwali, up to 60 characters. Shown to customers for closed days. */
  reason?: string | null | undefined;
  /** Extra windows, and replacements of the weekday's window with the same start; an inactive one removes it. Empty to use the windows of the weekday. */
  windows?: Array<DeliveryWindowInput>;
};

/** Changed delivery terms; omitted fields are unchanged. */
export type DeliveryTermsChangeInput = {
  /** Version of the settings that the change is based on. If the same part was changed since, fails with CONFLICT, which has both versions. */
  expectedVersion: number;
  /** Delivery fee, in paise. */
  feePaise?: number | null | undefined;
  /** Sum of the lines from which delivery is free, in paise; null for never. */
  freeFromPaise?: number | null | undefined;
  /** Whether the shop keeps the delivery fee of returned orders. Orders placed before are refunded in full. */
  keepsReturnFee?: boolean | null | undefined;
  /** Minimum order, in paise. */
  minimumOrderPaise?: number | null | undefined;
};

/** Delivery window. */
export type DeliveryWindowInput = {
  /** Maximum number of orders, 1 to 999999. */
  capacity: number;
  /** Cut-off, in minutes before the start, 0 to 2880. */
  cutOffMinutes?: number;
  /** End, in minutes of the Indian day, up to 1440. */
  endMinute: number;
  /** Whether the window is offered. */
  isActive?: boolean;
  /** Start, in minutes of the Indian day, 0 to 1439. */
  startMinute: number;
};

/** Origin of a day's delivery window. */
export type DeliveryWindowOrigin =
  /** The weekday's window, changed on this day. */
  | 'CHANGED'
  /** Only on this day. */
  | 'EXTRA'
  /** Removed by the shop; it still has orders placed before. */
  | 'REMOVED'
  /** The weekday's window. */
  | 'WEEKLY';

/** Order edit; omitted fields stay unchanged. */
export type EditOrderInput = {
  /** Additional pieces, each product once, at current prices; also for products already in the order. If a price differs from the one given here, editOrder fails with PRICE_CHANGED. */
  added?: Array<ExpectedLineInput>;
  /** New delivery address: one of the customer's addresses. */
  addressId?: string | number | null | undefined;
  /** New delivery slot. */
  deliverySlotId?: string | number | null | undefined;
  /** Total shown to the caller, in paise: bill.toPayPaise of `orderEditQuote`. If the actual total differs, the order stays unchanged, and PRICE_CHANGED returns the new bill. */
  expectedTotalPaise: number;
  /** The `editVersion` of the order that the caller saw. */
  expectedVersion: number;
  /** Idempotency key chosen by the client, one per edit. */
  idempotencyKey: string;
  /** Lines to reduce, each once. */
  lines?: Array<KeptLineInput>;
  /** Order ID. */
  orderId: string | number;
};

/** Cart line as shown to the customer. */
export type ExpectedLineInput = {
  /** MRP of one piece, in paise; if omitted, any MRP is accepted. */
  mrpPaise?: number | null | undefined;
  /** Product ID. */
  productId: string | number;
  /** Number of pieces. */
  quantity: number;
  /** Price of one piece, in paise; if omitted, any price is accepted. */
  unitPricePaise?: number | null | undefined;
};

/** An order that could not be handed over. */
export type FailStopInput = {
  /** Reason, 1 to 150 characters, shown to the customer. */
  reason: string;
  /** Stop ID. */
  stopId: string | number;
};

/** Account whose password was forgotten. */
export type ForgotPasswordInput = {
  /** E-mail address, case-insensitive. */
  email: string;
  /** Kind of account. */
  kind?: AccountKind;
};

/** Gender, as chosen in the registration form. */
export type Gender =
  /** Female. */
  | 'FEMALE'
  /** Male; the default. */
  | 'MALE'
  /** Other. */
  | 'OTHER';

/** New gift voucher. */
export type GiftVoucherInput = {
  /** Code of 8 to 40 capitals, digits or -; generated if omitted. */
  code?: string | null | undefined;
  /** End of validity. */
  validUntil?: string | null | undefined;
  /** Value, in paise: up to 10,00,000 (ten thousand rupees). */
  valuePaise: number;
};

/** Received product, identified by productId, sku or barcode, with its new values. */
export type GoodsLineInput = {
  /** Scanned barcode; VALIDATION if several products have it. */
  barcode?: string | null | undefined;
  /** Batch number printed on the packs. */
  batch?: string | null | undefined;
  /** Cost of one piece, in paise; becomes the cost of the product. */
  costPaise?: number | null | undefined;
  /** Last day of sale. */
  expiresOn?: string | null | undefined;
  /** New MRP on the packs, in paise. */
  mrpPaise?: number | null | undefined;
  /** Pieces received. */
  pieces: number;
  /** Product ID. */
  productId?: string | number | null | undefined;
  /** The new selling price, in paise; VALIDATION above the MRP. */
  sellingPaise?: number | null | undefined;
  /** SKU, the shopkeeper's own number of the product. */
  sku?: string | null | undefined;
};

/** Cash of a round, as counted in the shop. */
export type HandInInput = {
  /** Counted cash, in paise. */
  countedPaise: number;
  /** Reason for a difference from the collected cash, 1 to 200 characters; required only if there is one. */
  reason?: string | null | undefined;
  /** Round ID. */
  roundId: string | number;
};

/** Mapping of a file's category to one of the shop. */
export type ImportCategoryInput = {
  /** Category path in the file; "A/B" also applies to "A/B/C". */
  path: string;
  /** Slug of the shop's category. */
  slug: string;
};

/** Columns of a file that hold a product field. */
export type ImportFieldInput = {
  /** Column headers; several columns are joined, categories with "/". */
  headers: Array<string>;
  /** Field, by its column name in exports: sku, name, category, mrp, … */
  name: string;
};

/** Number of pieces of an order line to keep. */
export type KeptLineInput = {
  /** Order line ID. */
  orderLineId: string | number;
  /** Number of pieces to keep, at their original price; 0 removes the line. */
  quantity: number;
};

/** Language of the site and of its emails. */
export type Language =
  /** English. */
  | 'EN'
  /** Hindi. */
  | 'HI'
  /** Marathi. */
  | 'MR';

/** Lateness of an order relative to the end of its delivery slot. */
export type Lateness =
  /** The slot ends within half an hour. */
  | 'DUE_SOON'
  /** The slot has ended and the order is not delivered. */
  | 'LATE'
  /** On time, or nothing remains to be delivered. */
  | 'ON_TIME';

/** Order line of a picking action. */
export type LineActionInput = {
  /** Version of the line that the caller saw. */
  expectedVersion: number;
  /** Idempotency key chosen by the client, one per action. */
  idempotencyKey: string;
  /** Order line ID. */
  orderLineId: string | number;
};

/** Channel of a login code. */
export type LoginCodeChannel =
  /** E-mail, also used for phones that the shop cannot send messages to. */
  | 'EMAIL'
  /** Message to the phone. */
  | 'PHONE';

/** Login credentials. */
export type LoginInput = {
  /** E-mail address, case-insensitive. */
  email: string;
  /** Password. */
  password: string;
};

/** Login by code instead of password. */
export type LoginWithCodeInput = {
  /** The six-digit code. */
  code: string;
  /** E-mail address, case-insensitive, or phone number of ten digits. */
  to: string;
};

/** Round to create. */
export type NewRoundInput = {
  /** Idempotency key chosen by the client, one per round. */
  idempotencyKey: string;
  /** Order IDs: 1 to 60 orders of one slot, in the sequence of the stops. */
  orderIds: Array<string | number>;
  /** ID of the rider, who must be permitted to deliver orders. */
  riderId: string | number;
};

/** Offer on the landing page. */
export type OfferBannerInput = {
  /** Version that the change is based on. */
  expectedVersion: number;
  /** Heading, up to 60 characters; null for the default one. */
  heading?: string | null | undefined;
  /** Whether it is hidden from the landing page. */
  isHidden?: boolean;
  /** Last day on which it is shown, in Thane; null for no end. */
  lastDay?: string | null | undefined;
  /** Text, up to 160 characters; null for the default one. */
  text?: string | null | undefined;
};

/** Actor of an order event. */
export type OrderActorRole =
  /** A member of the staff. */
  | 'ADMIN'
  /** The customer of the order. */
  | 'CUSTOMER'
  /** The shop itself, for example after a response of the payment provider. */
  | 'SYSTEM';

/** Change of the delivery of an order; omitted fields stay unchanged. */
export type OrderDeliveryInput = {
  /** New address. */
  address?: DeliveryAddressInput | null | undefined;
  /** New delivery slot. */
  deliverySlotId?: string | number | null | undefined;
  /** The `deliveryVersion` of the order that the caller saw. */
  expectedVersion: number;
};

/** Order edit to quote; omitted fields stay unchanged. */
export type OrderEditQuoteInput = {
  /** Additional pieces, each product once, at current prices; also for products already in the order. If a price differs from the one given here, editOrder fails with PRICE_CHANGED. */
  added?: Array<ExpectedLineInput>;
  /** New delivery address: one of the customer's addresses. */
  addressId?: string | number | null | undefined;
  /** New delivery slot. */
  deliverySlotId?: string | number | null | undefined;
  /** The `editVersion` of the order that the caller saw: fails with CONFLICT if it was edited since. */
  expectedVersion?: number | null | undefined;
  /** Lines to reduce, each once. */
  lines?: Array<KeptLineInput>;
  /** Order ID. */
  orderId: string | number;
};

/** Problem with delivered pieces. */
export type OrderProblem =
  /** Damaged or spoilt. */
  | 'DAMAGED'
  /** Missing from the delivery. */
  | 'MISSING';

/** Status of a report. */
export type OrderReportStatus =
  /** Not decided yet. */
  | 'OPEN'
  /** The pieces were refunded. */
  | 'REFUNDED'
  /** Rejected; the answer gives the reason. */
  | 'REJECTED';

/** Filter for orders; all given conditions must match. */
export type OrderSearchFilter = {
  /** Customer ID. */
  customerId?: string | number | null | undefined;
  /** First day of delivery. */
  deliveryFrom?: string | null | undefined;
  /** Last day of delivery. */
  deliveryTo?: string | null | undefined;
  /** If true, only orders with a refund that the payment provider refused and that was not retried. */
  hasFailedRefund?: boolean | null | undefined;
  /** If true, only orders that are placed, packed or out for delivery after the end of their slot. */
  isLate?: boolean | null | undefined;
  /** Beginnings of words in the name of the customer or recipient. */
  name?: string | null | undefined;
  /** Order ID. */
  number?: string | number | null | undefined;
  /** Order IDs; matches any of them, at most 500. */
  numbers?: Array<string | number> | null | undefined;
  /** Payment method. */
  paymentMethod?: PaymentMethod | null | undefined;
  /** Payment statuses; matches any of them. */
  paymentStatuses?: Array<PaymentStatus> | null | undefined;
  /** Phone number of the customer or recipient, or its first digits. */
  phone?: string | null | undefined;
  /** First day of placement, in India. */
  placedFrom?: string | null | undefined;
  /** Last day of placement, in India. */
  placedTo?: string | null | undefined;
  /** Words contained anywhere in the name, another name, the unit or the SKU of a product in a line. */
  product?: string | null | undefined;
  /** ID of a product in a line. */
  productId?: string | number | null | undefined;
  /** Start times of slots, in minutes since midnight; matches any of them. */
  slotStartMinutes?: Array<number> | null | undefined;
  /** Order statuses; matches any of them. */
  statuses?: Array<OrderStatus> | null | undefined;
  /** Search text: an order ID ('#12' matches only the ID), or the beginning of a phone number or of words of the customer's or recipient's name, in any script. All words must match. */
  text?: string | null | undefined;
};

/** Sort order of found orders. */
export type OrderSort =
  /** By delivery slot, earliest first. */
  | 'DELIVERY_FIRST'
  /** By delivery slot, latest first. */
  | 'DELIVERY_LAST'
  /** By time of placement, newest first. */
  | 'NEWEST'
  /** By time of placement, oldest first. */
  | 'OLDEST';

/** Status of an order. */
export type OrderStatus =
  /** Cancelled. */
  | 'CANCELLED'
  /** Handed over. */
  | 'DELIVERED'
  /** Could not be handed over; the order gets a new delivery slot or is returned. */
  | 'DELIVERY_FAILED'
  /** On its way to the customer. */
  | 'OUT_FOR_DELIVERY'
  /** Packed in the shop. */
  | 'PACKED'
  /** Awaiting an online payment. */
  | 'PENDING'
  /** Being picked, line by line. */
  | 'PICKING'
  /** Remains in the shop after a failed delivery; payments are refunded. */
  | 'RETURNED'
  /** Placed: paid online, or to be paid on delivery. */
  | 'SUCCESS';

/** One of several orders to move. */
export type OrderTransitionInput = {
  /** Status that the caller saw. An order with any other status is not moved, unless it already has the new status. */
  expectedStatus?: OrderStatus | null | undefined;
  /** Order ID. */
  id: string | number;
};

/** Products to join as sizes of one product. */
export type PackJoinRow = {
  /** IDs of 2 to 12 products. Other members of their pack group stay in it and need not be listed. */
  productIds: Array<string | number>;
};

/** Product to remove from its pack group. */
export type PackLeaveRow = {
  /** Pack group that the product was read with; a product that is now in another group stays there. */
  packGroup: string;
  /** Product ID. */
  productId: string | number;
};

/** Response of a passkey to the request options: from PublicKeyCredential.toJSON() of the browser, in base64url. */
export type PasskeyAnswerInput = {
  /** `response.authenticatorData`, at most 4000 characters. */
  authenticatorData: string;
  /** `response.clientDataJSON`, at most 4000 characters. */
  clientDataJSON: string;
  /** Credential ID, at most 1364 characters. */
  id: string;
  /** `response.signature`, at most 2000 characters. */
  signature: string;
  /** `response.userHandle`, at most 100 characters. */
  userHandle?: string | null | undefined;
};

/** Passkey that the browser created from beginPasskey: from PublicKeyCredential.toJSON() of the browser, in base64url. */
export type PasskeyInput = {
  /** `response.attestationObject`, at most 8000 characters. */
  attestationObject: string;
  /** `response.clientDataJSON`, at most 4000 characters. */
  clientDataJSON: string;
  /** Credential ID, at most 1364 characters. */
  id: string;
  /** Name given by its owner, 1 to 60 characters. */
  name: string;
  /** `response.transports`, such as internal, hybrid or usb; at most 10. */
  transports: Array<string>;
};

/** Card to charge, and order to pay. Of the card, only brand, last four digits and expiry year are stored. */
export type PaymentInput = {
  /** Card number; spaces are allowed. */
  cardNumber: string;
  /** CVV, three or four digits. */
  cvv: string;
  /** Expiry month, 1 to 12 (inclusive). Default: end of the expiry year. */
  expMonth?: number | null | undefined;
  /** Expiry year (inclusive). */
  expYear: number;
  /** Amount shown to the customer, in paise: bill.toPayPaise of the order. If the actual amount differs, nothing is charged, and PRICE_CHANGED returns it. If omitted, any amount is accepted. */
  expectedAmountPaise?: number | null | undefined;
  /** Idempotency key chosen by the client, one per attempt; repeated requests charge once. */
  idempotencyKey?: string | null | undefined;
  /** Name on the card. */
  nameOnCard: string;
  /** Order to pay. Default: the newest order awaiting payment; if there is none, the card is only checked, without a charge. */
  orderId?: string | number | null | undefined;
};

/** Payment method of an order. */
export type PaymentMethod =
  /** Online by card or UPI, with the online-payment discount. */
  | 'CARD'
  /** On delivery, without that discount. */
  | 'CASH_ON_DELIVERY';

/** Payment status. */
export type PaymentStatus =
  /** The last attempt was declined; payment can be retried. */
  | 'FAILED'
  /** Not paid yet. */
  | 'PENDING'
  /** Refunded. */
  | 'REFUNDED'
  /** Paid. */
  | 'SUCCESS';

/** Permission of a staff member. */
export type Permission =
  /** Cancel orders and accept returns; payments are refunded. */
  | 'CANCEL_ORDERS'
  /** Deliver packed orders by courier; read only their destinations and amounts to collect. */
  | 'CARRY_ORDERS'
  /** Deliver the orders of their own rounds; no access to other orders. */
  | 'DELIVER_ORDERS'
  /** Add, change and delete products, and upload their pictures. */
  | 'MANAGE_CATALOGUE'
  /** Create and end coupons. */
  | 'MANAGE_COUPONS'
  /** Set delivery windows, fees and areas. */
  | 'MANAGE_DELIVERY'
  /** Manage the staff, API tokens and roles. */
  | 'MANAGE_STAFF'
  /** Create and end gift vouchers. */
  | 'MANAGE_VOUCHERS'
  /** Change the status of orders, and collect cash. */
  | 'MOVE_ORDERS'
  /** Pick and pack the orders that are due now; no access to other orders. */
  | 'PICK_ORDERS'
  /** Read bills, taxes, payments, receipts and credit notes, without customer details. */
  | 'READ_ACCOUNTS'
  /** Read the audit log. */
  | 'READ_AUDIT'
  /** Read the e-mail addresses of customers with orders. */
  | 'READ_CUSTOMER_EMAILS'
  /** Read messages to the shop. */
  | 'READ_MESSAGES'
  /** Read all orders, with names, addresses and phone numbers. */
  | 'READ_ORDERS'
  /** Refund payments. */
  | 'REFUND_PAYMENTS'
  /** Settle the cash of rounds and UPI transfers, and write off debts. */
  | 'SETTLE_CASH'
  /** Place orders for customers who call by phone. */
  | 'TAKE_ORDERS';

/** Caller who is not a customer yet. */
export type PhoneCustomerInput = {
  /** Full name, 1 to 100 characters; a single name is enough. */
  name: string;
  /** Phone number of exactly ten digits. */
  phone: string;
};

/** Order that staff take by phone, to be paid in cash. */
export type PhoneOrderInput = {
  /** Delivery address. Stored with the order, not in the customer's addresses. */
  address: DeliveryAddressInput;
  /** Coupon code. */
  couponCode?: string | null | undefined;
  /** Customer ID, if known. */
  customerId?: string | number | null | undefined;
  /** Delivery slot; default: the first free slot. */
  deliverySlotId?: string | number | null | undefined;
  /** Total quoted to the customer, in paise: bill.toPayPaise of the quote. If the actual total differs, nothing is placed, and PRICE_CHANGED returns the new bill. */
  expectedTotalPaise: number;
  /** Idempotency key chosen by the client, one per order, such as a UUID. The same key always returns the same order; it does not expire. */
  idempotencyKey: string;
  /** Lines of the order, each product once, with the prices quoted to the customer. If a price has changed, nothing is placed, and PRICE_CHANGED returns the new ones. */
  lines: Array<ExpectedLineInput>;
  /** Caller without a customer ID: matched by phone number to a customer without a login, or created. */
  newCustomer?: PhoneCustomerInput | null | undefined;
  /** Staff note on the order, never shown to the customer. */
  note?: string | null | undefined;
  /** Customer's choice for products that are missing when the order is packed. */
  substitution?: Substitution | null | undefined;
};

/** Product and quantity of a phone order. */
export type PhoneOrderLineInput = {
  /** Product ID. */
  productId: string | number;
  /** Number of pieces. */
  quantity: number;
};

/** Phone order to quote. */
export type PhoneOrderQuoteInput = {
  /** Coupon code. */
  couponCode?: string | null | undefined;
  /** Customer ID; omit while the caller is unknown. */
  customerId?: string | number | null | undefined;
  /** Lines, at most 200, each product once. */
  lines: Array<PhoneOrderLineInput>;
  /** Pin code of the delivery; terms may differ by area. */
  pinCode?: string | null | undefined;
};

/** Number of pieces picked of a line. */
export type PickOrderLineInput = {
  /** Version of the line that the caller saw. */
  expectedVersion: number;
  /** Idempotency key chosen by the client, one per action. */
  idempotencyKey: string;
  /** Order line ID. */
  orderLineId: string | number;
  /** Total number of pieces picked so far. */
  pickedQuantity: number;
};

/** Options for ordering the cart. */
export type PlaceOrderInput = {
  /** Delivery address; default: the caller's default address, if any. */
  addressId?: string | number | null | undefined;
  /** Coupon code. */
  couponCode?: string | null | undefined;
  /** Delivery slot; default: the first free slot. */
  deliverySlotId?: string | number | null | undefined;
  /** Lines shown to the customer, in any order. If the cart has other lines or prices, nothing is placed, and PRICE_CHANGED returns the new ones, even if the total is the same. If omitted, any cart content is accepted. */
  expectedLines?: Array<ExpectedLineInput> | null | undefined;
  /** Total shown to the customer, in paise: bill.toPayPaise of the quote. If the actual total differs, nothing is placed, and PRICE_CHANGED returns the new bill. If omitted, any total is accepted. */
  expectedTotalPaise?: number | null | undefined;
  /** Parameter `checkout` of the link with which a program handed over the lines; the program learns of the first order from the link. */
  handOver?: string | null | undefined;
  /** Idempotency key chosen by the client, one per attempt, such as a UUID. The same key returns the same order; with other options or another cart, it fails with IDEMPOTENCY_KEY_REUSED. */
  idempotencyKey: string;
  /** Payment method. */
  paymentMethod?: PaymentMethod;
  /** Proposed order of an app that the caller approves with this request; it results in one order, whatever the idempotencyKey. Fails with NOT_FOUND or PROPOSAL_OVER. */
  proposalId?: string | number | null | undefined;
  /** Customer's choice for products that are missing when the order is packed. */
  substitution?: Substitution | null | undefined;
  /** Whether to use gift credit. */
  useGiftCredit?: boolean;
};

/** Policy in one language. */
export type PolicyInput = {
  /** Version that the change is based on. */
  expectedVersion: number;
  /** Language. */
  language: Language;
  /** Policy. */
  name: PolicyName;
  /** Text, up to 10,000 characters in paragraphs; lines starting with '## ' are headings, those with '- ' list items. null for the default text. */
  text?: string | null | undefined;
};

/** Policy of the shop. */
export type PolicyName =
  /** Delivery. */
  | 'DELIVERY'
  /** Grievance officer and complaints. */
  | 'GRIEVANCE'
  /** Privacy: use of personal data. */
  | 'PRIVACY'
  /** Returns and refunds. */
  | 'RETURNS'
  /** Terms of sale. */
  | 'TERMS';

/** Rounding of new prices: to the nearest, half up. */
export type PriceRounding =
  /** To 50 paise. */
  | 'HALF_RUPEES'
  /** To rupees ending in 99 paise. */
  | 'NINETY_NINE'
  /** To the paisa. */
  | 'NONE'
  /** To whole rupees. */
  | 'RUPEES';

/** State of one row of an imported file. */
export type ProductImportRowState =
  /** Skipped; see `problems`. */
  | 'BAD'
  /** The product that it created has been sold since, and was hidden. */
  | 'HIDDEN'
  /** Created a product. */
  | 'INSERTED'
  /** The undo left the product unchanged; see `code`. */
  | 'KEPT'
  /** The product that it created was removed. */
  | 'REMOVED'
  /** The product that it changed was restored. */
  | 'RESTORED'
  /** Changed a product. */
  | 'UPDATED';

/** State of an import. */
export type ProductImportState =
  /** Ended before all rows were processed. */
  | 'CANCELLED'
  /** Checked; the counts show what would be done. Deleted after a day. */
  | 'CHECKED'
  /** The file is being checked; nothing is written. */
  | 'CHECKING'
  /** All rows are imported or bad. */
  | 'DONE'
  /** Products are being written. */
  | 'RUNNING'
  /** Products are being restored. */
  | 'UNDOING'
  /** All products are removed, hidden, restored, or kept because somebody changed them. */
  | 'UNDONE';

/** Product to create or change. addProduct requires name, description, imageUrl, mrpPaise and stockQuantity; updateProduct changes the given fields. */
export type ProductInput = {
  /** Other names, separated by ';'. */
  aliases?: string | null | undefined;
  /** Barcode: a GTIN of 8, 12, 13 or 14 digits with a valid check digit. */
  barcode?: string | null | undefined;
  /** Brand; included in the search. */
  brand?: string | null | undefined;
  /** Slug of the category, or its path such as 'Fruits > Exotic fruits'; defaults to General for a new product. */
  categorySlug?: string | null | undefined;
  /** Wholesale cost of one piece, in paise; receiveGoods sets it, too. */
  costPaise?: number | null | undefined;
  /** Country of origin. */
  countryOfOrigin?: string | null | undefined;
  /** Short description in plain text. */
  description?: string | null | undefined;
  /** FSSAI licence number on the pack, 14 digits. */
  fssaiLicence?: string | null | undefined;
  /** GST rate included in the price, in basis points: 0, 500, 1200, 1800, 2800 or 4000. */
  gstBasisPoints?: number | null | undefined;
  /** HSN code: 4, 6 or 8 digits. */
  hsn?: string | null | undefined;
  /** URL of the picture: a path on this shop or an http(s) URL; /pictures/generated.svg generates one from its name and unit. */
  imageUrl?: string | null | undefined;
  /** Ingredients, as on the pack. */
  ingredients?: string | null | undefined;
  /** Whether it is hidden from customers, regardless of visibleFrom and visibleUntil. */
  isHidden?: boolean | null | undefined;
  /** Whether it is vegetarian; null if unknown or not applicable. */
  isVeg?: boolean | null | undefined;
  /** Stock at or below which it is low, in pieces; null for the shop-wide level. */
  lowStockLevel?: number | null | undefined;
  /** Manufacturer, packer or importer, with address. */
  manufacturer?: string | null | undefined;
  /** Complete list of further pictures, in the order shown after imageUrl, at most 8; duplicates count once. */
  morePictures?: Array<ProductPictureInput> | null | undefined;
  /** Maximum retail price of one piece, in paise; above 0. */
  mrpPaise?: number | null | undefined;
  /** Name. */
  name?: string | null | undefined;
  /** Name in Hindi. */
  nameHi?: string | null | undefined;
  /** Name in Marathi. */
  nameMr?: string | null | undefined;
  /** Grams of one piece of a product sold by weight, which is weighed when picked and billed by weight. */
  packGrams?: number | null | undefined;
  /** Any text: products with the same text are sizes of one product, at most 12. See joinPacks. */
  packGroup?: string | null | undefined;
  /** Selling price of one piece below its MRP, in paise; null to sell at the MRP. VALIDATION (sellingPaise) above the MRP. */
  sellingPaise?: number | null | undefined;
  /** Shelf life, such as '6 months'. */
  shelfLife?: string | null | undefined;
  /** Shelf location, by which pickers find and sort it, such as A03-2. */
  shelfLocation?: string | null | undefined;
  /** SKU, the shopkeeper's own number of the product; unique. If empty, a new product gets a generated one and an existing product keeps its own. */
  sku?: string | null | undefined;
  /** Stock of a new product, in pieces. updateProduct accepts only the current stock: setStock and adjustStock change it. */
  stockQuantity?: number | null | undefined;
  /** Unit of one piece, such as '500 g'. */
  unit?: string | null | undefined;
  /** Time from which customers find it; null for no start. */
  visibleFrom?: string | null | undefined;
  /** Time until which customers find it; null for no end. VALIDATION (visibleUntil) if it is not after visibleFrom. */
  visibleUntil?: string | null | undefined;
};

/** Further picture of a product. */
export type ProductPictureInput = {
  /** Alternative text in English, on one line; a | becomes a space. */
  alt?: string | null | undefined;
  /** Alternative text in Hindi. */
  altHi?: string | null | undefined;
  /** Alternative text in Marathi. */
  altMr?: string | null | undefined;
  /** URL: a path on this shop or an http(s) URL. */
  imageUrl: string;
};

/** Sort order of a product list. */
export type ProductSort =
  /** By name. */
  | 'NAME'
  /** Newest first. */
  | 'NEWEST'
  /** Best-selling recently first. */
  | 'POPULARITY'
  /** Highest price first. */
  | 'PRICE_HIGH_TO_LOW'
  /** Lowest price first. */
  | 'PRICE_LOW_TO_HIGH'
  /** Most relevant first; by popularity without search words. */
  | 'RELEVANCE'
  /** Lowest price per kilogram or litre first, then lowest price per piece, then products without comparable unit. */
  | 'UNIT_PRICE';

/** Current visibility of a product. */
export type ProductStanding =
  /** Hidden from customers. */
  | 'HIDDEN'
  /** Hidden now, and scheduled to appear. */
  | 'SCHEDULED'
  /** Visible to customers. */
  | 'SHOWN';

/** Product filter: products must match all given conditions; all products if none is given. */
export type ProductTableFilter = {
  /** Brand, case-insensitive. */
  brand?: string | null | undefined;
  /** Category slug. */
  category?: string | null | undefined;
  /** Edited on this day in India or later. Stock changes are not edits. */
  changedSince?: string | null | undefined;
  /** GST rate, in basis points. */
  gstRateBasisPoints?: number | null | undefined;
  /** Whether its GST rate is known. */
  hasGstRate?: boolean | null | undefined;
  /** Whether it has a picture of its own; generated ones do not count. */
  hasPicture?: boolean | null | undefined;
  /** Product IDs, at most 100. */
  ids?: Array<string | number> | null | undefined;
  /** Highest price for customers, in paise. */
  maxPricePaise?: number | null | undefined;
  /** Lowest price for customers, in paise. */
  minPricePaise?: number | null | undefined;
  /** Search words, as in product lists. */
  search?: string | null | undefined;
  /** Visibility to customers. */
  standing?: ProductStanding | null | undefined;
  /** Stock level. */
  stock?: StockLevel | null | undefined;
};

/** Sort order of the product table. */
export type ProductTableSort =
  /** Least recently edited first. */
  | 'CHANGED_FIRST'
  /** Most recently edited first. */
  | 'CHANGED_LAST'
  /** By name, ascending. */
  | 'NAME_A_TO_Z'
  /** By name, descending. */
  | 'NAME_Z_TO_A'
  /** Newest first. */
  | 'NEWEST'
  /** Oldest first. */
  | 'OLDEST'
  /** Highest price first. */
  | 'PRICE_HIGH_TO_LOW'
  /** Lowest price first. */
  | 'PRICE_LOW_TO_HIGH'
  /** Highest stock first. */
  | 'STOCK_HIGH_TO_LOW'
  /** Lowest stock first. */
  | 'STOCK_LOW_TO_HIGH';

/** Filter by current visibility to customers. */
export type ProductVisibility =
  /** Visible products, then hidden ones. Requires MANAGE_CATALOGUE. */
  | 'ANY'
  /** Products hidden from customers. Requires MANAGE_CATALOGUE. */
  | 'HIDDEN'
  /** Products visible to customers. */
  | 'VISIBLE';

/** State of a proposed order. */
export type ProposalState =
  /** Ordered by the customer; `orderId` is the order. */
  | 'APPROVED'
  /** Awaiting the customer's decision, but the cart, a price, the stock or the delivery window has changed since the proposal; the customer sees and approves the current values. */
  | 'CHANGED'
  /** Not answered in time. */
  | 'EXPIRED'
  /** Refused by the customer. */
  | 'REFUSED'
  /** Awaiting the customer's decision. */
  | 'WAITING';

/** Push subscription from the browser; see PushSubscription.toJSON(). */
export type PushSubscriptionInput = {
  /** Authentication secret, keys.auth: 16 bytes in base64url. */
  auth: string;
  /** Endpoint URL at the browser vendor's push service. */
  endpoint: string;
  /** Public key, keys.p256dh: 65 bytes in base64url. */
  p256dh: string;
};

/** State of a question to a customer. */
export type QuestionState =
  /** Answered by the customer; see `chosenProductId`. */
  | 'ANSWERED'
  /** Not answered in time. */
  | 'EXPIRED'
  /** Awaiting an answer. */
  | 'OPEN'
  /** Withdrawn: the picker decided without an answer, or the order is over. */
  | 'WITHDRAWN';

/** Order options of a quote. */
export type QuoteInput = {
  /** Delivery address ID, since delivery terms may differ by area; defaults to the caller's default address, if any. */
  addressId?: string | number | null | undefined;
  /** Coupon code. */
  couponCode?: string | null | undefined;
  /** Payment method. */
  paymentMethod?: PaymentMethod;
  /** Whether to use gift credit. */
  useGiftCredit?: boolean;
};

/** Delivery of a wholesaler with one bill. */
export type ReceiveGoodsInput = {
  /** Number of the bill. */
  billNumber: string;
  /** Idempotency key, chosen by the client per bill, such as a UUID: the same key receives it once, however often it is sent. */
  key: string;
  /** 1 to 200 lines. */
  lines: Array<GoodsLineInput>;
  /** Stock location that the goods came to; the shop if omitted. */
  locationId?: string | number | null | undefined;
  /** Supplier. */
  supplier: string;
};

/** Payment to refund. */
export type RefundInput = {
  /** Amount in paise; at most what was paid and not yet refunded or converted to gift credit. Default: all of it. */
  amountPaise?: number | null | undefined;
  /** Idempotency key chosen by the client, one per attempt; repeated requests refund once. */
  idempotencyKey: string;
  /** Payment ID. */
  paymentId: string | number;
  /** Reason, 1 to 200 characters. */
  reason: string;
};

/** Order lines to refund. */
export type RefundLinesInput = {
  /** Idempotency key chosen by the client, one per attempt; repeated requests refund once. */
  idempotencyKey: string;
  /** Lines, each once. */
  lines: Array<RefundedLineInput>;
  /** Order ID. */
  orderId: string | number;
  /** Reason, 1 to 150 characters, shown to the customer. */
  reason: string;
};

/** Order lines to preview a refund for. */
export type RefundPreviewInput = {
  /** Lines, each once. */
  lines: Array<RefundedLineInput>;
  /** Order ID. */
  orderId: string | number;
};

/** Pieces of a line to refund. */
export type RefundedLineInput = {
  /** Version of the line that the caller saw. */
  expectedVersion: number;
  /** Location of the pieces. */
  goods: ReturnedGoods;
  /** Order line ID. */
  orderLineId: string | number;
  /** Number of additional pieces to refund. */
  quantity: number;
};

/** Registration, with the rules of the registration form. */
export type RegisterInput = {
  /** Date of birth. */
  dateOfBirth?: string | null | undefined;
  /** District, at least 3 characters. */
  district: string;
  /** E-mail address, used to log in; unique, case-insensitive. */
  email: string;
  /** First name, at least 3 characters. */
  firstName: string;
  /** Gender; defaults to MALE. */
  gender?: Gender;
  /** Last name, at least 3 characters. */
  lastName: string;
  /** Password, at least 8 characters with an upper-case letter and a digit. */
  password: string;
  /** Phone number of exactly ten digits. */
  phone: string;
  /** State, at least 3 characters. */
  state: string;
  /** PIN code, at least 6 characters. */
  zipCode: string;
};

/** UPI transfer that is not in the shop's bank statement. */
export type RejectTransferInput = {
  /** Payment ID. */
  paymentId: string | number;
  /** Reason, 1 to 150 characters, shown to the customer. */
  reason: string;
};

/** Decision on a report. */
export type ReportDecision =
  /** Reduce the amount to collect first; the rest becomes gift credit of the customer. */
  | 'CREDIT'
  /** Refund the pieces by the original payment method. */
  | 'REFUND'
  /** Reject the refund. */
  | 'REJECT';

/** Report of a problem with an order. */
export type ReportProblemInput = {
  /** Idempotency key chosen by the client, one per report; repeated requests report once. */
  idempotencyKey: string;
  /** Kind of problem. */
  kind: OrderProblem;
  /** Affected pieces; each line once. */
  lines: Array<ReportedLineInput>;
  /** Order ID. */
  orderId: string | number;
  /** Comment, at most 500 characters. */
  text?: string;
};

/** Pieces of a line with a problem. */
export type ReportedLineInput = {
  /** Order line ID. */
  orderLineId: string | number;
  /** Number of pieces. */
  quantity: number;
};

/** Request for a login code. */
export type RequestLoginCodeInput = {
  /** E-mail address, case-insensitive, or phone number of ten digits. */
  to: string;
};

/** New password, set with the link of an email. */
export type ResetPasswordInput = {
  /** New password, at least 8 characters with an upper-case letter and a digit. */
  password: string;
  /** Token of the link: the part after `#token=`. */
  token: string;
};

/** Location of refunded pieces. */
export type ReturnedGoods =
  /** Never received by the customer, or kept by them. */
  | 'NOT_RETURNED'
  /** Returned to the shop and available for sale again. */
  | 'STOCK'
  /** Returned to the shop and written off. */
  | 'WASTE';

/** New state of a round; the sequence of the orders is that of the stops. */
export type RoundChangeInput = {
  /** Version of the round that the caller saw. */
  expectedVersion: number;
  /** Order IDs: 1 to 60 orders of one slot, in the sequence of the stops. */
  orderIds: Array<string | number>;
  /** ID of the rider, who must be permitted to deliver orders. */
  riderId: string | number;
  /** Round ID. */
  roundId: string | number;
};

/** View to save. */
export type SavedViewInput = {
  /** List of the view. */
  list: SavedViewList;
  /** Name given by its owner, 1 to 40 characters; unique among their views of the list. */
  name: string;
  /** Filters, sort and columns as a query string of at most 1000 characters. Personal data of an order search is removed: text, number, phone, name, customerId. */
  search: string;
};

/** List whose views can be saved. */
export type SavedViewList =
  /** Order search. */
  | 'ORDER_SEARCH'
  /** Product table. */
  | 'PRODUCT_TABLE';

/** Refund sent by staff by UPI. */
export type SentRefundInput = {
  /** Refund ID. */
  refundId: string | number;
  /** UTR number of the transfer that sent the refund: 12 digits. Each can be used once. */
  utr: string;
};

/** Reviewed line of a shopping list. */
export type ShoppingListLineInput = {
  /** Product ID. */
  productId: string | number;
  /** Pieces to add, from 1 to 10,00,000 (a million). */
  quantity: number;
};

/** Missing pieces of a line, with the reason. */
export type ShortOrderLineInput = {
  /** Number of pieces that can still be sold, if counted; becomes the new stock. Without those of other orders that are still to be picked, which lie on the shelf, too: `Product.piecesToPick`. Only with NOT_THERE. */
  countedQuantity?: number | null | undefined;
  /** Version of the line that the caller saw. */
  expectedVersion: number;
  /** Idempotency key chosen by the client, one per action. */
  idempotencyKey: string;
  /** Order line ID. */
  orderLineId: string | number;
  /** Number of additional missing pieces. */
  quantity: number;
  /** Reason why they are missing. */
  reason: ShortReason;
};

/** Reason why pieces of an order are missing. */
export type ShortReason =
  /** Declined by the customer; the pieces stay available for sale. */
  | 'CUSTOMER_DECLINED'
  /** Not fit for sale; the pieces are written off. */
  | 'DAMAGED'
  /** Not in stock: the recorded stock was wrong. */
  | 'NOT_THERE';

/** Registration during checkout. */
export type SignUpInput = {
  /** E-mail address, used to log in; unique, case-insensitive. */
  email: string;
  /** Full name, 2 to 100 characters; a single name is enough. */
  name: string;
  /** Password, at least 8 characters with an upper-case letter and a digit. */
  password: string;
  /** Phone number of exactly ten digits. */
  phone: string;
};

/** Registration by code instead of password. */
export type SignUpWithCodeInput = {
  /** The six-digit code. */
  code: string;
  /** Full name, 2 to 100 characters; a single name is enough. Ignored for existing accounts. */
  name: string;
  /** E-mail address, case-insensitive, or phone number of ten digits. */
  to: string;
};

/** Reason why a delivery window is unavailable. */
export type SlotClosedReason =
  /** Its cut-off has passed: 60 minutes before the start, unless the shop has set another one. */
  | 'CLOSED'
  /** Fully booked. */
  | 'FULL';

/** New staff member. */
export type StaffInput = {
  /** Custom role ID; required if role is CUSTOM. */
  customRoleId?: string | number | null | undefined;
  /** E-mail address that receives the link to set a password. */
  email: string;
  /** Staff role. */
  role: StaffRole;
};

/** Kind of a record that the staff edits. */
export type StaffRecord =
  /** Delivery settings with the calendar: a single record, for any ID. */
  | 'DELIVERY_SETTINGS'
  /** Offer on the landing page: a single record, for any ID. */
  | 'OFFER_BANNER'
  /** Order. */
  | 'ORDER'
  /** Product. */
  | 'PRODUCT'
  /** Custom staff role. */
  | 'ROLE'
  /** Delivery round. */
  | 'ROUND'
  /** UPI settings: a single record, for any ID. */
  | 'UPI_SETTINGS';

/** Staff role. The query staffRoles lists the permissions of each. */
export type StaffRole =
  /** Reads orders, settles the cash of rounds, and makes refunds. */
  | 'ACCOUNTS'
  /** Products and coupons. */
  | 'CATALOGUE'
  /** Custom role; see customRole. */
  | 'CUSTOM'
  /** Everything except the staff and API tokens. */
  | 'MANAGER'
  /** Orders: status changes, cash, refunds. */
  | 'ORDERS'
  /** Everything, including the staff and the audit log. */
  | 'OWNER'
  /** Packs orders; sees no e-mail addresses and makes no refunds. */
  | 'PICKER'
  /** Delivers the orders of their own rounds, and sees no others. */
  | 'RIDER'
  /** Reads orders and messages, and takes orders by phone. */
  | 'SUPPORT';

/** Settings of an import; omitted ones are unchanged. */
export type StartProductImportInput = {
  /** Categories of the file that are mapped explicitly. */
  categories?: Array<ImportCategoryInput> | null | undefined;
  /** Stock of new products that have none in the file. */
  defaultStock?: number | null | undefined;
  /** Check the file only: counts the changes and writes nothing. */
  dryRun?: boolean | null | undefined;
  /** All fields to read. */
  fields?: Array<ImportFieldInput> | null | undefined;
  /** Whether the file's stock replaces that of existing products. */
  updateStock?: boolean | null | undefined;
};

/** UPI transfer that the customer made for an order. */
export type StateTransferInput = {
  /** Order ID. */
  orderId: string | number;
  /** UTR number of the transfer: 12 digits. Each can be used once. Without it, staff identify the transfer by its reference. */
  utr?: string | null | undefined;
};

/** Kind of a manual stock change. */
export type StockChangeKind =
  /** Corrects a wrong stock. */
  | 'CORRECTION'
  /** Pieces received: positive. receiveGoods records a whole bill. */
  | 'RECEIVED'
  /** Pieces stolen: negative. */
  | 'THEFT'
  /** Pieces spoiled, broken or expired: negative. */
  | 'WASTE';

/** Stock level of a product. */
export type StockLevel =
  /** 1 piece or more. */
  | 'IN'
  /** At or below its low stock level, but not out of stock. */
  | 'LOW'
  /** Out of stock. */
  | 'OUT';

/** Stock location to add, or its new values. */
export type StockLocationInput = {
  /** Name, such as Godown; unique among the locations of the shop. */
  name: string;
  /** Note, such as the address. */
  note?: string | null | undefined;
};

/** Kind of a stock change. */
export type StockMovementKind =
  /** Corrected manually or by an import, or written off with a deleted product. */
  | 'ADJUSTMENT'
  /** Counted in the shop, or missing when an order was picked. */
  | 'COUNT'
  /** Initial stock of a new product. */
  | 'OPENING'
  /** Received from a wholesaler. */
  | 'RECEIVED'
  /** Returned from an order. */
  | 'RETURN'
  /** Sold with an order. */
  | 'SALE'
  /** Stolen. */
  | 'THEFT'
  /** Moved to or from another place; each of the two places has its own change. */
  | 'TRANSFER'
  /** Removed because the bill that brought it was undone. */
  | 'UNDONE'
  /** Spoiled, broken or expired. */
  | 'WASTE';

/** Pieces of a product to move to another place. */
export type StockTransferLineInput = {
  /** Pieces to move. */
  pieces: number;
  /** Product ID. */
  productId: string | number;
};

/** Outcome of a stop on a round. */
export type StopOutcome =
  /** The order was handed over. */
  | 'DELIVERED'
  /** The order was not accepted or could not be delivered. */
  | 'FAILED';

/** Substitute for pieces of a line. */
export type SubstituteOrderLineInput = {
  /** Version of the line that the caller saw. */
  expectedVersion: number;
  /** Total weight of the substitute, in grams; required if it is sold by weight. */
  grams?: number | null | undefined;
  /** Idempotency key chosen by the client, one per action. */
  idempotencyKey: string;
  /** Order line ID. */
  orderLineId: string | number;
  /** Product ID of the substitute. */
  productId: string | number;
  /** Number of pieces of the substitute. */
  quantity: number;
  /** Number of pieces of the line that it replaces. */
  replacedQuantity: number;
};

/** Customer's choice for products that are missing when the order is packed. */
export type Substitution =
  /** Call the customer and ask. */
  | 'CALL_ME'
  /** Leave the product out. */
  | 'NO_SUBSTITUTE'
  /** Deliver a similar product for at most the same price. */
  | 'SIMILAR_PRODUCT';

/** Pieces to move from one place to another. */
export type TransferStockInput = {
  /** Stock location that the pieces leave; the shop if omitted. */
  fromLocationId?: string | number | null | undefined;
  /** Idempotency key, as for `adjustStock`: the same key moves the pieces once. */
  key: string;
  /** 1 to 200 lines. */
  lines: Array<StockTransferLineInput>;
  /** Reason, such as 'For the weekend'. */
  reason?: string | null | undefined;
  /** Stock location that the pieces come to; the shop if omitted. */
  toLocationId?: string | number | null | undefined;
};

/** UPI transfer that pays for an order on delivery. */
export type UpiPaymentInput = {
  /** Transferred amount, in paise: at most the amount to collect. */
  amountPaise: number;
  /** Order ID. */
  orderId: string | number;
  /** UTR number of the transfer: 12 digits. Each can be used once. */
  utr: string;
};

/** UPI payee for payments on delivery. */
export type UpiSettingsInput = {
  /** Version that the caller saw. */
  expectedVersion: number;
  /** UPI ID such as shop@bank; null to accept no UPI on delivery. */
  payeeAddress?: string | null | undefined;
  /** Payee name, 2 to 50 characters; required with a UPI ID. */
  payeeName?: string | null | undefined;
};

/** State of a delivery. */
export type WebhookDeliveryState =
  /** The endpoint responded with a status from 200 to 299. */
  | 'DELIVERED'
  /** All attempts failed for three days. */
  | 'GIVEN_UP'
  /** Waiting for its first attempt or a retry. */
  | 'WAITING';

/** Webhook to add. */
export type WebhookInput = {
  /** Purpose of the webhook: 1 to 100 characters. */
  description: string;
  /** Event types to deliver, such as order.placed, or order.* for all order events; at most 50. An empty list delivers all. */
  types: Array<string>;
  /** Endpoint that receives the events: an https URL of at most 500 characters. */
  url: string;
};

/** State of a webhook. */
export type WebhookState =
  /** Events are sent to it. */
  | 'ACTIVE'
  /** No delivery succeeded for two days, and the webhook was turned off. */
  | 'FAILED'
  /** The endpoint responded with 410 Gone, and the webhook was turned off. */
  | 'GONE'
  /** Turned off manually. */
  | 'PAUSED';

/** A day of the week. */
export type Weekday =
  /** Friday. */
  | 'FRIDAY'
  /** Monday. */
  | 'MONDAY'
  /** Saturday. */
  | 'SATURDAY'
  /** Sunday. */
  | 'SUNDAY'
  /** Thursday. */
  | 'THURSDAY'
  /** Tuesday. */
  | 'TUESDAY'
  /** Wednesday. */
  | 'WEDNESDAY';

/** New delivery windows for some weekdays. */
export type WeekdayWindowsInput = {
  /** Version of the settings that the change is based on. If the same part was changed since, fails with CONFLICT, which has both versions. */
  expectedVersion: number;
  /** Weekdays to change. */
  weekdays: Array<Weekday>;
  /** All windows of each weekday, at most 24; empty for no delivery. */
  windows: Array<DeliveryWindowInput>;
};

/** Weight of the pieces of a line sold by weight. */
export type WeighOrderLineInput = {
  /** Version of the line that the caller saw. */
  expectedVersion: number;
  /** Total weight of all pieces, in grams. */
  grams: number;
  /** Idempotency key chosen by the client, one per action. */
  idempotencyKey: string;
  /** Order line ID. */
  orderLineId: string | number;
};

/** Outstanding amount of a delivered order to write off. */
export type WriteOffInput = {
  /** Outstanding amount that the caller saw, in paise. */
  amountPaise: number;
  /** Order ID. */
  orderId: string | number;
  /** Reason, 1 to 200 characters, for the staff only. */
  reason: string;
};

export type ConnectedAppsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConnectedAppsQuery = { connectedApps: Array<{ id: string, name: string, host: string, scopes: Array<AppScope>, createdAt: string, lastUsedAt: string | null }> };

export type DisconnectAppMutationVariables = Exact<{
  id: string | number;
}>;


export type DisconnectAppMutation = { disconnectApp: boolean };

export type PushKeyQueryVariables = Exact<{ [key: string]: never; }>;


export type PushKeyQuery = { pushKey: string | null };

export type SubscribeToPushMutationVariables = Exact<{
  input: PushSubscriptionInput;
}>;


export type SubscribeToPushMutation = { subscribeToPush: boolean };

export type UnsubscribeFromPushMutationVariables = Exact<{
  endpoint: string;
}>;


export type UnsubscribeFromPushMutation = { unsubscribeFromPush: boolean };

export type OrderProposalQueryVariables = Exact<{
  id: string | number;
}>;


export type OrderProposalQuery = { orderProposal: { id: string, appName: string, state: ProposalState, expiresAt: string, orderId: string | null, paymentMethod: PaymentMethod, deliverySlotId: string, addressId: string | null, couponCode: string | null, useGiftCredit: boolean, substitution: Substitution | null, bill: { toPayPaise: number } } };

export type RefuseOrderProposalMutationVariables = Exact<{
  id: string | number;
}>;


export type RefuseOrderProposalMutation = { refuseOrderProposal: { id: string, state: ProposalState } };

export type AppRequestQueryVariables = Exact<{
  input: AppRequestInput;
}>;


export type AppRequestQuery = { appRequest: { name: string, host: string, scopes: Array<AppScope>, refusedTo: string | null } };

export type AnswerAppRequestMutationVariables = Exact<{
  input: AppAnswerInput;
}>;


export type AnswerAppRequestMutation = { answerAppRequest: string };

export type SignUpMutationVariables = Exact<{
  input: SignUpInput;
}>;


export type SignUpMutation = { signUp: { id: string } };

export type ProductsQueryVariables = Exact<{
  search?: string | null | undefined;
  category?: string | null | undefined;
  sort?: ProductSort | null | undefined;
  inStock?: boolean | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type ProductsQuery = { products: { totalCount: number, page: number, pageSize: number, pageCount: number, items: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, description: string, unit: string | null, imageUrl: string, mrpPaise: number, pricePaise: number, stockQuantity: number, isVeg: boolean | null, unitPrice: { paise: number, per: string } | null }> } };

export type MakePaymentMutationVariables = Exact<{
  input: PaymentInput;
}>;


export type MakePaymentMutation = { payment: { id: string, orderId: string | null, status: PaymentStatus } };

export type PaymentSetupQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentSetupQuery = { paymentSetup: { gateway: string, publishableKey: string | null } };

export type BeginOnlinePaymentMutationVariables = Exact<{
  orderId: string | number;
  idempotencyKey: string;
  expectedAmountPaise?: number | null | undefined;
}>;


export type BeginOnlinePaymentMutation = { beginOnlinePayment: { clientSecret: string, payment: { id: string, status: PaymentStatus } } };

export type ConfirmOnlinePaymentMutationVariables = Exact<{
  paymentId: string | number;
  checkout?: CheckoutAnswerInput | null | undefined;
}>;


export type ConfirmOnlinePaymentMutation = { confirmOnlinePayment: { id: string, orderId: string | null, status: PaymentStatus } };

export type OrderToPayFieldsFragment = { id: string, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, payUntil: string | null, bill: { subtotalPaise: number, toPayPaise: number, steps: Array<{ kind: BillStepKind, label: string, amountPaise: number, reason: string | null, labelMessage: { messageId: string, params: Record<string, string | number> } | null, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }> }, upiRequest: { reference: string, link: string } | null, payments: Array<{ id: string, status: PaymentStatus, amountPaise: number, isByUpi: boolean, utr: string | null, rejectedBecause: string | null }> };

export type OrderToPayQueryVariables = Exact<{
  id: string | number;
}>;


export type OrderToPayQuery = { order: { id: string, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, payUntil: string | null, bill: { subtotalPaise: number, toPayPaise: number, steps: Array<{ kind: BillStepKind, label: string, amountPaise: number, reason: string | null, labelMessage: { messageId: string, params: Record<string, string | number> } | null, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }> }, upiRequest: { reference: string, link: string } | null, payments: Array<{ id: string, status: PaymentStatus, amountPaise: number, isByUpi: boolean, utr: string | null, rejectedBecause: string | null }> } };

export type OrderAwaitingPaymentQueryVariables = Exact<{ [key: string]: never; }>;


export type OrderAwaitingPaymentQuery = { orderAwaitingPayment: { id: string, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, payUntil: string | null, bill: { subtotalPaise: number, toPayPaise: number, steps: Array<{ kind: BillStepKind, label: string, amountPaise: number, reason: string | null, labelMessage: { messageId: string, params: Record<string, string | number> } | null, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }> }, upiRequest: { reference: string, link: string } | null, payments: Array<{ id: string, status: PaymentStatus, amountPaise: number, isByUpi: boolean, utr: string | null, rejectedBecause: string | null }> } | null };

export type StateUpiTransferMutationVariables = Exact<{
  input: StateTransferInput;
}>;


export type StateUpiTransferMutation = { stateUpiTransfer: { id: string, orderId: string | null, status: PaymentStatus, utr: string | null } };

export type ReceiptSheetFragment = { number: string, issuedAt: string, pdfUrl: string, storeName: string, storeAddressLines: Array<string>, storeGstin: string | null, storeFssaiLicence: string | null, order: { id: string, orderedDate: string, status: OrderStatus, paymentMethod: PaymentMethod, paymentStatus: PaymentStatus, substitution: Substitution | null, payments: Array<{ id: string, status: PaymentStatus, amountPaise: number, utr: string | null }>, deliveryAddress: { recipientName: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, phone: string } | null, bill: { subtotalPaise: number, toPayPaise: number, steps: Array<{ kind: BillStepKind, label: string, amountPaise: number, reason: string | null, labelMessage: { messageId: string, params: Record<string, string | number> } | null, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }> }, taxes: Array<{ gstBasisPoints: number | null, taxablePaise: number, cgstPaise: number, sgstPaise: number }>, creditNotes: Array<{ id: string, number: string, issuedAt: string, reason: string, amountPaise: number, cashPaise: number, giftCreditPaise: number, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }>, lines: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, mrpPaise: number, unitPricePaise: number, quantity: number, totalPaise: number, discountPaise: number, hsn: string | null }> } };

export type ReceiptLineFragment = { id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, mrpPaise: number, unitPricePaise: number, quantity: number, totalPaise: number, discountPaise: number, hsn: string | null };

export type ReceiptQueryVariables = Exact<{
  orderId: string | number;
}>;


export type ReceiptQuery = { receipt: { number: string, issuedAt: string, pdfUrl: string, storeName: string, storeAddressLines: Array<string>, storeGstin: string | null, storeFssaiLicence: string | null, order: { id: string, orderedDate: string, status: OrderStatus, paymentMethod: PaymentMethod, paymentStatus: PaymentStatus, substitution: Substitution | null, payments: Array<{ id: string, status: PaymentStatus, amountPaise: number, utr: string | null }>, deliveryAddress: { recipientName: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, phone: string } | null, bill: { subtotalPaise: number, toPayPaise: number, steps: Array<{ kind: BillStepKind, label: string, amountPaise: number, reason: string | null, labelMessage: { messageId: string, params: Record<string, string | number> } | null, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }> }, taxes: Array<{ gstBasisPoints: number | null, taxablePaise: number, cgstPaise: number, sgstPaise: number }>, creditNotes: Array<{ id: string, number: string, issuedAt: string, reason: string, amountPaise: number, cashPaise: number, giftCreditPaise: number, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }>, lines: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, mrpPaise: number, unitPricePaise: number, quantity: number, totalPaise: number, discountPaise: number, hsn: string | null }> } } };

export type ListCandidateFieldsFragment = { quantity: number, isExact: boolean, product: { id: string, name: string, nameHi: string | null, nameMr: string | null, description: string, unit: string | null, imageUrl: string, mrpPaise: number, pricePaise: number, stockQuantity: number, isVeg: boolean | null, unitPrice: { paise: number, per: string } | null } };

export type MatchShoppingListQueryVariables = Exact<{
  text: string;
}>;


export type MatchShoppingListQuery = { matchShoppingList: Array<{ text: string, name: string, amount: string | null, best: { quantity: number, isExact: boolean, product: { id: string, name: string, nameHi: string | null, nameMr: string | null, description: string, unit: string | null, imageUrl: string, mrpPaise: number, pricePaise: number, stockQuantity: number, isVeg: boolean | null, unitPrice: { paise: number, per: string } | null } } | null, alternatives: Array<{ quantity: number, isExact: boolean, product: { id: string, name: string, nameHi: string | null, nameMr: string | null, description: string, unit: string | null, imageUrl: string, mrpPaise: number, pricePaise: number, stockQuantity: number, isVeg: boolean | null, unitPrice: { paise: number, per: string } | null } }> }> };

export type AddShoppingListMutationVariables = Exact<{
  lines: Array<ShoppingListLineInput> | ShoppingListLineInput;
}>;


export type AddShoppingListMutation = { addShoppingList: { addedLineCount: number, left: Array<{ productId: string, name: string, nameHi: string | null, nameMr: string | null, reason: string, reasonMessage: { messageId: string, params: Record<string, string | number> } }>, cart: { id: string, totalQuantity: number, grandTotalPaise: number, items: Array<{ id: string, quantity: number, unitPricePaise: number, totalPaise: number, exceedsStock: boolean, isHidden: boolean, product: { id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, pricePaise: number, stockQuantity: number } }> } } };

export type HandedOverListQueryVariables = Exact<{
  lines: Array<ShoppingListLineInput> | ShoppingListLineInput;
}>;


export type HandedOverListQuery = { shoppingListQuote: { cart: { items: Array<{ quantity: number, product: { id: string, name: string, nameHi: string | null, nameMr: string | null, description: string, unit: string | null, imageUrl: string, mrpPaise: number, pricePaise: number, stockQuantity: number, isVeg: boolean | null, unitPrice: { paise: number, per: string } | null } }> } } };

export type SetPriceMailsMutationVariables = Exact<{
  wanted: boolean;
}>;


export type SetPriceMailsMutation = { setPriceMails: { priceMails: boolean, canBeMailed: boolean, items: Array<{ wishedPaise: number, product: { id: string, name: string, nameHi: string | null, nameMr: string | null, description: string, unit: string | null, imageUrl: string, mrpPaise: number, pricePaise: number, stockQuantity: number, isVeg: boolean | null, unitPrice: { paise: number, per: string } | null } }>, awaited: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, description: string, unit: string | null, imageUrl: string, mrpPaise: number, pricePaise: number, stockQuantity: number, isVeg: boolean | null, unitPrice: { paise: number, per: string } | null }> } };

export type ProfileFieldsFragment = { id: string, firstName: string, lastName: string, email: string, isEmailVerified: boolean, logsInByCodeOnly: boolean, phone: string, dateOfBirth: string | null, district: string, state: string, zipCode: string, giftCreditPaise: number };

export type AccountQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountQuery = { me: { id: string, firstName: string, lastName: string, email: string, isEmailVerified: boolean, logsInByCodeOnly: boolean, phone: string, dateOfBirth: string | null, district: string, state: string, zipCode: string, giftCreditPaise: number } | null };

export type SendEmailConfirmationMutationVariables = Exact<{ [key: string]: never; }>;


export type SendEmailConfirmationMutation = { sendEmailConfirmation: boolean };

export type ChangeNameMutationVariables = Exact<{
  name: string;
}>;


export type ChangeNameMutation = { changeName: { id: string, firstName: string, lastName: string } };

export type ChangePhoneMutationVariables = Exact<{
  input: ChangePhoneInput;
}>;


export type ChangePhoneMutation = { changePhone: { id: string, phone: string } };

export type ConfirmPhoneMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmPhoneMutation = { confirmPhone: { id: string, phone: string } };

export type ChangeEmailMutationVariables = Exact<{
  input: ChangeEmailInput;
}>;


export type ChangeEmailMutation = { changeEmail: boolean };

export type ConfirmEmailMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmEmailMutation = { confirmEmail: boolean };

export type DeleteAccountMutationVariables = Exact<{
  password: string;
}>;


export type DeleteAccountMutation = { deleteAccount: boolean };

export type SessionEntryFragment = { id: string, createdAt: string, lastUsedAt: string, isCurrent: boolean, userAgent: string | null };

export type ChooseStaffLanguageMutationVariables = Exact<{
  language: Language;
}>;


export type ChooseStaffLanguageMutation = { chooseStaffLanguage: { id: string, language: Language | null } };

export type ChooseLanguageMutationVariables = Exact<{
  language: Language;
}>;


export type ChooseLanguageMutation = { chooseLanguage: { id: string, language: Language | null } };

export type ForgotPasswordMutationVariables = Exact<{
  input: ForgotPasswordInput;
}>;


export type ForgotPasswordMutation = { forgotPassword: boolean };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
  code?: string | null | undefined;
}>;


export type ResetPasswordMutation = { resetPassword: { customer: { id: string } | null, admin: { id: string } | null } };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: boolean };

export type MySessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type MySessionsQuery = { mySessions: Array<{ id: string, createdAt: string, lastUsedAt: string, isCurrent: boolean, userAgent: string | null }> };

export type RevokeSessionMutationVariables = Exact<{
  id: string | number;
}>;


export type RevokeSessionMutation = { revokeSession: boolean };

export type RevokeOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeOtherSessionsMutation = { revokeOtherSessions: number };

export type AddressOwnerQueryVariables = Exact<{ [key: string]: never; }>;


export type AddressOwnerQuery = { me: { id: string, firstName: string, lastName: string, phone: string } | null };

export type AddressFieldsFragment = { id: string, label: string, recipientName: string, phone: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, isDefault: boolean, isServiceable: boolean };

export type AddressesQueryVariables = Exact<{ [key: string]: never; }>;


export type AddressesQuery = { addresses: Array<{ id: string, label: string, recipientName: string, phone: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, isDefault: boolean, isServiceable: boolean }> };

export type AddAddressMutationVariables = Exact<{
  input: AddressInput;
}>;


export type AddAddressMutation = { addAddress: { id: string, label: string, recipientName: string, phone: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, isDefault: boolean, isServiceable: boolean } };

export type UpdateAddressMutationVariables = Exact<{
  id: string | number;
  input: AddressInput;
}>;


export type UpdateAddressMutation = { updateAddress: { id: string, label: string, recipientName: string, phone: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, isDefault: boolean, isServiceable: boolean } };

export type DeleteAddressMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteAddressMutation = { deleteAddress: boolean };

export type IsServiceableQueryVariables = Exact<{
  pinCode: string;
}>;


export type IsServiceableQuery = { isServiceable: boolean };

export type CartFieldsFragment = { id: string, totalQuantity: number, grandTotalPaise: number, items: Array<{ id: string, quantity: number, unitPricePaise: number, totalPaise: number, exceedsStock: boolean, isHidden: boolean, product: { id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, pricePaise: number, stockQuantity: number } }> };

export type CartProductFragment = { id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, pricePaise: number, stockQuantity: number };

export type CartQueryVariables = Exact<{ [key: string]: never; }>;


export type CartQuery = { cart: { id: string, totalQuantity: number, grandTotalPaise: number, items: Array<{ id: string, quantity: number, unitPricePaise: number, totalPaise: number, exceedsStock: boolean, isHidden: boolean, product: { id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, pricePaise: number, stockQuantity: number } }> } };

export type AddToCartMutationVariables = Exact<{
  input: AddToCartInput;
}>;


export type AddToCartMutation = { addToCart: { cart: { id: string, totalQuantity: number, grandTotalPaise: number, items: Array<{ id: string, quantity: number, unitPricePaise: number, totalPaise: number, exceedsStock: boolean, isHidden: boolean, product: { id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, pricePaise: number, stockQuantity: number } }> } } };

export type ChangeCartItemMutationVariables = Exact<{
  input: ChangeCartItemInput;
}>;


export type ChangeCartItemMutation = { changeCartItem: { cart: { id: string, totalQuantity: number, grandTotalPaise: number, items: Array<{ id: string, quantity: number, unitPricePaise: number, totalPaise: number, exceedsStock: boolean, isHidden: boolean, product: { id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, pricePaise: number, stockQuantity: number } }> } } };

export type RemoveCartItemMutationVariables = Exact<{
  cartItemId: string | number;
}>;


export type RemoveCartItemMutation = { removeCartItem: { id: string, totalQuantity: number, grandTotalPaise: number, items: Array<{ id: string, quantity: number, unitPricePaise: number, totalPaise: number, exceedsStock: boolean, isHidden: boolean, product: { id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, pricePaise: number, stockQuantity: number } }> } };

export type CategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoriesQuery = { categories: Array<{ id: string, slug: string, name: string, nameHi: string | null, nameMr: string | null, imageUrl: string, children: Array<{ id: string, slug: string, name: string, nameHi: string | null, nameMr: string | null }> }> };

export type FreshThisMorningQueryVariables = Exact<{ [key: string]: never; }>;


export type FreshThisMorningQuery = { vegetables: { items: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, description: string, unit: string | null, imageUrl: string, mrpPaise: number, pricePaise: number, stockQuantity: number, isVeg: boolean | null, unitPrice: { paise: number, per: string } | null }> }, fruits: { items: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, description: string, unit: string | null, imageUrl: string, mrpPaise: number, pricePaise: number, stockQuantity: number, isVeg: boolean | null, unitPrice: { paise: number, per: string } | null }> } };

export type PopularProductsQueryVariables = Exact<{ [key: string]: never; }>;


export type PopularProductsQuery = { products: { items: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, description: string, unit: string | null, imageUrl: string, mrpPaise: number, pricePaise: number, stockQuantity: number, isVeg: boolean | null, unitPrice: { paise: number, per: string } | null }> } };

export type ProductDetailQueryVariables = Exact<{
  id: string | number;
}>;


export type ProductDetailQuery = { product: { id: string, name: string, nameHi: string | null, nameMr: string | null, description: string, unit: string | null, imageUrl: string, mrpPaise: number, pricePaise: number, stockQuantity: number, isVeg: boolean | null, brand: string | null, ingredients: string | null, shelfLife: string | null, countryOfOrigin: string | null, manufacturer: string | null, fssaiLicence: string | null, category: { id: string, slug: string, name: string, nameHi: string | null, nameMr: string | null, parent: { id: string, slug: string, name: string, nameHi: string | null, nameMr: string | null } | null }, packSizes: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, description: string, unit: string | null, imageUrl: string, mrpPaise: number, pricePaise: number, stockQuantity: number, isVeg: boolean | null, unitPrice: { paise: number, per: string } | null }>, similar: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, description: string, unit: string | null, imageUrl: string, mrpPaise: number, pricePaise: number, stockQuantity: number, isVeg: boolean | null, unitPrice: { paise: number, per: string } | null }>, oftenBoughtWith: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, description: string, unit: string | null, imageUrl: string, mrpPaise: number, pricePaise: number, stockQuantity: number, isVeg: boolean | null, unitPrice: { paise: number, per: string } | null }>, unitPrice: { paise: number, per: string } | null, pictures: Array<{ imageUrl: string, alt: string | null, altHi: string | null, altMr: string | null }> } };

export type ProductFactsFragment = { brand: string | null, ingredients: string | null, shelfLife: string | null, countryOfOrigin: string | null, manufacturer: string | null, fssaiLicence: string | null };

export type ProductFieldsFragment = { id: string, name: string, nameHi: string | null, nameMr: string | null, description: string, unit: string | null, imageUrl: string, mrpPaise: number, pricePaise: number, stockQuantity: number, isVeg: boolean | null, unitPrice: { paise: number, per: string } | null };

export type ProductPicturesFragment = { pictures: Array<{ imageUrl: string, alt: string | null, altHi: string | null, altMr: string | null }> };

export type ShopFacetsFragment = { inStockCount: number, vegCount: number, categories: Array<{ count: number, category: { id: string, slug: string, name: string, nameHi: string | null, nameMr: string | null } }>, subcategories: Array<{ count: number, category: { id: string, slug: string, name: string, nameHi: string | null, nameMr: string | null, parent: { id: string, slug: string } | null } }>, priceBands: Array<{ fromPaise: number, toPaise: number | null, count: number }> };

export type ShopProductsQueryVariables = Exact<{
  search?: string | null | undefined;
  category?: string | null | undefined;
  sort?: ProductSort | null | undefined;
  inStock?: boolean | null | undefined;
  veg?: boolean | null | undefined;
  minPricePaise?: number | null | undefined;
  maxPricePaise?: number | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
  withFacets: boolean;
}>;


export type ShopProductsQuery = { products: { totalCount: number, page: number, pageSize: number, pageCount: number, correctedSearch: string | null, didYouMean: Array<string>, items: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, description: string, unit: string | null, imageUrl: string, mrpPaise: number, pricePaise: number, stockQuantity: number, isVeg: boolean | null, unitPrice: { paise: number, per: string } | null }>, facets?: { inStockCount: number, vegCount: number, categories: Array<{ count: number, category: { id: string, slug: string, name: string, nameHi: string | null, nameMr: string | null } }>, subcategories: Array<{ count: number, category: { id: string, slug: string, name: string, nameHi: string | null, nameMr: string | null, parent: { id: string, slug: string } | null } }>, priceBands: Array<{ fromPaise: number, toPaise: number | null, count: number }> } } };

export type SuggestionsQueryVariables = Exact<{
  search: string;
}>;


export type SuggestionsQuery = { suggestions: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, description: string, unit: string | null, imageUrl: string, mrpPaise: number, pricePaise: number, stockQuantity: number, isVeg: boolean | null, unitPrice: { paise: number, per: string } | null }> };

export type LastPaymentQueryVariables = Exact<{ [key: string]: never; }>;


export type LastPaymentQuery = { orders: { items: Array<{ id: string, paymentMethod: PaymentMethod, payments: Array<{ id: string, utr: string | null }> }> } };

export type CouponSuggestionFieldsFragment = { discountPaise: number, missingPaise: number, coupon: { id: string, code: string, percent: number } };

export type QuoteQueryVariables = Exact<{
  input: QuoteInput;
}>;


export type QuoteQuery = { quote: { giftCreditPaise: number, takesUpi: boolean, couponProblem: string | null, bill: { subtotalPaise: number, toPayPaise: number, steps: Array<{ kind: BillStepKind, label: string, amountPaise: number, reason: string | null, labelMessage: { messageId: string, params: Record<string, string | number> } | null, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }> }, delivery: { feePaise: number, minimumOrderPaise: number, missingPaise: number, keepsReturnFee: boolean }, couponProblemMessage: { messageId: string, params: Record<string, string | number> } | null, bestCoupon: { discountPaise: number, missingPaise: number, coupon: { id: string, code: string, percent: number } } | null, nextCoupon: { discountPaise: number, missingPaise: number, coupon: { id: string, code: string, percent: number } } | null } };

export type DeliverySlotsQueryVariables = Exact<{ [key: string]: never; }>;


export type DeliverySlotsQuery = { deliverySlots: Array<{ id: string, date: string, startMinute: number, endMinute: number, remaining: number, closedReason: SlotClosedReason | null }>, closedDays: Array<{ date: string, reason: string | null }> };

export type NextDeliverySlotQueryVariables = Exact<{ [key: string]: never; }>;


export type NextDeliverySlotQuery = { nextDeliverySlot: { id: string, date: string, startMinute: number, endMinute: number } | null };

export type AwaitedQueryVariables = Exact<{ [key: string]: never; }>;


export type AwaitedQuery = { wishes: { canBeMailed: boolean, awaited: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, description: string, unit: string | null, imageUrl: string, mrpPaise: number, pricePaise: number, stockQuantity: number, isVeg: boolean | null, unitPrice: { paise: number, per: string } | null }> } };

export type NotifyMeMutationVariables = Exact<{
  productId: string | number;
}>;


export type NotifyMeMutation = { notifyMe: { canBeMailed: boolean, awaited: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, description: string, unit: string | null, imageUrl: string, mrpPaise: number, pricePaise: number, stockQuantity: number, isVeg: boolean | null, unitPrice: { paise: number, per: string } | null }> } };

export type StopNotifyingMeMutationVariables = Exact<{
  productId: string | number;
}>;


export type StopNotifyingMeMutation = { stopNotifyingMe: { canBeMailed: boolean, awaited: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, description: string, unit: string | null, imageUrl: string, mrpPaise: number, pricePaise: number, stockQuantity: number, isVeg: boolean | null, unitPrice: { paise: number, per: string } | null }> } };

export type CouponOfferFragment = { id: string, code: string, description: string, descriptionHi: string | null, descriptionMr: string | null, percent: number, minimumSubtotalPaise: number, maximumDiscountPaise: number | null, perCustomerLimit: number | null, validUntil: string | null };

export type CouponsQueryVariables = Exact<{ [key: string]: never; }>;


export type CouponsQuery = { coupons: Array<{ id: string, code: string, description: string, descriptionHi: string | null, descriptionMr: string | null, percent: number, minimumSubtotalPaise: number, maximumDiscountPaise: number | null, perCustomerLimit: number | null, validUntil: string | null }> };

export type GiftCreditQueryVariables = Exact<{ [key: string]: never; }>;


export type GiftCreditQuery = { me: { id: string, giftCreditPaise: number } | null };

export type RedeemGiftVoucherMutationVariables = Exact<{
  code: string;
}>;


export type RedeemGiftVoucherMutation = { redeemGiftVoucher: { valuePaise: number, giftCreditPaise: number } };

export type OfferBannerQueryVariables = Exact<{ [key: string]: never; }>;


export type OfferBannerQuery = { offerBanner: { heading: string | null, text: string | null } | null };

export type CancelOrderMutationVariables = Exact<{
  id: string | number;
}>;


export type CancelOrderMutation = { cancelOrder: { id: string, orderedDate: string, placedAt: string, payUntil: string | null, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, couponCode: string | null, canBeCancelled: boolean, takesUpiTransfer: boolean, deliveredWith: Array<string>, editableUntil: string | null, substitution: Substitution | null, toCollectPaise: number, reportableUntil: string | null, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, phone: string } | null, bill: { subtotalPaise: number, toPayPaise: number, steps: Array<{ kind: BillStepKind, label: string, amountPaise: number, reason: string | null, labelMessage: { messageId: string, params: Record<string, string | number> } | null, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }> }, taxes: Array<{ gstBasisPoints: number | null, taxablePaise: number, cgstPaise: number, sgstPaise: number }>, lines: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, mrpPaise: number, unitPricePaise: number, quantity: number, totalPaise: number, discountPaise: number, refundedQuantity: number }>, events: Array<{ at: string, actorRole: OrderActorRole, staffEmail: string | null, fromStatus: OrderStatus | null, toStatus: OrderStatus, paymentStatus: PaymentStatus, note: string | null, noteMessage: { messageId: string, params: Record<string, string | number> } | null }>, payments: Array<{ id: string, amountPaise: number, status: PaymentStatus, cardBrand: string | null, cardLastFour: string | null, isByUpi: boolean, utr: string | null, rejectedBecause: string | null, createdAt: string }>, refunds: Array<{ id: string, amountPaise: number, status: PaymentStatus, reason: string, isSentByHand: boolean, utr: string | null, createdAt: string, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }>, creditNotes: Array<{ id: string, number: string, issuedAt: string, reason: string, amountPaise: number, cashPaise: number, giftCreditPaise: number, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }>, substituteQuestions: Array<{ id: string, quantity: number, state: QuestionState, expiresAt: string, chosenProductId: string | null, wanted: { productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number }, candidates: Array<{ productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number }> }>, deliveryPhotos: Array<{ id: string, url: string, createdAt: string }>, reports: Array<{ id: string, orderId: string, kind: OrderProblem, text: string, status: OrderReportStatus, createdAt: string, answer: string | null, creditNoteId: string | null, lines: Array<{ orderLineId: string, quantity: number }>, photos: Array<{ id: string, url: string, createdAt: string }> }> } };

export type OrderToEditFragment = { id: string, editVersion: number, editableUntil: string | null, paymentMethod: PaymentMethod, couponCode: string | null, deliveredWith: Array<string>, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, phone: string } | null, bill: { subtotalPaise: number, toPayPaise: number, steps: Array<{ kind: BillStepKind, label: string, amountPaise: number, reason: string | null, labelMessage: { messageId: string, params: Record<string, string | number> } | null, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }> }, lines: Array<{ id: string, productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, unitPricePaise: number, quantity: number }> };

export type OrderToEditQueryVariables = Exact<{
  id: string | number;
}>;


export type OrderToEditQuery = { order: { id: string, editVersion: number, editableUntil: string | null, paymentMethod: PaymentMethod, couponCode: string | null, deliveredWith: Array<string>, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, phone: string } | null, bill: { subtotalPaise: number, toPayPaise: number, steps: Array<{ kind: BillStepKind, label: string, amountPaise: number, reason: string | null, labelMessage: { messageId: string, params: Record<string, string | number> } | null, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }> }, lines: Array<{ id: string, productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, unitPricePaise: number, quantity: number }> } };

export type OrderEditQuoteQueryVariables = Exact<{
  input: OrderEditQuoteInput;
}>;


export type OrderEditQuoteQuery = { orderEditQuote: { refundPaise: number, bill: { subtotalPaise: number, toPayPaise: number, steps: Array<{ kind: BillStepKind, label: string, amountPaise: number, reason: string | null, labelMessage: { messageId: string, params: Record<string, string | number> } | null, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }> } } };

export type EditOrderMutationVariables = Exact<{
  input: EditOrderInput;
}>;


export type EditOrderMutation = { editOrder: { id: string, orderedDate: string, placedAt: string, payUntil: string | null, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, couponCode: string | null, canBeCancelled: boolean, takesUpiTransfer: boolean, deliveredWith: Array<string>, editableUntil: string | null, substitution: Substitution | null, toCollectPaise: number, reportableUntil: string | null, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, phone: string } | null, bill: { subtotalPaise: number, toPayPaise: number, steps: Array<{ kind: BillStepKind, label: string, amountPaise: number, reason: string | null, labelMessage: { messageId: string, params: Record<string, string | number> } | null, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }> }, taxes: Array<{ gstBasisPoints: number | null, taxablePaise: number, cgstPaise: number, sgstPaise: number }>, lines: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, mrpPaise: number, unitPricePaise: number, quantity: number, totalPaise: number, discountPaise: number, refundedQuantity: number }>, events: Array<{ at: string, actorRole: OrderActorRole, staffEmail: string | null, fromStatus: OrderStatus | null, toStatus: OrderStatus, paymentStatus: PaymentStatus, note: string | null, noteMessage: { messageId: string, params: Record<string, string | number> } | null }>, payments: Array<{ id: string, amountPaise: number, status: PaymentStatus, cardBrand: string | null, cardLastFour: string | null, isByUpi: boolean, utr: string | null, rejectedBecause: string | null, createdAt: string }>, refunds: Array<{ id: string, amountPaise: number, status: PaymentStatus, reason: string, isSentByHand: boolean, utr: string | null, createdAt: string, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }>, creditNotes: Array<{ id: string, number: string, issuedAt: string, reason: string, amountPaise: number, cashPaise: number, giftCreditPaise: number, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }>, substituteQuestions: Array<{ id: string, quantity: number, state: QuestionState, expiresAt: string, chosenProductId: string | null, wanted: { productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number }, candidates: Array<{ productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number }> }>, deliveryPhotos: Array<{ id: string, url: string, createdAt: string }>, reports: Array<{ id: string, orderId: string, kind: OrderProblem, text: string, status: OrderReportStatus, createdAt: string, answer: string | null, creditNoteId: string | null, lines: Array<{ orderLineId: string, quantity: number }>, photos: Array<{ id: string, url: string, createdAt: string }> }> } };

export type AdditionQuoteQueryVariables = Exact<{
  input: AdditionQuoteInput;
}>;


export type AdditionQuoteQuery = { additionQuote: { toPayPaise: number } };

export type AddToOrderMutationVariables = Exact<{
  input: AddToOrderInput;
}>;


export type AddToOrderMutation = { addToOrder: { id: string, orderedDate: string, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, bill: { toPayPaise: number }, deliverySlot: { date: string, startMinute: number, endMinute: number }, lines: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, mrpPaise: number, unitPricePaise: number, quantity: number, totalPaise: number }> } };

export type CreditNoteFieldsFragment = { id: string, number: string, issuedAt: string, reason: string, amountPaise: number, cashPaise: number, giftCreditPaise: number, reasonMessage: { messageId: string, params: Record<string, string | number> } | null };

export type OrderReportFieldsFragment = { id: string, orderId: string, kind: OrderProblem, text: string, status: OrderReportStatus, createdAt: string, answer: string | null, creditNoteId: string | null, lines: Array<{ orderLineId: string, quantity: number }>, photos: Array<{ id: string, url: string, createdAt: string }> };

export type OrderPhotoFieldsFragment = { id: string, url: string, createdAt: string };

export type OrderLineFieldsFragment = { id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, mrpPaise: number, unitPricePaise: number, quantity: number, totalPaise: number, discountPaise: number, refundedQuantity: number };

export type PaymentFieldsFragment = { id: string, amountPaise: number, status: PaymentStatus, cardBrand: string | null, cardLastFour: string | null, isByUpi: boolean, utr: string | null, rejectedBecause: string | null, createdAt: string };

export type RefundFieldsFragment = { id: string, amountPaise: number, status: PaymentStatus, reason: string, isSentByHand: boolean, utr: string | null, createdAt: string, reasonMessage: { messageId: string, params: Record<string, string | number> } | null };

export type OrderEventFieldsFragment = { at: string, actorRole: OrderActorRole, staffEmail: string | null, fromStatus: OrderStatus | null, toStatus: OrderStatus, paymentStatus: PaymentStatus, note: string | null, noteMessage: { messageId: string, params: Record<string, string | number> } | null };

export type LastOrderQueryVariables = Exact<{ [key: string]: never; }>;


export type LastOrderQuery = { orders: { items: Array<{ id: string, orderedDate: string, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, bill: { toPayPaise: number }, deliverySlot: { date: string, startMinute: number, endMinute: number }, lines: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, mrpPaise: number, unitPricePaise: number, quantity: number, totalPaise: number }> }> } };

export type OrderConfirmationQueryVariables = Exact<{
  id: string | number;
}>;


export type OrderConfirmationQuery = { order: { id: string, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, phone: string } | null, bill: { toPayPaise: number } }, me: { id: string, email: string } | null };

export type OrderRowsFragment = { id: string, orderedDate: string, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, bill: { toPayPaise: number }, deliverySlot: { date: string, startMinute: number, endMinute: number }, lines: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, mrpPaise: number, unitPricePaise: number, quantity: number, totalPaise: number }> };

export type OrderDetailsFragment = { id: string, orderedDate: string, placedAt: string, payUntil: string | null, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, couponCode: string | null, canBeCancelled: boolean, takesUpiTransfer: boolean, deliveredWith: Array<string>, editableUntil: string | null, substitution: Substitution | null, toCollectPaise: number, reportableUntil: string | null, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, phone: string } | null, bill: { subtotalPaise: number, toPayPaise: number, steps: Array<{ kind: BillStepKind, label: string, amountPaise: number, reason: string | null, labelMessage: { messageId: string, params: Record<string, string | number> } | null, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }> }, taxes: Array<{ gstBasisPoints: number | null, taxablePaise: number, cgstPaise: number, sgstPaise: number }>, lines: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, mrpPaise: number, unitPricePaise: number, quantity: number, totalPaise: number, discountPaise: number, refundedQuantity: number }>, events: Array<{ at: string, actorRole: OrderActorRole, staffEmail: string | null, fromStatus: OrderStatus | null, toStatus: OrderStatus, paymentStatus: PaymentStatus, note: string | null, noteMessage: { messageId: string, params: Record<string, string | number> } | null }>, payments: Array<{ id: string, amountPaise: number, status: PaymentStatus, cardBrand: string | null, cardLastFour: string | null, isByUpi: boolean, utr: string | null, rejectedBecause: string | null, createdAt: string }>, refunds: Array<{ id: string, amountPaise: number, status: PaymentStatus, reason: string, isSentByHand: boolean, utr: string | null, createdAt: string, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }>, creditNotes: Array<{ id: string, number: string, issuedAt: string, reason: string, amountPaise: number, cashPaise: number, giftCreditPaise: number, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }>, substituteQuestions: Array<{ id: string, quantity: number, state: QuestionState, expiresAt: string, chosenProductId: string | null, wanted: { productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number }, candidates: Array<{ productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number }> }>, deliveryPhotos: Array<{ id: string, url: string, createdAt: string }>, reports: Array<{ id: string, orderId: string, kind: OrderProblem, text: string, status: OrderReportStatus, createdAt: string, answer: string | null, creditNoteId: string | null, lines: Array<{ orderLineId: string, quantity: number }>, photos: Array<{ id: string, url: string, createdAt: string }> }> };

export type OrderUpdatesSubscriptionVariables = Exact<{
  id: string | number;
}>;


export type OrderUpdatesSubscription = { orderMoves: { id: string, orderedDate: string, placedAt: string, payUntil: string | null, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, couponCode: string | null, canBeCancelled: boolean, takesUpiTransfer: boolean, deliveredWith: Array<string>, editableUntil: string | null, substitution: Substitution | null, toCollectPaise: number, reportableUntil: string | null, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, phone: string } | null, bill: { subtotalPaise: number, toPayPaise: number, steps: Array<{ kind: BillStepKind, label: string, amountPaise: number, reason: string | null, labelMessage: { messageId: string, params: Record<string, string | number> } | null, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }> }, taxes: Array<{ gstBasisPoints: number | null, taxablePaise: number, cgstPaise: number, sgstPaise: number }>, lines: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, mrpPaise: number, unitPricePaise: number, quantity: number, totalPaise: number, discountPaise: number, refundedQuantity: number }>, events: Array<{ at: string, actorRole: OrderActorRole, staffEmail: string | null, fromStatus: OrderStatus | null, toStatus: OrderStatus, paymentStatus: PaymentStatus, note: string | null, noteMessage: { messageId: string, params: Record<string, string | number> } | null }>, payments: Array<{ id: string, amountPaise: number, status: PaymentStatus, cardBrand: string | null, cardLastFour: string | null, isByUpi: boolean, utr: string | null, rejectedBecause: string | null, createdAt: string }>, refunds: Array<{ id: string, amountPaise: number, status: PaymentStatus, reason: string, isSentByHand: boolean, utr: string | null, createdAt: string, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }>, creditNotes: Array<{ id: string, number: string, issuedAt: string, reason: string, amountPaise: number, cashPaise: number, giftCreditPaise: number, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }>, substituteQuestions: Array<{ id: string, quantity: number, state: QuestionState, expiresAt: string, chosenProductId: string | null, wanted: { productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number }, candidates: Array<{ productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number }> }>, deliveryPhotos: Array<{ id: string, url: string, createdAt: string }>, reports: Array<{ id: string, orderId: string, kind: OrderProblem, text: string, status: OrderReportStatus, createdAt: string, answer: string | null, creditNoteId: string | null, lines: Array<{ orderLineId: string, quantity: number }>, photos: Array<{ id: string, url: string, createdAt: string }> }> } };

export type OrderQueryVariables = Exact<{
  id: string | number;
}>;


export type OrderQuery = { order: { id: string, orderedDate: string, placedAt: string, payUntil: string | null, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, couponCode: string | null, canBeCancelled: boolean, takesUpiTransfer: boolean, deliveredWith: Array<string>, editableUntil: string | null, substitution: Substitution | null, toCollectPaise: number, reportableUntil: string | null, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, phone: string } | null, bill: { subtotalPaise: number, toPayPaise: number, steps: Array<{ kind: BillStepKind, label: string, amountPaise: number, reason: string | null, labelMessage: { messageId: string, params: Record<string, string | number> } | null, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }> }, taxes: Array<{ gstBasisPoints: number | null, taxablePaise: number, cgstPaise: number, sgstPaise: number }>, lines: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, mrpPaise: number, unitPricePaise: number, quantity: number, totalPaise: number, discountPaise: number, refundedQuantity: number }>, events: Array<{ at: string, actorRole: OrderActorRole, staffEmail: string | null, fromStatus: OrderStatus | null, toStatus: OrderStatus, paymentStatus: PaymentStatus, note: string | null, noteMessage: { messageId: string, params: Record<string, string | number> } | null }>, payments: Array<{ id: string, amountPaise: number, status: PaymentStatus, cardBrand: string | null, cardLastFour: string | null, isByUpi: boolean, utr: string | null, rejectedBecause: string | null, createdAt: string }>, refunds: Array<{ id: string, amountPaise: number, status: PaymentStatus, reason: string, isSentByHand: boolean, utr: string | null, createdAt: string, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }>, creditNotes: Array<{ id: string, number: string, issuedAt: string, reason: string, amountPaise: number, cashPaise: number, giftCreditPaise: number, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }>, substituteQuestions: Array<{ id: string, quantity: number, state: QuestionState, expiresAt: string, chosenProductId: string | null, wanted: { productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number }, candidates: Array<{ productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number }> }>, deliveryPhotos: Array<{ id: string, url: string, createdAt: string }>, reports: Array<{ id: string, orderId: string, kind: OrderProblem, text: string, status: OrderReportStatus, createdAt: string, answer: string | null, creditNoteId: string | null, lines: Array<{ orderLineId: string, quantity: number }>, photos: Array<{ id: string, url: string, createdAt: string }> }> } };

export type OrdersQueryVariables = Exact<{
  page: number;
  pageSize: number;
}>;


export type OrdersQuery = { orders: { totalCount: number, page: number, pageSize: number, pageCount: number, items: Array<{ id: string, orderedDate: string, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, bill: { toPayPaise: number }, deliverySlot: { date: string, startMinute: number, endMinute: number }, lines: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, mrpPaise: number, unitPricePaise: number, quantity: number, totalPaise: number }> }> } };

export type PlaceOrderMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type PlaceOrderMutation = { placeOrder: { id: string, orderedDate: string, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, bill: { toPayPaise: number }, deliverySlot: { date: string, startMinute: number, endMinute: number }, lines: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, mrpPaise: number, unitPricePaise: number, quantity: number, totalPaise: number }> } };

export type ReorderMutationVariables = Exact<{
  orderId: string | number;
}>;


export type ReorderMutation = { reorder: { addedLineCount: number, left: Array<{ name: string, nameHi: string | null, nameMr: string | null, reason: string, reasonMessage: { messageId: string, params: Record<string, string | number> } }>, cart: { id: string, totalQuantity: number, grandTotalPaise: number, items: Array<{ id: string, quantity: number, unitPricePaise: number, totalPaise: number, exceedsStock: boolean, isHidden: boolean, product: { id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, pricePaise: number, stockQuantity: number } }> } } };

export type ReportOrderProblemMutationVariables = Exact<{
  input: ReportProblemInput;
}>;


export type ReportOrderProblemMutation = { reportOrderProblem: { id: string, orderId: string, kind: OrderProblem, text: string, status: OrderReportStatus, createdAt: string, answer: string | null, creditNoteId: string | null, lines: Array<{ orderLineId: string, quantity: number }>, photos: Array<{ id: string, url: string, createdAt: string }> } };

export type RateTaxFieldsFragment = { gstBasisPoints: number | null, taxablePaise: number, cgstPaise: number, sgstPaise: number };

export type PolicyQueryVariables = Exact<{
  name: PolicyName;
  language: Language;
}>;


export type PolicyQuery = { policy: { text: string, changedAt: string | null } };

export type OfferedProductFieldsFragment = { productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number };

export type SubstituteQuestionFieldsFragment = { id: string, quantity: number, state: QuestionState, expiresAt: string, chosenProductId: string | null, wanted: { productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number }, candidates: Array<{ productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number }> };

export type SubstituteQuestionQueryVariables = Exact<{
  token: string;
}>;


export type SubstituteQuestionQuery = { substituteQuestion: { id: string, quantity: number, state: QuestionState, expiresAt: string, chosenProductId: string | null, wanted: { productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number }, candidates: Array<{ productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number }> } };

export type AnswerSubstituteQuestionMutationVariables = Exact<{
  token: string;
  productId?: string | number | null | undefined;
}>;


export type AnswerSubstituteQuestionMutation = { answerSubstituteQuestion: { id: string, quantity: number, state: QuestionState, expiresAt: string, chosenProductId: string | null, wanted: { productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number }, candidates: Array<{ productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number }> } };

export type AnswerOwnSubstituteQuestionMutationVariables = Exact<{
  id: string | number;
  productId?: string | number | null | undefined;
}>;


export type AnswerOwnSubstituteQuestionMutation = { answerOwnSubstituteQuestion: { id: string, quantity: number, state: QuestionState, expiresAt: string, chosenProductId: string | null, wanted: { productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number }, candidates: Array<{ productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number }> } };

export type MyRegularsQueryVariables = Exact<{
  limit?: number | null | undefined;
}>;


export type MyRegularsQuery = { myRegulars: Array<{ timesBought: number, product: { id: string, name: string, nameHi: string | null, nameMr: string | null, description: string, unit: string | null, imageUrl: string, mrpPaise: number, pricePaise: number, stockQuantity: number, isVeg: boolean | null, unitPrice: { paise: number, per: string } | null } }> };

export type CurrentAdminQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentAdminQuery = { currentAdmin: { id: string, email: string, role: StaffRole, permissions: Array<Permission>, hasTwoFactor: boolean, mustSetUpSecondFactor: boolean, customRole: { id: string, name: string } | null } | null };

export type RequestLoginCodeMutationVariables = Exact<{
  input: RequestLoginCodeInput;
}>;


export type RequestLoginCodeMutation = { requestLoginCode: LoginCodeChannel };

export type LoginWithCodeMutationVariables = Exact<{
  input: LoginWithCodeInput;
}>;


export type LoginWithCodeMutation = { loginWithCode: { customer: { id: string, firstName: string } } };

export type LoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LoginMutation = { login: { customer: { id: string, firstName: string } } };

export type AdminLoginMutationVariables = Exact<{
  input: LoginInput;
  code?: string | null | undefined;
  passkey?: PasskeyAnswerInput | null | undefined;
}>;


export type AdminLoginMutation = { adminLogin: { admin: { id: string } } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: boolean };

export type RequestSignUpCodeMutationVariables = Exact<{
  input: RequestLoginCodeInput;
}>;


export type RequestSignUpCodeMutation = { requestSignUpCode: LoginCodeChannel };

export type SignUpWithCodeMutationVariables = Exact<{
  input: SignUpWithCodeInput;
}>;


export type SignUpWithCodeMutation = { signUpWithCode: { customer: { id: string, firstName: string } } };

export type WishesFieldsFragment = { priceMails: boolean, canBeMailed: boolean, items: Array<{ wishedPaise: number, product: { id: string, name: string, nameHi: string | null, nameMr: string | null, description: string, unit: string | null, imageUrl: string, mrpPaise: number, pricePaise: number, stockQuantity: number, isVeg: boolean | null, unitPrice: { paise: number, per: string } | null } }>, awaited: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, description: string, unit: string | null, imageUrl: string, mrpPaise: number, pricePaise: number, stockQuantity: number, isVeg: boolean | null, unitPrice: { paise: number, per: string } | null }> };

export type WishesQueryVariables = Exact<{ [key: string]: never; }>;


export type WishesQuery = { wishes: { priceMails: boolean, canBeMailed: boolean, items: Array<{ wishedPaise: number, product: { id: string, name: string, nameHi: string | null, nameMr: string | null, description: string, unit: string | null, imageUrl: string, mrpPaise: number, pricePaise: number, stockQuantity: number, isVeg: boolean | null, unitPrice: { paise: number, per: string } | null } }>, awaited: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, description: string, unit: string | null, imageUrl: string, mrpPaise: number, pricePaise: number, stockQuantity: number, isVeg: boolean | null, unitPrice: { paise: number, per: string } | null }> } };

export type AddWishMutationVariables = Exact<{
  productId: string | number;
}>;


export type AddWishMutation = { addWish: { priceMails: boolean, canBeMailed: boolean, items: Array<{ wishedPaise: number, product: { id: string, name: string, nameHi: string | null, nameMr: string | null, description: string, unit: string | null, imageUrl: string, mrpPaise: number, pricePaise: number, stockQuantity: number, isVeg: boolean | null, unitPrice: { paise: number, per: string } | null } }>, awaited: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, description: string, unit: string | null, imageUrl: string, mrpPaise: number, pricePaise: number, stockQuantity: number, isVeg: boolean | null, unitPrice: { paise: number, per: string } | null }> } };

export type RemoveWishMutationVariables = Exact<{
  productId: string | number;
}>;


export type RemoveWishMutation = { removeWish: { priceMails: boolean, canBeMailed: boolean, items: Array<{ wishedPaise: number, product: { id: string, name: string, nameHi: string | null, nameMr: string | null, description: string, unit: string | null, imageUrl: string, mrpPaise: number, pricePaise: number, stockQuantity: number, isVeg: boolean | null, unitPrice: { paise: number, per: string } | null } }>, awaited: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, description: string, unit: string | null, imageUrl: string, mrpPaise: number, pricePaise: number, stockQuantity: number, isVeg: boolean | null, unitPrice: { paise: number, per: string } | null }> } };

export type BillFieldsFragment = { subtotalPaise: number, toPayPaise: number, steps: Array<{ kind: BillStepKind, label: string, amountPaise: number, reason: string | null, labelMessage: { messageId: string, params: Record<string, string | number> } | null, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }> };

export type DeliveryAddressFieldsFragment = { recipientName: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, phone: string };

export type OwnPasskeyFragment = { id: string, name: string, createdAt: string, lastUsedAt: string | null };

export type SecondFactorsQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondFactorsQuery = { secondFactors: { hasApp: boolean, recoveryCodesLeft: number, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> } };

export type BeginTwoFactorMutationVariables = Exact<{
  password: string;
  passkey?: PasskeyAnswerInput | null | undefined;
}>;


export type BeginTwoFactorMutation = { beginTwoFactor: { secret: string, address: string } };

export type ConfirmTwoFactorMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmTwoFactorMutation = { confirmTwoFactor: Array<string> };

export type RenewRecoveryCodesMutationVariables = Exact<{
  password: string;
  code?: string | null | undefined;
  passkey?: PasskeyAnswerInput | null | undefined;
}>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: Array<string> };

export type TurnOffTwoFactorMutationVariables = Exact<{
  password: string;
  code?: string | null | undefined;
  passkey?: PasskeyAnswerInput | null | undefined;
}>;


export type TurnOffTwoFactorMutation = { turnOffTwoFactor: boolean };

export type BeginPasskeyMutationVariables = Exact<{
  password: string;
  code?: string | null | undefined;
  passkey?: PasskeyAnswerInput | null | undefined;
}>;


export type BeginPasskeyMutation = { beginPasskey: object };

export type AddPasskeyMutationVariables = Exact<{
  input: PasskeyInput;
}>;


export type AddPasskeyMutation = { addPasskey: { recoveryCodes: Array<string>, passkey: { id: string, name: string, createdAt: string, lastUsedAt: string | null } } };

export type RenamePasskeyMutationVariables = Exact<{
  id: string | number;
  name: string;
}>;


export type RenamePasskeyMutation = { renamePasskey: { id: string, name: string, createdAt: string, lastUsedAt: string | null } };

export type RemovePasskeyMutationVariables = Exact<{
  id: string | number;
  password: string;
  code?: string | null | undefined;
  passkey?: PasskeyAnswerInput | null | undefined;
}>;


export type RemovePasskeyMutation = { removePasskey: boolean };

export type ApiTokenRowFragment = { id: string, name: string, namespace: string, scopes: Array<ApiScope>, createdAt: string, createdBy: string, expiresAt: string, lastUsedAt: string | null };

export type ApiTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiTokensQuery = { apiTokens: Array<{ id: string, name: string, namespace: string, scopes: Array<ApiScope>, createdAt: string, createdBy: string, expiresAt: string, lastUsedAt: string | null }> };

export type CreateApiTokenMutationVariables = Exact<{
  input: ApiTokenInput;
}>;


export type CreateApiTokenMutation = { createApiToken: { token: string, apiToken: { id: string, name: string, namespace: string, scopes: Array<ApiScope>, createdAt: string, createdBy: string, expiresAt: string, lastUsedAt: string | null } } };

export type RevokeApiTokenMutationVariables = Exact<{
  id: string | number;
}>;


export type RevokeApiTokenMutation = { revokeApiToken: boolean };

export type AuditLogQueryVariables = Exact<{
  filter?: AuditFilter | null | undefined;
  page: number;
  pageSize: number;
}>;


export type AuditLogQuery = { auditLog: { totalCount: number, page: number, pageSize: number, pageCount: number, items: Array<{ id: string, at: string, actor: AuditActor, actorId: string | null, actorEmail: string | null, apiTokenId: string | null, action: string, subject: AuditSubject, subjectId: string | null, subjectEmail: string | null, beforeJson: string | null, afterJson: string | null, requestId: string | null }> } };

export type AuditRowFragment = { id: string, at: string, actor: AuditActor, actorId: string | null, actorEmail: string | null, apiTokenId: string | null, action: string, subject: AuditSubject, subjectId: string | null, subjectEmail: string | null, beforeJson: string | null, afterJson: string | null, requestId: string | null };

export type BoardOrderFragment = { lateness: Lateness, nextStatuses: Array<OrderStatus>, customer: { id: string, firstName: string, lastName: string, isDeleted: boolean, phone: string }, order: { id: string, placedAt: string, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, isByPhone: boolean, deliveryVersion: number, bill: { toPayPaise: number }, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, line1: string, line2: string | null, pinCode: string, phone: string } | null } };

export type BoardOfDayFragment = { day: string, slots: Array<{ startMinute: number, endMinute: number, capacity: number, bookedCount: number, isOffered: boolean }>, orders: Array<{ lateness: Lateness, nextStatuses: Array<OrderStatus>, customer: { id: string, firstName: string, lastName: string, isDeleted: boolean, phone: string }, order: { id: string, placedAt: string, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, isByPhone: boolean, deliveryVersion: number, bill: { toPayPaise: number }, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, line1: string, line2: string | null, pinCode: string, phone: string } | null } }> };

export type OrderBoardQueryVariables = Exact<{
  day: string;
}>;


export type OrderBoardQuery = { orderBoard: { day: string, slots: Array<{ startMinute: number, endMinute: number, capacity: number, bookedCount: number, isOffered: boolean }>, orders: Array<{ lateness: Lateness, nextStatuses: Array<OrderStatus>, customer: { id: string, firstName: string, lastName: string, isDeleted: boolean, phone: string }, order: { id: string, placedAt: string, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, isByPhone: boolean, deliveryVersion: number, bill: { toPayPaise: number }, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, line1: string, line2: string | null, pinCode: string, phone: string } | null } }> } };

export type OrderBoardUpdatesSubscriptionVariables = Exact<{
  day: string;
}>;


export type OrderBoardUpdatesSubscription = { orderBoardChanged: { day: string, slots: Array<{ startMinute: number, endMinute: number, capacity: number, bookedCount: number, isOffered: boolean }>, orders: Array<{ lateness: Lateness, nextStatuses: Array<OrderStatus>, customer: { id: string, firstName: string, lastName: string, isDeleted: boolean, phone: string }, order: { id: string, placedAt: string, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, isByPhone: boolean, deliveryVersion: number, bill: { toPayPaise: number }, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, line1: string, line2: string | null, pinCode: string, phone: string } | null } }> } };

export type MovedOrderResultFragment = { id: string, undoUntil: string | null, code: string | null, message: string | null, order: { lateness: Lateness, nextStatuses: Array<OrderStatus>, customer: { id: string, firstName: string, lastName: string, isDeleted: boolean, phone: string }, order: { id: string, placedAt: string, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, isByPhone: boolean, deliveryVersion: number, bill: { toPayPaise: number }, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, line1: string, line2: string | null, pinCode: string, phone: string } | null } } | null };

export type MoveOrdersMutationVariables = Exact<{
  moves: Array<OrderTransitionInput> | OrderTransitionInput;
  to: OrderStatus;
}>;


export type MoveOrdersMutation = { moveOrders: Array<{ id: string, undoUntil: string | null, code: string | null, message: string | null, order: { lateness: Lateness, nextStatuses: Array<OrderStatus>, customer: { id: string, firstName: string, lastName: string, isDeleted: boolean, phone: string }, order: { id: string, placedAt: string, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, isByPhone: boolean, deliveryVersion: number, bill: { toPayPaise: number }, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, line1: string, line2: string | null, pinCode: string, phone: string } | null } } | null }> };

export type UndoMovesMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type UndoMovesMutation = { undoMoves: Array<{ id: string, undoUntil: string | null, code: string | null, message: string | null, order: { lateness: Lateness, nextStatuses: Array<OrderStatus>, customer: { id: string, firstName: string, lastName: string, isDeleted: boolean, phone: string }, order: { id: string, placedAt: string, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, isByPhone: boolean, deliveryVersion: number, bill: { toPayPaise: number }, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, line1: string, line2: string | null, pinCode: string, phone: string } | null } } | null }> };

export type BulkChangeStateFragment = { id: string, state: BulkChangeState, createdAt: string, startsAt: string | null, endsAt: string | null, unchangedCount: number, waitingCount: number, changedCount: number, refusedCount: number, undoneCount: number, keptCount: number, request: { search: string | null, category: string | null, ids: Array<string> | null, stock: StockLevel | null, minPricePaise: number | null, maxPricePaise: number | null, standing: ProductStanding | null, hasPicture: boolean | null, hasGstRate: boolean | null, gstRateBasisPoints: number | null, brand: string | null, changedSince: string | null, kind: BulkChangeKind, prices: ChangedPrices | null, basisPoints: number | null, amountPaise: number | null, rounding: PriceRounding | null, newCategory: string | null, isHidden: boolean | null, gstBasisPoints: number | null, hsn: string | null, stockQuantity: number | null, stockDelta: number | null, stockKind: StockChangeKind | null, reason: string | null } };

export type BulkChangeValuesFragment = { mrpPaise: number | null, sellingPaise: number | null, isHidden: boolean | null, gstBasisPoints: number | null, hsn: string | null, stockQuantity: number | null, category: { id: string, slug: string, name: string, nameHi: string | null, nameMr: string | null } | null };

export type BulkChangesQueryVariables = Exact<{
  page: number;
}>;


export type BulkChangesQuery = { bulkChanges: { totalCount: number, page: number, pageSize: number, pageCount: number, items: Array<{ id: string, state: BulkChangeState, createdAt: string, startsAt: string | null, endsAt: string | null, unchangedCount: number, waitingCount: number, changedCount: number, refusedCount: number, undoneCount: number, keptCount: number, request: { search: string | null, category: string | null, ids: Array<string> | null, stock: StockLevel | null, minPricePaise: number | null, maxPricePaise: number | null, standing: ProductStanding | null, hasPicture: boolean | null, hasGstRate: boolean | null, gstRateBasisPoints: number | null, brand: string | null, changedSince: string | null, kind: BulkChangeKind, prices: ChangedPrices | null, basisPoints: number | null, amountPaise: number | null, rounding: PriceRounding | null, newCategory: string | null, isHidden: boolean | null, gstBasisPoints: number | null, hsn: string | null, stockQuantity: number | null, stockDelta: number | null, stockKind: StockChangeKind | null, reason: string | null } }> } };

export type BulkChangeQueryVariables = Exact<{
  id: string | number;
}>;


export type BulkChangeQuery = { bulkChange: { id: string, state: BulkChangeState, createdAt: string, startsAt: string | null, endsAt: string | null, unchangedCount: number, waitingCount: number, changedCount: number, refusedCount: number, undoneCount: number, keptCount: number, request: { search: string | null, category: string | null, ids: Array<string> | null, stock: StockLevel | null, minPricePaise: number | null, maxPricePaise: number | null, standing: ProductStanding | null, hasPicture: boolean | null, hasGstRate: boolean | null, gstRateBasisPoints: number | null, brand: string | null, changedSince: string | null, kind: BulkChangeKind, prices: ChangedPrices | null, basisPoints: number | null, amountPaise: number | null, rounding: PriceRounding | null, newCategory: string | null, isHidden: boolean | null, gstBasisPoints: number | null, hsn: string | null, stockQuantity: number | null, stockDelta: number | null, stockKind: StockChangeKind | null, reason: string | null } } };

export type BulkChangeRowsQueryVariables = Exact<{
  id: string | number;
  state?: BulkChangeRowState | null | undefined;
  page: number;
}>;


export type BulkChangeRowsQuery = { bulkChangeRows: { totalCount: number, page: number, pageSize: number, pageCount: number, items: Array<{ id: string, productId: string, productName: string, state: BulkChangeRowState, code: string | null, field: string | null, product: { id: string, name: string, nameHi: string | null, nameMr: string | null, mrpPaise: number } | null, before: { mrpPaise: number | null, sellingPaise: number | null, isHidden: boolean | null, gstBasisPoints: number | null, hsn: string | null, stockQuantity: number | null, category: { id: string, slug: string, name: string, nameHi: string | null, nameMr: string | null } | null }, after: { mrpPaise: number | null, sellingPaise: number | null, isHidden: boolean | null, gstBasisPoints: number | null, hsn: string | null, stockQuantity: number | null, category: { id: string, slug: string, name: string, nameHi: string | null, nameMr: string | null } | null } }> } };

export type PreviewBulkChangeMutationVariables = Exact<{
  input: BulkChangeInput;
}>;


export type PreviewBulkChangeMutation = { previewBulkChange: { id: string, state: BulkChangeState, createdAt: string, startsAt: string | null, endsAt: string | null, unchangedCount: number, waitingCount: number, changedCount: number, refusedCount: number, undoneCount: number, keptCount: number, request: { search: string | null, category: string | null, ids: Array<string> | null, stock: StockLevel | null, minPricePaise: number | null, maxPricePaise: number | null, standing: ProductStanding | null, hasPicture: boolean | null, hasGstRate: boolean | null, gstRateBasisPoints: number | null, brand: string | null, changedSince: string | null, kind: BulkChangeKind, prices: ChangedPrices | null, basisPoints: number | null, amountPaise: number | null, rounding: PriceRounding | null, newCategory: string | null, isHidden: boolean | null, gstBasisPoints: number | null, hsn: string | null, stockQuantity: number | null, stockDelta: number | null, stockKind: StockChangeKind | null, reason: string | null } } };

export type StartBulkChangeMutationVariables = Exact<{
  id: string | number;
  startsAt?: string | null | undefined;
  endsAt?: string | null | undefined;
}>;


export type StartBulkChangeMutation = { startBulkChange: { id: string, state: BulkChangeState, createdAt: string, startsAt: string | null, endsAt: string | null, unchangedCount: number, waitingCount: number, changedCount: number, refusedCount: number, undoneCount: number, keptCount: number, request: { search: string | null, category: string | null, ids: Array<string> | null, stock: StockLevel | null, minPricePaise: number | null, maxPricePaise: number | null, standing: ProductStanding | null, hasPicture: boolean | null, hasGstRate: boolean | null, gstRateBasisPoints: number | null, brand: string | null, changedSince: string | null, kind: BulkChangeKind, prices: ChangedPrices | null, basisPoints: number | null, amountPaise: number | null, rounding: PriceRounding | null, newCategory: string | null, isHidden: boolean | null, gstBasisPoints: number | null, hsn: string | null, stockQuantity: number | null, stockDelta: number | null, stockKind: StockChangeKind | null, reason: string | null } } };

export type CancelBulkChangeMutationVariables = Exact<{
  id: string | number;
}>;


export type CancelBulkChangeMutation = { cancelBulkChange: { id: string, state: BulkChangeState, createdAt: string, startsAt: string | null, endsAt: string | null, unchangedCount: number, waitingCount: number, changedCount: number, refusedCount: number, undoneCount: number, keptCount: number, request: { search: string | null, category: string | null, ids: Array<string> | null, stock: StockLevel | null, minPricePaise: number | null, maxPricePaise: number | null, standing: ProductStanding | null, hasPicture: boolean | null, hasGstRate: boolean | null, gstRateBasisPoints: number | null, brand: string | null, changedSince: string | null, kind: BulkChangeKind, prices: ChangedPrices | null, basisPoints: number | null, amountPaise: number | null, rounding: PriceRounding | null, newCategory: string | null, isHidden: boolean | null, gstBasisPoints: number | null, hsn: string | null, stockQuantity: number | null, stockDelta: number | null, stockKind: StockChangeKind | null, reason: string | null } } };

export type UndoBulkChangeMutationVariables = Exact<{
  id: string | number;
}>;


export type UndoBulkChangeMutation = { undoBulkChange: { id: string, state: BulkChangeState, createdAt: string, startsAt: string | null, endsAt: string | null, unchangedCount: number, waitingCount: number, changedCount: number, refusedCount: number, undoneCount: number, keptCount: number, request: { search: string | null, category: string | null, ids: Array<string> | null, stock: StockLevel | null, minPricePaise: number | null, maxPricePaise: number | null, standing: ProductStanding | null, hasPicture: boolean | null, hasGstRate: boolean | null, gstRateBasisPoints: number | null, brand: string | null, changedSince: string | null, kind: BulkChangeKind, prices: ChangedPrices | null, basisPoints: number | null, amountPaise: number | null, rounding: PriceRounding | null, newCategory: string | null, isHidden: boolean | null, gstBasisPoints: number | null, hsn: string | null, stockQuantity: number | null, stockDelta: number | null, stockKind: StockChangeKind | null, reason: string | null } } };

export type TreeCategoryFragment = { id: string, slug: string, name: string, nameHi: string | null, nameMr: string | null, imageUrl: string, position: number, version: number, isOwn: boolean, productCount: number, parent: { id: string } | null };

export type CategoryTreeQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoryTreeQuery = { categories: Array<{ id: string, slug: string, name: string, nameHi: string | null, nameMr: string | null, imageUrl: string, position: number, version: number, isOwn: boolean, productCount: number, children: Array<{ id: string, slug: string, name: string, nameHi: string | null, nameMr: string | null, imageUrl: string, position: number, version: number, isOwn: boolean, productCount: number, parent: { id: string } | null }>, parent: { id: string } | null }> };

export type AddCategoryMutationVariables = Exact<{
  input: CategoryInput;
}>;


export type AddCategoryMutation = { addCategory: { id: string } };

export type ChangeCategoryMutationVariables = Exact<{
  id: string | number;
  input: CategoryInput;
  expectedVersion: number;
}>;


export type ChangeCategoryMutation = { changeCategory: { id: string } };

export type RemoveCategoryMutationVariables = Exact<{
  id: string | number;
  expectedVersion: number;
  moveProductsTo?: string | null | undefined;
}>;


export type RemoveCategoryMutation = { removeCategory: boolean };

export type FindForPaletteQueryVariables = Exact<{
  text: string;
  orders: boolean;
  products: boolean;
  customers: boolean;
}>;


export type FindForPaletteQuery = { orderSearch?: { items: Array<{ customer: { id: string, firstName: string, lastName: string, isDeleted: boolean, phone: string }, order: { id: string, status: OrderStatus, bill: { toPayPaise: number }, deliveryAddress: { recipientName: string, phone: string } | null } }> }, products?: { items: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, stockQuantity: number }> }, customerSearch?: { items: Array<{ registeredAt: string, orderCount: number, orderedPaise: number, lastOrderAt: string | null, customer: { id: string, firstName: string, lastName: string, phone: string, email: string } }> } };

export type PaletteOrderFragment = { customer: { id: string, firstName: string, lastName: string, isDeleted: boolean, phone: string }, order: { id: string, status: OrderStatus, bill: { toPayPaise: number }, deliveryAddress: { recipientName: string, phone: string } | null } };

export type StaffCustomerFragment = { registeredAt: string, orderCount: number, orderedPaise: number, lastOrderAt: string | null, customer: { id: string, firstName: string, lastName: string, phone: string, email: string } };

export type CustomerSearchQueryVariables = Exact<{
  text: string;
  pageSize: number;
  after?: string | number | null | undefined;
  before?: string | number | null | undefined;
}>;


export type CustomerSearchQuery = { customerSearch: { hasPrevious: boolean, hasNext: boolean, startCursor: string | null, endCursor: string | null, items: Array<{ registeredAt: string, orderCount: number, orderedPaise: number, lastOrderAt: string | null, customer: { id: string, firstName: string, lastName: string, phone: string, email: string } }> } };

export type StaffCustomerOneQueryVariables = Exact<{
  id: string | number;
}>;


export type StaffCustomerOneQuery = { staffCustomer: { registeredAt: string, orderCount: number, orderedPaise: number, lastOrderAt: string | null, customer: { id: string, giftCreditPaise: number, language: Language | null, isEmailVerified: boolean, hasLogin: boolean, firstName: string, lastName: string, phone: string, email: string } } };

export type DeliveryTermsFieldsFragment = { feePaise: number, freeFromPaise: number | null, minimumOrderPaise: number };

export type DeliveryWindowFieldsFragment = { startMinute: number, endMinute: number, capacity: number, cutOffMinutes: number, isActive: boolean };

export type DeliveryAreaFieldsFragment = { id: string, name: string, pinCodes: Array<string>, terms: { feePaise: number, freeFromPaise: number | null, minimumOrderPaise: number } | null };

export type CalendarDayFieldsFragment = { date: string, weekday: Weekday, isClosed: boolean, reason: string | null, windows: Array<{ startMinute: number, endMinute: number | null, capacity: number, isActive: boolean, origin: DeliveryWindowOrigin, bookedCount: number, isOverbooked: boolean }> };

export type DeliverySettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type DeliverySettingsQuery = { deliverySettings: { version: number, keepsReturnFee: boolean, terms: { feePaise: number, freeFromPaise: number | null, minimumOrderPaise: number }, weekdays: Array<{ weekday: Weekday, windows: Array<{ startMinute: number, endMinute: number, capacity: number, cutOffMinutes: number, isActive: boolean }> }>, days: Array<{ date: string, isClosed: boolean, reason: string | null, windows: Array<{ startMinute: number, endMinute: number, capacity: number, cutOffMinutes: number, isActive: boolean }> }>, areas: Array<{ id: string, name: string, pinCodes: Array<string>, terms: { feePaise: number, freeFromPaise: number | null, minimumOrderPaise: number } | null }> } };

export type DeliveryCalendarQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type DeliveryCalendarQuery = { deliveryCalendar: { version: number, days: Array<{ date: string, weekday: Weekday, isClosed: boolean, reason: string | null, windows: Array<{ startMinute: number, endMinute: number | null, capacity: number, isActive: boolean, origin: DeliveryWindowOrigin, bookedCount: number, isOverbooked: boolean }> }> } };

export type ChangeDeliveryDaysMutationVariables = Exact<{
  input: DeliveryDaysInput;
}>;


export type ChangeDeliveryDaysMutation = { changeDeliveryDays: { version: number } };

export type ChangeWeekdayWindowsMutationVariables = Exact<{
  input: WeekdayWindowsInput;
}>;


export type ChangeWeekdayWindowsMutation = { changeWeekdayWindows: { version: number } };

export type ChangeDeliveryTermsMutationVariables = Exact<{
  input: DeliveryTermsChangeInput;
}>;


export type ChangeDeliveryTermsMutation = { changeDeliveryTerms: { version: number } };

export type AddDeliveryAreaMutationVariables = Exact<{
  input: DeliveryAreaInput;
}>;


export type AddDeliveryAreaMutation = { addDeliveryArea: { version: number } };

export type ChangeDeliveryAreaMutationVariables = Exact<{
  id: string | number;
  input: DeliveryAreaInput;
}>;


export type ChangeDeliveryAreaMutation = { changeDeliveryArea: { version: number } };

export type RemoveDeliveryAreaMutationVariables = Exact<{
  id: string | number;
  expectedVersion: number;
}>;


export type RemoveDeliveryAreaMutation = { removeDeliveryArea: { version: number } };

export type GstReportQueryVariables = Exact<{
  month: string;
}>;


export type GstReportQuery = { gstReport: { month: string, rates: Array<{ gstBasisPoints: number | null, amountPaise: number, taxablePaise: number, cgstPaise: number, sgstPaise: number }>, hsnCodes: Array<{ hsn: string | null, quantity: number, gstBasisPoints: number | null, amountPaise: number, taxablePaise: number, cgstPaise: number, sgstPaise: number }>, receipts: { firstNumber: string, lastNumber: string, count: number, amountPaise: number } | null, creditNotes: { firstNumber: string, lastNumber: string, count: number, amountPaise: number } | null } };

export type GstRateFragment = { gstBasisPoints: number | null, amountPaise: number, taxablePaise: number, cgstPaise: number, sgstPaise: number };

export type GstDocumentsFragment = { firstNumber: string, lastNumber: string, count: number, amountPaise: number };

export type StaffAttentionQueryVariables = Exact<{
  orders: boolean;
  stock: boolean;
  messages: boolean;
  transfers: boolean;
  tokens: boolean;
}>;


export type StaffAttentionQuery = { openMessageCount?: number, orderAttention?: { failedRefunds: number, openReports: number, toPick: { count: number, toPayPaise: number }, toPickLater: { count: number, toPayPaise: number }, packed: { count: number, toPayPaise: number }, outForDelivery: { count: number, toPayPaise: number }, late: { count: number, toPayPaise: number }, deliveryFailed: { count: number, toPayPaise: number }, unpaid: { count: number, toPayPaise: number }, failedPayments: { count: number, toPayPaise: number } }, stockAttention?: { lowLevel: number, lowCount: number, outCount: number }, catalogue?: { totalCount: number }, upiAttention?: { statedCount: number, refundCount: number }, apiTokens?: Array<{ id: string, expiresAt: string }> };

export type InNeedFragment = { count: number, toPayPaise: number };

export type ProductImportStateFragment = { id: string, state: ProductImportState, fileName: string, createdAt: string, updateStock: boolean | null, defaultStock: number, problem: string | null, lineCount: number, readCount: number, insertedCount: number, updatedCount: number, unchangedCount: number, badCount: number, removedCount: number, hiddenCount: number, restoredCount: number, keptCount: number, problemMessage: { messageId: string, params: Record<string, string | number> } | null };

export type ProductImportMappingFragment = { columns: Array<{ header: string, samples: Array<string> }>, fields: Array<{ name: string, headers: Array<string> }>, categories: Array<{ path: string, rowCount: number, slug: string | null }> };

export type ProductImportsQueryVariables = Exact<{
  page: number;
}>;


export type ProductImportsQuery = { productImports: { totalCount: number, page: number, pageSize: number, pageCount: number, items: Array<{ id: string, state: ProductImportState, fileName: string, createdAt: string, updateStock: boolean | null, defaultStock: number, problem: string | null, lineCount: number, readCount: number, insertedCount: number, updatedCount: number, unchangedCount: number, badCount: number, removedCount: number, hiddenCount: number, restoredCount: number, keptCount: number, problemMessage: { messageId: string, params: Record<string, string | number> } | null }> } };

export type ProductImportQueryVariables = Exact<{
  id: string | number;
}>;


export type ProductImportQuery = { productImport: { id: string, state: ProductImportState, fileName: string, createdAt: string, updateStock: boolean | null, defaultStock: number, problem: string | null, lineCount: number, readCount: number, insertedCount: number, updatedCount: number, unchangedCount: number, badCount: number, removedCount: number, hiddenCount: number, restoredCount: number, keptCount: number, problemMessage: { messageId: string, params: Record<string, string | number> } | null, columns: Array<{ header: string, samples: Array<string> }>, fields: Array<{ name: string, headers: Array<string> }>, categories: Array<{ path: string, rowCount: number, slug: string | null }> } };

export type ProductImportRowsQueryVariables = Exact<{
  id: string | number;
  state?: ProductImportRowState | null | undefined;
  page: number;
}>;


export type ProductImportRowsQuery = { productImportRows: { totalCount: number, page: number, pageSize: number, pageCount: number, items: Array<{ id: string, line: number, state: ProductImportRowState, productName: string | null, code: string | null, problems: Array<{ field: string | null, reason: string, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }> }> } };

export type StartProductImportMutationVariables = Exact<{
  id: string | number;
  input: StartProductImportInput;
}>;


export type StartProductImportMutation = { startProductImport: { id: string, state: ProductImportState, fileName: string, createdAt: string, updateStock: boolean | null, defaultStock: number, problem: string | null, lineCount: number, readCount: number, insertedCount: number, updatedCount: number, unchangedCount: number, badCount: number, removedCount: number, hiddenCount: number, restoredCount: number, keptCount: number, problemMessage: { messageId: string, params: Record<string, string | number> } | null, columns: Array<{ header: string, samples: Array<string> }>, fields: Array<{ name: string, headers: Array<string> }>, categories: Array<{ path: string, rowCount: number, slug: string | null }> } };

export type CancelProductImportMutationVariables = Exact<{
  id: string | number;
}>;


export type CancelProductImportMutation = { cancelProductImport: { id: string, state: ProductImportState, fileName: string, createdAt: string, updateStock: boolean | null, defaultStock: number, problem: string | null, lineCount: number, readCount: number, insertedCount: number, updatedCount: number, unchangedCount: number, badCount: number, removedCount: number, hiddenCount: number, restoredCount: number, keptCount: number, problemMessage: { messageId: string, params: Record<string, string | number> } | null } };

export type UndoProductImportMutationVariables = Exact<{
  id: string | number;
}>;


export type UndoProductImportMutation = { undoProductImport: { id: string, state: ProductImportState, fileName: string, createdAt: string, updateStock: boolean | null, defaultStock: number, problem: string | null, lineCount: number, readCount: number, insertedCount: number, updatedCount: number, unchangedCount: number, badCount: number, removedCount: number, hiddenCount: number, restoredCount: number, keptCount: number, problemMessage: { messageId: string, params: Record<string, string | number> } | null } };

export type SavedViewLinkFragment = { id: string, name: string, search: string };

export type SavedViewsQueryVariables = Exact<{
  list: SavedViewList;
}>;


export type SavedViewsQuery = { savedViews: Array<{ id: string, name: string, search: string }> };

export type AddSavedViewMutationVariables = Exact<{
  input: SavedViewInput;
}>;


export type AddSavedViewMutation = { addSavedView: { id: string, name: string, search: string } };

export type RenameSavedViewMutationVariables = Exact<{
  id: string | number;
  name: string;
}>;


export type RenameSavedViewMutation = { renameSavedView: { id: string, name: string, search: string } };

export type RemoveSavedViewMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveSavedViewMutation = { removeSavedView: boolean };

export type BeginPasskeyLoginMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeyLoginMutation = { beginPasskeyLogin: object };

export type PasskeyLoginMutationVariables = Exact<{
  passkey: PasskeyAnswerInput;
}>;


export type PasskeyLoginMutation = { passkeyLogin: { admin: { id: string } } };

export type ContactMessagesQueryVariables = Exact<{
  page: number;
  pageSize: number;
  isAnswered?: boolean | null | undefined;
}>;


export type ContactMessagesQuery = { contactMessages: { totalCount: number, page: number, pageSize: number, pageCount: number, items: Array<{ id: string, createdAt: string, fullName: string, email: string, subject: string, answeredAt: string | null, answeredByEmail: string | null }> } };

export type ReceivedMessageCardFragment = { id: string, createdAt: string, fullName: string, email: string, subject: string, answeredAt: string | null, answeredByEmail: string | null };

export type SetMessageAnsweredMutationVariables = Exact<{
  id: string | number;
  isAnswered: boolean;
}>;


export type SetMessageAnsweredMutation = { setMessageAnswered: { id: string, createdAt: string, fullName: string, email: string, subject: string, answeredAt: string | null, answeredByEmail: string | null } };

export type AdminCouponRowFragment = { usedCount: number, totalLimit: number | null, validFrom: string | null, coupon: { id: string, code: string, description: string, descriptionHi: string | null, descriptionMr: string | null, percent: number, minimumSubtotalPaise: number, maximumDiscountPaise: number | null, perCustomerLimit: number | null, validUntil: string | null } };

export type AdminCouponsQueryVariables = Exact<{
  code?: string | null | undefined;
  before?: string | number | null | undefined;
  pageSize: number;
}>;


export type AdminCouponsQuery = { adminCoupons: Array<{ usedCount: number, totalLimit: number | null, validFrom: string | null, coupon: { id: string, code: string, description: string, descriptionHi: string | null, descriptionMr: string | null, percent: number, minimumSubtotalPaise: number, maximumDiscountPaise: number | null, perCustomerLimit: number | null, validUntil: string | null } }> };

export type AddCouponMutationVariables = Exact<{
  input: CouponInput;
}>;


export type AddCouponMutation = { addCoupon: { usedCount: number, totalLimit: number | null, validFrom: string | null, coupon: { id: string, code: string, description: string, descriptionHi: string | null, descriptionMr: string | null, percent: number, minimumSubtotalPaise: number, maximumDiscountPaise: number | null, perCustomerLimit: number | null, validUntil: string | null } } };

export type EndCouponMutationVariables = Exact<{
  id: string | number;
}>;


export type EndCouponMutation = { endCoupon: { usedCount: number, totalLimit: number | null, validFrom: string | null, coupon: { id: string, code: string, description: string, descriptionHi: string | null, descriptionMr: string | null, percent: number, minimumSubtotalPaise: number, maximumDiscountPaise: number | null, perCustomerLimit: number | null, validUntil: string | null } } };

export type GiftVoucherRowFragment = { id: string, code: string, valuePaise: number, validUntil: string | null, redeemedAt: string | null };

export type GiftVouchersQueryVariables = Exact<{
  code?: string | null | undefined;
  before?: string | number | null | undefined;
  pageSize: number;
}>;


export type GiftVouchersQuery = { giftVouchers: Array<{ id: string, code: string, valuePaise: number, validUntil: string | null, redeemedAt: string | null }> };

export type AddGiftVoucherMutationVariables = Exact<{
  input: GiftVoucherInput;
}>;


export type AddGiftVoucherMutation = { addGiftVoucher: { id: string, code: string, valuePaise: number, validUntil: string | null, redeemedAt: string | null } };

export type EndGiftVoucherMutationVariables = Exact<{
  id: string | number;
}>;


export type EndGiftVoucherMutation = { endGiftVoucher: { id: string, code: string, valuePaise: number, validUntil: string | null, redeemedAt: string | null } };

export type AdminOfferBannerQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminOfferBannerQuery = { adminOfferBanner: { heading: string | null, text: string | null, isHidden: boolean, lastDay: string | null, version: number, changedAt: string | null } };

export type ChangeOfferBannerMutationVariables = Exact<{
  input: OfferBannerInput;
}>;


export type ChangeOfferBannerMutation = { changeOfferBanner: { heading: string | null, text: string | null, isHidden: boolean, lastDay: string | null, version: number, changedAt: string | null } };

export type AdminOfferBannerFieldsFragment = { heading: string | null, text: string | null, isHidden: boolean, lastDay: string | null, version: number, changedAt: string | null };

export type OrderSearchQueryVariables = Exact<{
  filter: OrderSearchFilter;
  sort: OrderSort;
  pageSize: number;
  after?: string | null | undefined;
  before?: string | null | undefined;
}>;


export type OrderSearchQuery = { orderSearch: { hasPrevious: boolean, hasNext: boolean, startCursor: string | null, endCursor: string | null, count: { count: number, isExact: boolean, toPayPaise: number | null }, items: Array<{ lateness: Lateness, nextStatuses: Array<OrderStatus>, customer: { id: string, firstName: string, lastName: string, isDeleted: boolean, phone: string }, order: { id: string, placedAt: string, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, isByPhone: boolean, deliveryVersion: number, bill: { toPayPaise: number }, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, line1: string, line2: string | null, pinCode: string, phone: string } | null } }> } };

export type ChangeOrderDeliveryMutationVariables = Exact<{
  id: string | number;
  input: OrderDeliveryInput;
}>;


export type ChangeOrderDeliveryMutation = { changeOrderDelivery: { nextStatuses: Array<OrderStatus>, customer: { id: string, firstName: string, lastName: string, isDeleted: boolean, email: string, phone: string }, order: { deliveryVersion: number, isByPhone: boolean, id: string, orderedDate: string, placedAt: string, payUntil: string | null, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, couponCode: string | null, canBeCancelled: boolean, takesUpiTransfer: boolean, deliveredWith: Array<string>, editableUntil: string | null, substitution: Substitution | null, toCollectPaise: number, reportableUntil: string | null, lines: Array<{ id: string, version: number, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, mrpPaise: number, unitPricePaise: number, quantity: number, totalPaise: number, discountPaise: number, refundedQuantity: number }>, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, phone: string } | null, bill: { subtotalPaise: number, toPayPaise: number, steps: Array<{ kind: BillStepKind, label: string, amountPaise: number, reason: string | null, labelMessage: { messageId: string, params: Record<string, string | number> } | null, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }> }, taxes: Array<{ gstBasisPoints: number | null, taxablePaise: number, cgstPaise: number, sgstPaise: number }>, events: Array<{ at: string, actorRole: OrderActorRole, staffEmail: string | null, fromStatus: OrderStatus | null, toStatus: OrderStatus, paymentStatus: PaymentStatus, note: string | null, noteMessage: { messageId: string, params: Record<string, string | number> } | null }>, payments: Array<{ id: string, amountPaise: number, status: PaymentStatus, cardBrand: string | null, cardLastFour: string | null, isByUpi: boolean, utr: string | null, rejectedBecause: string | null, createdAt: string }>, refunds: Array<{ id: string, amountPaise: number, status: PaymentStatus, reason: string, isSentByHand: boolean, utr: string | null, createdAt: string, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }>, creditNotes: Array<{ id: string, number: string, issuedAt: string, reason: string, amountPaise: number, cashPaise: number, giftCreditPaise: number, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }>, substituteQuestions: Array<{ id: string, quantity: number, state: QuestionState, expiresAt: string, chosenProductId: string | null, wanted: { productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number }, candidates: Array<{ productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number }> }>, deliveryPhotos: Array<{ id: string, url: string, createdAt: string }>, reports: Array<{ id: string, orderId: string, kind: OrderProblem, text: string, status: OrderReportStatus, createdAt: string, answer: string | null, creditNoteId: string | null, lines: Array<{ orderLineId: string, quantity: number }>, photos: Array<{ id: string, url: string, createdAt: string }> }> } } };

export type AdminOrderToEditQueryVariables = Exact<{
  id: string | number;
}>;


export type AdminOrderToEditQuery = { adminOrder: { order: { id: string, editVersion: number, editableUntil: string | null, paymentMethod: PaymentMethod, couponCode: string | null, deliveredWith: Array<string>, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, phone: string } | null, bill: { subtotalPaise: number, toPayPaise: number, steps: Array<{ kind: BillStepKind, label: string, amountPaise: number, reason: string | null, labelMessage: { messageId: string, params: Record<string, string | number> } | null, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }> }, lines: Array<{ id: string, productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, unitPricePaise: number, quantity: number }> } } };

export type MoveOrderMutationVariables = Exact<{
  id: string | number;
  to: OrderStatus;
  reason?: string | null | undefined;
  deliverySlotId?: string | number | null | undefined;
  writtenOffLineIds?: Array<string | number> | string | number | null | undefined;
}>;


export type MoveOrderMutation = { moveOrder: { nextStatuses: Array<OrderStatus>, customer: { id: string, firstName: string, lastName: string, isDeleted: boolean, email: string, phone: string }, order: { deliveryVersion: number, isByPhone: boolean, id: string, orderedDate: string, placedAt: string, payUntil: string | null, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, couponCode: string | null, canBeCancelled: boolean, takesUpiTransfer: boolean, deliveredWith: Array<string>, editableUntil: string | null, substitution: Substitution | null, toCollectPaise: number, reportableUntil: string | null, lines: Array<{ id: string, version: number, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, mrpPaise: number, unitPricePaise: number, quantity: number, totalPaise: number, discountPaise: number, refundedQuantity: number }>, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, phone: string } | null, bill: { subtotalPaise: number, toPayPaise: number, steps: Array<{ kind: BillStepKind, label: string, amountPaise: number, reason: string | null, labelMessage: { messageId: string, params: Record<string, string | number> } | null, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }> }, taxes: Array<{ gstBasisPoints: number | null, taxablePaise: number, cgstPaise: number, sgstPaise: number }>, events: Array<{ at: string, actorRole: OrderActorRole, staffEmail: string | null, fromStatus: OrderStatus | null, toStatus: OrderStatus, paymentStatus: PaymentStatus, note: string | null, noteMessage: { messageId: string, params: Record<string, string | number> } | null }>, payments: Array<{ id: string, amountPaise: number, status: PaymentStatus, cardBrand: string | null, cardLastFour: string | null, isByUpi: boolean, utr: string | null, rejectedBecause: string | null, createdAt: string }>, refunds: Array<{ id: string, amountPaise: number, status: PaymentStatus, reason: string, isSentByHand: boolean, utr: string | null, createdAt: string, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }>, creditNotes: Array<{ id: string, number: string, issuedAt: string, reason: string, amountPaise: number, cashPaise: number, giftCreditPaise: number, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }>, substituteQuestions: Array<{ id: string, quantity: number, state: QuestionState, expiresAt: string, chosenProductId: string | null, wanted: { productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number }, candidates: Array<{ productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number }> }>, deliveryPhotos: Array<{ id: string, url: string, createdAt: string }>, reports: Array<{ id: string, orderId: string, kind: OrderProblem, text: string, status: OrderReportStatus, createdAt: string, answer: string | null, creditNoteId: string | null, lines: Array<{ orderLineId: string, quantity: number }>, photos: Array<{ id: string, url: string, createdAt: string }> }> } } };

export type CollectCashMutationVariables = Exact<{
  orderId: string | number;
}>;


export type CollectCashMutation = { collectCash: { id: string, orderedDate: string, placedAt: string, payUntil: string | null, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, couponCode: string | null, canBeCancelled: boolean, takesUpiTransfer: boolean, deliveredWith: Array<string>, editableUntil: string | null, substitution: Substitution | null, toCollectPaise: number, reportableUntil: string | null, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, phone: string } | null, bill: { subtotalPaise: number, toPayPaise: number, steps: Array<{ kind: BillStepKind, label: string, amountPaise: number, reason: string | null, labelMessage: { messageId: string, params: Record<string, string | number> } | null, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }> }, taxes: Array<{ gstBasisPoints: number | null, taxablePaise: number, cgstPaise: number, sgstPaise: number }>, lines: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, mrpPaise: number, unitPricePaise: number, quantity: number, totalPaise: number, discountPaise: number, refundedQuantity: number }>, events: Array<{ at: string, actorRole: OrderActorRole, staffEmail: string | null, fromStatus: OrderStatus | null, toStatus: OrderStatus, paymentStatus: PaymentStatus, note: string | null, noteMessage: { messageId: string, params: Record<string, string | number> } | null }>, payments: Array<{ id: string, amountPaise: number, status: PaymentStatus, cardBrand: string | null, cardLastFour: string | null, isByUpi: boolean, utr: string | null, rejectedBecause: string | null, createdAt: string }>, refunds: Array<{ id: string, amountPaise: number, status: PaymentStatus, reason: string, isSentByHand: boolean, utr: string | null, createdAt: string, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }>, creditNotes: Array<{ id: string, number: string, issuedAt: string, reason: string, amountPaise: number, cashPaise: number, giftCreditPaise: number, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }>, substituteQuestions: Array<{ id: string, quantity: number, state: QuestionState, expiresAt: string, chosenProductId: string | null, wanted: { productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number }, candidates: Array<{ productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number }> }>, deliveryPhotos: Array<{ id: string, url: string, createdAt: string }>, reports: Array<{ id: string, orderId: string, kind: OrderProblem, text: string, status: OrderReportStatus, createdAt: string, answer: string | null, creditNoteId: string | null, lines: Array<{ orderLineId: string, quantity: number }>, photos: Array<{ id: string, url: string, createdAt: string }> }> } };

export type RefundPaymentMutationVariables = Exact<{
  input: RefundInput;
}>;


export type RefundPaymentMutation = { refundPayment: { id: string, amountPaise: number, status: PaymentStatus, reason: string, isSentByHand: boolean, utr: string | null, createdAt: string, reasonMessage: { messageId: string, params: Record<string, string | number> } | null } };

export type AdminOrderDetailsFragment = { nextStatuses: Array<OrderStatus>, customer: { id: string, firstName: string, lastName: string, isDeleted: boolean, email: string, phone: string }, order: { deliveryVersion: number, isByPhone: boolean, id: string, orderedDate: string, placedAt: string, payUntil: string | null, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, couponCode: string | null, canBeCancelled: boolean, takesUpiTransfer: boolean, deliveredWith: Array<string>, editableUntil: string | null, substitution: Substitution | null, toCollectPaise: number, reportableUntil: string | null, lines: Array<{ id: string, version: number, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, mrpPaise: number, unitPricePaise: number, quantity: number, totalPaise: number, discountPaise: number, refundedQuantity: number }>, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, phone: string } | null, bill: { subtotalPaise: number, toPayPaise: number, steps: Array<{ kind: BillStepKind, label: string, amountPaise: number, reason: string | null, labelMessage: { messageId: string, params: Record<string, string | number> } | null, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }> }, taxes: Array<{ gstBasisPoints: number | null, taxablePaise: number, cgstPaise: number, sgstPaise: number }>, events: Array<{ at: string, actorRole: OrderActorRole, staffEmail: string | null, fromStatus: OrderStatus | null, toStatus: OrderStatus, paymentStatus: PaymentStatus, note: string | null, noteMessage: { messageId: string, params: Record<string, string | number> } | null }>, payments: Array<{ id: string, amountPaise: number, status: PaymentStatus, cardBrand: string | null, cardLastFour: string | null, isByUpi: boolean, utr: string | null, rejectedBecause: string | null, createdAt: string }>, refunds: Array<{ id: string, amountPaise: number, status: PaymentStatus, reason: string, isSentByHand: boolean, utr: string | null, createdAt: string, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }>, creditNotes: Array<{ id: string, number: string, issuedAt: string, reason: string, amountPaise: number, cashPaise: number, giftCreditPaise: number, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }>, substituteQuestions: Array<{ id: string, quantity: number, state: QuestionState, expiresAt: string, chosenProductId: string | null, wanted: { productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number }, candidates: Array<{ productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number }> }>, deliveryPhotos: Array<{ id: string, url: string, createdAt: string }>, reports: Array<{ id: string, orderId: string, kind: OrderProblem, text: string, status: OrderReportStatus, createdAt: string, answer: string | null, creditNoteId: string | null, lines: Array<{ orderLineId: string, quantity: number }>, photos: Array<{ id: string, url: string, createdAt: string }> }> } };

export type StaffNotesFragment = { order: { id: string }, staffNotes: Array<{ id: string, at: string, staffEmail: string | null, text: string }> };

export type OrderNotesQueryVariables = Exact<{
  id: string | number;
}>;


export type OrderNotesQuery = { adminOrder: { order: { id: string }, staffNotes: Array<{ id: string, at: string, staffEmail: string | null, text: string }> } };

export type AddOrderNoteMutationVariables = Exact<{
  orderId: string | number;
  text: string;
}>;


export type AddOrderNoteMutation = { addOrderNote: { id: string, at: string, staffEmail: string | null, text: string } };

export type AdminOrderRowFragment = { nextStatuses: Array<OrderStatus>, customer: { id: string, firstName: string, lastName: string, isDeleted: boolean, phone: string }, order: { id: string, placedAt: string, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, bill: { toPayPaise: number }, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { line1: string, line2: string | null, pinCode: string } | null } };

export type AdminOrdersQueryVariables = Exact<{
  status?: OrderStatus | null | undefined;
  page: number;
  pageSize: number;
}>;


export type AdminOrdersQuery = { adminOrders: { totalCount: number, page: number, pageSize: number, pageCount: number, items: Array<{ nextStatuses: Array<OrderStatus>, customer: { id: string, firstName: string, lastName: string, isDeleted: boolean, phone: string }, order: { id: string, placedAt: string, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, bill: { toPayPaise: number }, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { line1: string, line2: string | null, pinCode: string } | null } }> } };

export type AdminOrderQueryVariables = Exact<{
  id: string | number;
}>;


export type AdminOrderQuery = { adminOrder: { nextStatuses: Array<OrderStatus>, customer: { id: string, firstName: string, lastName: string, isDeleted: boolean, email: string, phone: string }, order: { deliveryVersion: number, isByPhone: boolean, id: string, orderedDate: string, placedAt: string, payUntil: string | null, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, couponCode: string | null, canBeCancelled: boolean, takesUpiTransfer: boolean, deliveredWith: Array<string>, editableUntil: string | null, substitution: Substitution | null, toCollectPaise: number, reportableUntil: string | null, lines: Array<{ id: string, version: number, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, mrpPaise: number, unitPricePaise: number, quantity: number, totalPaise: number, discountPaise: number, refundedQuantity: number }>, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, phone: string } | null, bill: { subtotalPaise: number, toPayPaise: number, steps: Array<{ kind: BillStepKind, label: string, amountPaise: number, reason: string | null, labelMessage: { messageId: string, params: Record<string, string | number> } | null, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }> }, taxes: Array<{ gstBasisPoints: number | null, taxablePaise: number, cgstPaise: number, sgstPaise: number }>, events: Array<{ at: string, actorRole: OrderActorRole, staffEmail: string | null, fromStatus: OrderStatus | null, toStatus: OrderStatus, paymentStatus: PaymentStatus, note: string | null, noteMessage: { messageId: string, params: Record<string, string | number> } | null }>, payments: Array<{ id: string, amountPaise: number, status: PaymentStatus, cardBrand: string | null, cardLastFour: string | null, isByUpi: boolean, utr: string | null, rejectedBecause: string | null, createdAt: string }>, refunds: Array<{ id: string, amountPaise: number, status: PaymentStatus, reason: string, isSentByHand: boolean, utr: string | null, createdAt: string, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }>, creditNotes: Array<{ id: string, number: string, issuedAt: string, reason: string, amountPaise: number, cashPaise: number, giftCreditPaise: number, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }>, substituteQuestions: Array<{ id: string, quantity: number, state: QuestionState, expiresAt: string, chosenProductId: string | null, wanted: { productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number }, candidates: Array<{ productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number }> }>, deliveryPhotos: Array<{ id: string, url: string, createdAt: string }>, reports: Array<{ id: string, orderId: string, kind: OrderProblem, text: string, status: OrderReportStatus, createdAt: string, answer: string | null, creditNoteId: string | null, lines: Array<{ orderLineId: string, quantity: number }>, photos: Array<{ id: string, url: string, createdAt: string }> }> } } };

export type RefundPreviewQueryVariables = Exact<{
  input: RefundPreviewInput;
}>;


export type RefundPreviewQuery = { refundPreview: { amountPaise: number, toCollectPaise: number, cashPaise: number, cardPaise: number, giftCreditPaise: number } };

export type RefundOrderLinesMutationVariables = Exact<{
  input: RefundLinesInput;
}>;


export type RefundOrderLinesMutation = { refundOrderLines: { id: string, number: string, issuedAt: string, reason: string, amountPaise: number, cashPaise: number, giftCreditPaise: number, reasonMessage: { messageId: string, params: Record<string, string | number> } | null } };

export type PackMemberFragment = { id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, pricePaise: number, stockQuantity: number, isHidden: boolean | null, packGroup: string | null };

export type PackMembersQueryVariables = Exact<{
  productId: string | number;
}>;


export type PackMembersQuery = { packMembers: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, pricePaise: number, stockQuantity: number, isHidden: boolean | null, packGroup: string | null }> };

export type PackProposalsQueryVariables = Exact<{
  page: number;
  pageSize: number;
}>;


export type PackProposalsQuery = { packProposals: { totalCount: number, page: number, pageSize: number, pageCount: number, items: Array<{ name: string, brand: string | null, products: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, pricePaise: number, stockQuantity: number, isHidden: boolean | null, packGroup: string | null }> }> } };

export type JoinPacksMutationVariables = Exact<{
  rows: Array<PackJoinRow> | PackJoinRow;
}>;


export type JoinPacksMutation = { joinPacks: Array<{ row: number, packGroup: string | null, joinedIds: Array<string>, message: string | null }> };

export type LeavePacksMutationVariables = Exact<{
  rows: Array<PackLeaveRow> | PackLeaveRow;
}>;


export type LeavePacksMutation = { leavePacks: Array<{ row: number, message: string | null }> };

export type PhoneOrderCustomersQueryVariables = Exact<{
  text: string;
}>;


export type PhoneOrderCustomersQuery = { phoneOrderCustomers: Array<{ id: string, firstName: string, lastName: string, phone: string, email: string, hasLogin: boolean }> };

export type PhoneOrderCustomerQueryVariables = Exact<{
  id: string | number;
}>;


export type PhoneOrderCustomerQuery = { phoneOrderCustomer: { customer: { id: string, firstName: string, lastName: string, phone: string }, addresses: Array<{ recipientName: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, phone: string }>, lastOrders: Array<{ id: string, placedAt: string, status: OrderStatus, bill: { toPayPaise: number }, lines: Array<{ productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, unitPricePaise: number, quantity: number }> }> } };

export type PhoneOrderQuoteQueryVariables = Exact<{
  input: PhoneOrderQuoteInput;
}>;


export type PhoneOrderQuoteQuery = { phoneOrderQuote: { isServiceable: boolean | null, cart: { items: Array<{ id: string, quantity: number, unitPricePaise: number, totalPaise: number, exceedsStock: boolean, isHidden: boolean, product: { id: string, stockQuantity: number } }> }, quote: { couponProblem: string | null, bill: { subtotalPaise: number, toPayPaise: number, steps: Array<{ kind: BillStepKind, label: string, amountPaise: number, reason: string | null, labelMessage: { messageId: string, params: Record<string, string | number> } | null, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }> }, delivery: { minimumOrderPaise: number, missingPaise: number }, couponProblemMessage: { messageId: string, params: Record<string, string | number> } | null, bestCoupon: { discountPaise: number, missingPaise: number, coupon: { id: string, code: string, percent: number } } | null } } };

export type TakePhoneOrderMutationVariables = Exact<{
  input: PhoneOrderInput;
}>;


export type TakePhoneOrderMutation = { takePhoneOrder: { id: string, bill: { toPayPaise: number }, deliverySlot: { date: string, startMinute: number, endMinute: number } } };

export type PickedLineFragment = { id: string, productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number, quantity: number, orderedQuantity: number, pickedQuantity: number | null, packGrams: number | null, weighedGrams: number | null, shortQuantity: number, shortReason: ShortReason | null, substitutedQuantity: number, substitutesLineId: string | null, version: number, shelf: { shelfLocation: string | null, barcode: string | null, sku: string | null, aliases: string | null, categoryName: string } | null };

export type PickerOfOrderFragment = { picking: { staffEmail: string | null, isOwn: boolean, until: string } | null, customer: { id: string, firstName: string, lastName: string, isDeleted: boolean, phone: string }, order: { id: string, status: OrderStatus, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, phone: string } | null } };

export type QuestionInWalkFragment = { id: string, orderLineId: string, lineVersion: number, quantity: number, state: QuestionState, expiresAt: string, chosenProductId: string | null, candidates: Array<{ productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unitPricePaise: number, packGrams: number | null }> };

export type OrderInWalkFragment = { reducedByPaise: number, canAskCustomer: boolean, order: { id: string, substitution: Substitution | null, status: OrderStatus, lines: Array<{ id: string, productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number, quantity: number, orderedQuantity: number, pickedQuantity: number | null, packGrams: number | null, weighedGrams: number | null, shortQuantity: number, shortReason: ShortReason | null, substitutedQuantity: number, substitutesLineId: string | null, version: number, shelf: { shelfLocation: string | null, barcode: string | null, sku: string | null, aliases: string | null, categoryName: string } | null }>, substituteQuestions: Array<{ id: string, orderLineId: string, lineVersion: number, quantity: number, state: QuestionState, expiresAt: string, chosenProductId: string | null, candidates: Array<{ productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unitPricePaise: number, packGrams: number | null }> }>, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, phone: string } | null }, picking: { staffEmail: string | null, isOwn: boolean, until: string } | null, customer: { id: string, firstName: string, lastName: string, isDeleted: boolean, phone: string } };

export type OrderOfListFragment = { lateness: Lateness, order: { id: string, status: OrderStatus, lines: Array<{ id: string, quantity: number, pickedQuantity: number | null, substitutesLineId: string | null }>, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, phone: string } | null }, picking: { staffEmail: string | null, isOwn: boolean, until: string } | null, customer: { id: string, firstName: string, lastName: string, isDeleted: boolean, phone: string } };

export type OrdersToPickQueryVariables = Exact<{
  day: string;
}>;


export type OrdersToPickQuery = { orderBoard: { day: string, overdue: Array<{ lateness: Lateness, order: { id: string, status: OrderStatus, lines: Array<{ id: string, quantity: number, pickedQuantity: number | null, substitutesLineId: string | null }>, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, phone: string } | null }, picking: { staffEmail: string | null, isOwn: boolean, until: string } | null, customer: { id: string, firstName: string, lastName: string, isDeleted: boolean, phone: string } }>, orders: Array<{ lateness: Lateness, order: { id: string, status: OrderStatus, lines: Array<{ id: string, quantity: number, pickedQuantity: number | null, substitutesLineId: string | null }>, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, phone: string } | null }, picking: { staffEmail: string | null, isOwn: boolean, until: string } | null, customer: { id: string, firstName: string, lastName: string, isDeleted: boolean, phone: string } }> } };

export type OrderToPickQueryVariables = Exact<{
  id: string | number;
}>;


export type OrderToPickQuery = { adminOrder: { reducedByPaise: number, canAskCustomer: boolean, order: { id: string, substitution: Substitution | null, status: OrderStatus, lines: Array<{ id: string, productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number, quantity: number, orderedQuantity: number, pickedQuantity: number | null, packGrams: number | null, weighedGrams: number | null, shortQuantity: number, shortReason: ShortReason | null, substitutedQuantity: number, substitutesLineId: string | null, version: number, shelf: { shelfLocation: string | null, barcode: string | null, sku: string | null, aliases: string | null, categoryName: string } | null }>, substituteQuestions: Array<{ id: string, orderLineId: string, lineVersion: number, quantity: number, state: QuestionState, expiresAt: string, chosenProductId: string | null, candidates: Array<{ productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unitPricePaise: number, packGrams: number | null }> }>, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, phone: string } | null }, picking: { staffEmail: string | null, isOwn: boolean, until: string } | null, customer: { id: string, firstName: string, lastName: string, isDeleted: boolean, phone: string } } };

export type SubstitutesForQueryVariables = Exact<{
  orderLineId: string | number;
}>;


export type SubstitutesForQuery = { substitutesFor: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, aliases: string | null, unit: string | null, imageUrl: string, pricePaise: number, packGrams: number | null, sku: string | null, barcode: string | null, shelfLocation: string | null }> };

export type StartPickingMutationVariables = Exact<{
  orderId: string | number;
}>;


export type StartPickingMutation = { startPicking: { reducedByPaise: number, canAskCustomer: boolean, order: { id: string, substitution: Substitution | null, status: OrderStatus, lines: Array<{ id: string, productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number, quantity: number, orderedQuantity: number, pickedQuantity: number | null, packGrams: number | null, weighedGrams: number | null, shortQuantity: number, shortReason: ShortReason | null, substitutedQuantity: number, substitutesLineId: string | null, version: number, shelf: { shelfLocation: string | null, barcode: string | null, sku: string | null, aliases: string | null, categoryName: string } | null }>, substituteQuestions: Array<{ id: string, orderLineId: string, lineVersion: number, quantity: number, state: QuestionState, expiresAt: string, chosenProductId: string | null, candidates: Array<{ productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unitPricePaise: number, packGrams: number | null }> }>, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, phone: string } | null }, picking: { staffEmail: string | null, isOwn: boolean, until: string } | null, customer: { id: string, firstName: string, lastName: string, isDeleted: boolean, phone: string } } };

export type FinishPickingMutationVariables = Exact<{
  orderId: string | number;
}>;


export type FinishPickingMutation = { finishPicking: { reducedByPaise: number, canAskCustomer: boolean, order: { id: string, substitution: Substitution | null, status: OrderStatus, lines: Array<{ id: string, productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number, quantity: number, orderedQuantity: number, pickedQuantity: number | null, packGrams: number | null, weighedGrams: number | null, shortQuantity: number, shortReason: ShortReason | null, substitutedQuantity: number, substitutesLineId: string | null, version: number, shelf: { shelfLocation: string | null, barcode: string | null, sku: string | null, aliases: string | null, categoryName: string } | null }>, substituteQuestions: Array<{ id: string, orderLineId: string, lineVersion: number, quantity: number, state: QuestionState, expiresAt: string, chosenProductId: string | null, candidates: Array<{ productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unitPricePaise: number, packGrams: number | null }> }>, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, phone: string } | null }, picking: { staffEmail: string | null, isOwn: boolean, until: string } | null, customer: { id: string, firstName: string, lastName: string, isDeleted: boolean, phone: string } } };

export type PickOrderLineMutationVariables = Exact<{
  input: PickOrderLineInput;
}>;


export type PickOrderLineMutation = { pickOrderLine: { reducedByPaise: number, canAskCustomer: boolean, order: { id: string, substitution: Substitution | null, status: OrderStatus, lines: Array<{ id: string, productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number, quantity: number, orderedQuantity: number, pickedQuantity: number | null, packGrams: number | null, weighedGrams: number | null, shortQuantity: number, shortReason: ShortReason | null, substitutedQuantity: number, substitutesLineId: string | null, version: number, shelf: { shelfLocation: string | null, barcode: string | null, sku: string | null, aliases: string | null, categoryName: string } | null }>, substituteQuestions: Array<{ id: string, orderLineId: string, lineVersion: number, quantity: number, state: QuestionState, expiresAt: string, chosenProductId: string | null, candidates: Array<{ productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unitPricePaise: number, packGrams: number | null }> }>, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, phone: string } | null }, picking: { staffEmail: string | null, isOwn: boolean, until: string } | null, customer: { id: string, firstName: string, lastName: string, isDeleted: boolean, phone: string } } };

export type WeighOrderLineMutationVariables = Exact<{
  input: WeighOrderLineInput;
}>;


export type WeighOrderLineMutation = { weighOrderLine: { reducedByPaise: number, canAskCustomer: boolean, order: { id: string, substitution: Substitution | null, status: OrderStatus, lines: Array<{ id: string, productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number, quantity: number, orderedQuantity: number, pickedQuantity: number | null, packGrams: number | null, weighedGrams: number | null, shortQuantity: number, shortReason: ShortReason | null, substitutedQuantity: number, substitutesLineId: string | null, version: number, shelf: { shelfLocation: string | null, barcode: string | null, sku: string | null, aliases: string | null, categoryName: string } | null }>, substituteQuestions: Array<{ id: string, orderLineId: string, lineVersion: number, quantity: number, state: QuestionState, expiresAt: string, chosenProductId: string | null, candidates: Array<{ productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unitPricePaise: number, packGrams: number | null }> }>, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, phone: string } | null }, picking: { staffEmail: string | null, isOwn: boolean, until: string } | null, customer: { id: string, firstName: string, lastName: string, isDeleted: boolean, phone: string } } };

export type ShortOrderLineMutationVariables = Exact<{
  input: ShortOrderLineInput;
}>;


export type ShortOrderLineMutation = { shortOrderLine: { reducedByPaise: number, canAskCustomer: boolean, order: { id: string, substitution: Substitution | null, status: OrderStatus, lines: Array<{ id: string, productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number, quantity: number, orderedQuantity: number, pickedQuantity: number | null, packGrams: number | null, weighedGrams: number | null, shortQuantity: number, shortReason: ShortReason | null, substitutedQuantity: number, substitutesLineId: string | null, version: number, shelf: { shelfLocation: string | null, barcode: string | null, sku: string | null, aliases: string | null, categoryName: string } | null }>, substituteQuestions: Array<{ id: string, orderLineId: string, lineVersion: number, quantity: number, state: QuestionState, expiresAt: string, chosenProductId: string | null, candidates: Array<{ productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unitPricePaise: number, packGrams: number | null }> }>, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, phone: string } | null }, picking: { staffEmail: string | null, isOwn: boolean, until: string } | null, customer: { id: string, firstName: string, lastName: string, isDeleted: boolean, phone: string } } };

export type AskCustomerMutationVariables = Exact<{
  input: AskCustomerInput;
}>;


export type AskCustomerMutation = { askCustomer: { reducedByPaise: number, canAskCustomer: boolean, order: { id: string, substitution: Substitution | null, status: OrderStatus, lines: Array<{ id: string, productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number, quantity: number, orderedQuantity: number, pickedQuantity: number | null, packGrams: number | null, weighedGrams: number | null, shortQuantity: number, shortReason: ShortReason | null, substitutedQuantity: number, substitutesLineId: string | null, version: number, shelf: { shelfLocation: string | null, barcode: string | null, sku: string | null, aliases: string | null, categoryName: string } | null }>, substituteQuestions: Array<{ id: string, orderLineId: string, lineVersion: number, quantity: number, state: QuestionState, expiresAt: string, chosenProductId: string | null, candidates: Array<{ productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unitPricePaise: number, packGrams: number | null }> }>, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, phone: string } | null }, picking: { staffEmail: string | null, isOwn: boolean, until: string } | null, customer: { id: string, firstName: string, lastName: string, isDeleted: boolean, phone: string } } };

export type SubstituteOrderLineMutationVariables = Exact<{
  input: SubstituteOrderLineInput;
}>;


export type SubstituteOrderLineMutation = { substituteOrderLine: { reducedByPaise: number, canAskCustomer: boolean, order: { id: string, substitution: Substitution | null, status: OrderStatus, lines: Array<{ id: string, productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number, quantity: number, orderedQuantity: number, pickedQuantity: number | null, packGrams: number | null, weighedGrams: number | null, shortQuantity: number, shortReason: ShortReason | null, substitutedQuantity: number, substitutesLineId: string | null, version: number, shelf: { shelfLocation: string | null, barcode: string | null, sku: string | null, aliases: string | null, categoryName: string } | null }>, substituteQuestions: Array<{ id: string, orderLineId: string, lineVersion: number, quantity: number, state: QuestionState, expiresAt: string, chosenProductId: string | null, candidates: Array<{ productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unitPricePaise: number, packGrams: number | null }> }>, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, phone: string } | null }, picking: { staffEmail: string | null, isOwn: boolean, until: string } | null, customer: { id: string, firstName: string, lastName: string, isDeleted: boolean, phone: string } } };

export type ResetOrderLineMutationVariables = Exact<{
  input: LineActionInput;
}>;


export type ResetOrderLineMutation = { resetOrderLine: { reducedByPaise: number, canAskCustomer: boolean, order: { id: string, substitution: Substitution | null, status: OrderStatus, lines: Array<{ id: string, productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number, quantity: number, orderedQuantity: number, pickedQuantity: number | null, packGrams: number | null, weighedGrams: number | null, shortQuantity: number, shortReason: ShortReason | null, substitutedQuantity: number, substitutesLineId: string | null, version: number, shelf: { shelfLocation: string | null, barcode: string | null, sku: string | null, aliases: string | null, categoryName: string } | null }>, substituteQuestions: Array<{ id: string, orderLineId: string, lineVersion: number, quantity: number, state: QuestionState, expiresAt: string, chosenProductId: string | null, candidates: Array<{ productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unitPricePaise: number, packGrams: number | null }> }>, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, phone: string } | null }, picking: { staffEmail: string | null, isOwn: boolean, until: string } | null, customer: { id: string, firstName: string, lastName: string, isDeleted: boolean, phone: string } } };

export type AdminPoliciesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminPoliciesQuery = { adminPolicies: Array<{ name: PolicyName, language: Language, text: string | null, usualText: string, version: number, changedAt: string | null }> };

export type ChangePolicyMutationVariables = Exact<{
  input: PolicyInput;
}>;


export type ChangePolicyMutation = { changePolicy: { name: PolicyName, language: Language, text: string | null, usualText: string, version: number, changedAt: string | null } };

export type AdminPolicyFieldsFragment = { name: PolicyName, language: Language, text: string | null, usualText: string, version: number, changedAt: string | null };

export type NoteStaffPresenceMutationVariables = Exact<{
  record: StaffRecord;
  id: string | number;
}>;


export type NoteStaffPresenceMutation = { noteStaffPresence: Array<string> };

export type PrintedLineFragment = { id: string, productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, unitPricePaise: number, quantity: number, orderedQuantity: number, pickedQuantity: number | null, shortQuantity: number, shortReason: ShortReason | null, substitutedQuantity: number, substitutesLineId: string | null, replacedQuantity: number | null, totalPaise: number, shelf: { aliases: string | null, categoryName: string, shelfLocation: string | null, category: { id: string, slug: string, name: string, nameHi: string | null, nameMr: string | null } } | null };

export type PrintedOrderFragment = { customer: { id: string, firstName: string, lastName: string, isDeleted: boolean, phone: string, language: Language | null }, order: { id: string, orderedDate: string, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, substitution: Substitution | null, toCollectPaise: number, bill: { subtotalPaise: number, toPayPaise: number, steps: Array<{ kind: BillStepKind, label: string, amountPaise: number, reason: string | null, labelMessage: { messageId: string, params: Record<string, string | number> } | null, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }> }, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, phone: string } | null, lines: Array<{ id: string, productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, unitPricePaise: number, quantity: number, orderedQuantity: number, pickedQuantity: number | null, shortQuantity: number, shortReason: ShortReason | null, substitutedQuantity: number, substitutesLineId: string | null, replacedQuantity: number | null, totalPaise: number, shelf: { aliases: string | null, categoryName: string, shelfLocation: string | null, category: { id: string, slug: string, name: string, nameHi: string | null, nameMr: string | null } } | null }> } };

export type OrdersToPrintQueryVariables = Exact<{
  filter: OrderSearchFilter;
  pageSize: number;
  after?: string | null | undefined;
}>;


export type OrdersToPrintQuery = { orderSearch: { hasNext: boolean, hasPrevious: boolean, startCursor: string | null, endCursor: string | null, items: Array<{ customer: { id: string, firstName: string, lastName: string, isDeleted: boolean, phone: string, language: Language | null }, order: { id: string, orderedDate: string, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, substitution: Substitution | null, toCollectPaise: number, bill: { subtotalPaise: number, toPayPaise: number, steps: Array<{ kind: BillStepKind, label: string, amountPaise: number, reason: string | null, labelMessage: { messageId: string, params: Record<string, string | number> } | null, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }> }, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, phone: string } | null, lines: Array<{ id: string, productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, unitPricePaise: number, quantity: number, orderedQuantity: number, pickedQuantity: number | null, shortQuantity: number, shortReason: ShortReason | null, substitutedQuantity: number, substitutesLineId: string | null, replacedQuantity: number | null, totalPaise: number, shelf: { aliases: string | null, categoryName: string, shelfLocation: string | null, category: { id: string, slug: string, name: string, nameHi: string | null, nameMr: string | null } } | null }> } }> } };

export type TableProductFragment = { id: string, version: number, name: string, sku: string | null, imageUrl: string, mrpPaise: number, sellingPaise: number | null, stockQuantity: number, isHidden: boolean | null, visibleFrom: string | null, visibleUntil: string | null, gstBasisPoints: number | null, changedAt: string | null, category: { id: string, slug: string, name: string, nameHi: string | null, nameMr: string | null } };

export type ProductTableQueryVariables = Exact<{
  filter: ProductTableFilter;
  sort: ProductTableSort;
  pageSize: number;
  after?: string | null | undefined;
  before?: string | null | undefined;
}>;


export type ProductTableQuery = { productTable: { totalCount: number, hasPrevious: boolean, hasNext: boolean, startCursor: string | null, endCursor: string | null, correctedSearch: string | null, items: Array<{ id: string, version: number, name: string, sku: string | null, imageUrl: string, mrpPaise: number, sellingPaise: number | null, stockQuantity: number, isHidden: boolean | null, visibleFrom: string | null, visibleUntil: string | null, gstBasisPoints: number | null, changedAt: string | null, category: { id: string, slug: string, name: string, nameHi: string | null, nameMr: string | null } }> } };

export type TableProductNowQueryVariables = Exact<{
  id: string | number;
}>;


export type TableProductNowQuery = { product: { id: string, version: number, name: string, sku: string | null, imageUrl: string, mrpPaise: number, sellingPaise: number | null, stockQuantity: number, isHidden: boolean | null, visibleFrom: string | null, visibleUntil: string | null, gstBasisPoints: number | null, changedAt: string | null, category: { id: string, slug: string, name: string, nameHi: string | null, nameMr: string | null } } };

export type UpdateTableProductMutationVariables = Exact<{
  id: string | number;
  input: ProductInput;
  expectedVersion: number;
}>;


export type UpdateTableProductMutation = { updateProduct: { id: string, version: number, name: string, sku: string | null, imageUrl: string, mrpPaise: number, sellingPaise: number | null, stockQuantity: number, isHidden: boolean | null, visibleFrom: string | null, visibleUntil: string | null, gstBasisPoints: number | null, changedAt: string | null, category: { id: string, slug: string, name: string, nameHi: string | null, nameMr: string | null } } };

export type AdjustTableStockMutationVariables = Exact<{
  productId: string | number;
  delta: number;
  reason: string;
  key: string;
}>;


export type AdjustTableStockMutation = { adjustStock: { id: string, stockQuantity: number } };

export type AddProductMutationVariables = Exact<{
  input: ProductInput;
}>;


export type AddProductMutation = { addProduct: { sku: string | null, aliases: string | null, shelfLocation: string | null, barcode: string | null, packGrams: number | null, sellingPaise: number | null, costPaise: number | null, lowStockLevel: number | null, gstBasisPoints: number | null, hsn: string | null, isHidden: boolean | null, visibleFrom: string | null, visibleUntil: string | null, version: number, id: string, name: string, nameHi: string | null, nameMr: string | null, description: string, unit: string | null, imageUrl: string, mrpPaise: number, pricePaise: number, stockQuantity: number, isVeg: boolean | null, brand: string | null, ingredients: string | null, shelfLife: string | null, countryOfOrigin: string | null, manufacturer: string | null, fssaiLicence: string | null, category: { id: string, slug: string }, unitPrice: { paise: number, per: string } | null, pictures: Array<{ imageUrl: string, alt: string | null, altHi: string | null, altMr: string | null }> } };

export type AddedProductQueryVariables = Exact<{
  sku: string;
}>;


export type AddedProductQuery = { productsByCode: Array<{ id: string }> };

export type DeleteProductMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteProductMutation = { deleteProduct: boolean };

export type ProductForEditQueryVariables = Exact<{
  id: string | number;
}>;


export type ProductForEditQuery = { product: { sku: string | null, aliases: string | null, shelfLocation: string | null, barcode: string | null, packGrams: number | null, sellingPaise: number | null, costPaise: number | null, lowStockLevel: number | null, gstBasisPoints: number | null, hsn: string | null, isHidden: boolean | null, visibleFrom: string | null, visibleUntil: string | null, version: number, id: string, name: string, nameHi: string | null, nameMr: string | null, description: string, unit: string | null, imageUrl: string, mrpPaise: number, pricePaise: number, stockQuantity: number, isVeg: boolean | null, brand: string | null, ingredients: string | null, shelfLife: string | null, countryOfOrigin: string | null, manufacturer: string | null, fssaiLicence: string | null, category: { id: string, slug: string }, unitPrice: { paise: number, per: string } | null, pictures: Array<{ imageUrl: string, alt: string | null, altHi: string | null, altMr: string | null }> } };

export type ProductFormValuesFragment = { sku: string | null, aliases: string | null, shelfLocation: string | null, barcode: string | null, packGrams: number | null, sellingPaise: number | null, costPaise: number | null, lowStockLevel: number | null, gstBasisPoints: number | null, hsn: string | null, isHidden: boolean | null, visibleFrom: string | null, visibleUntil: string | null, version: number, id: string, name: string, nameHi: string | null, nameMr: string | null, description: string, unit: string | null, imageUrl: string, mrpPaise: number, pricePaise: number, stockQuantity: number, isVeg: boolean | null, brand: string | null, ingredients: string | null, shelfLife: string | null, countryOfOrigin: string | null, manufacturer: string | null, fssaiLicence: string | null, category: { id: string, slug: string }, unitPrice: { paise: number, per: string } | null, pictures: Array<{ imageUrl: string, alt: string | null, altHi: string | null, altMr: string | null }> };

export type AdminProductRowFragment = { id: string, name: string, description: string, imageUrl: string, mrpPaise: number, pricePaise: number, stockQuantity: number, isHidden: boolean | null, visibleFrom: string | null, visibleUntil: string | null };

export type AdminProductsQueryVariables = Exact<{
  search?: string | null | undefined;
  visibility: ProductVisibility;
  page: number;
  pageSize: number;
}>;


export type AdminProductsQuery = { products: { totalCount: number, page: number, pageSize: number, pageCount: number, items: Array<{ id: string, name: string, description: string, imageUrl: string, mrpPaise: number, pricePaise: number, stockQuantity: number, isHidden: boolean | null, visibleFrom: string | null, visibleUntil: string | null }> } };

export type LowStockProductsQueryVariables = Exact<{
  page: number;
  pageSize: number;
}>;


export type LowStockProductsQuery = { lowStockProducts: { totalCount: number, page: number, pageSize: number, pageCount: number, items: Array<{ id: string, name: string, description: string, imageUrl: string, mrpPaise: number, pricePaise: number, stockQuantity: number, isHidden: boolean | null, visibleFrom: string | null, visibleUntil: string | null }> } };

export type SetStockMutationVariables = Exact<{
  productId: string | number;
  expected: number;
  value: number;
  key?: string | null | undefined;
}>;


export type SetStockMutation = { setStock: { id: string, stockQuantity: number } };

export type UpdateProductMutationVariables = Exact<{
  id: string | number;
  input: ProductInput;
  expectedVersion?: number | null | undefined;
}>;


export type UpdateProductMutation = { updateProduct: { sku: string | null, aliases: string | null, shelfLocation: string | null, barcode: string | null, packGrams: number | null, sellingPaise: number | null, costPaise: number | null, lowStockLevel: number | null, gstBasisPoints: number | null, hsn: string | null, isHidden: boolean | null, visibleFrom: string | null, visibleUntil: string | null, version: number, id: string, name: string, nameHi: string | null, nameMr: string | null, description: string, unit: string | null, imageUrl: string, mrpPaise: number, pricePaise: number, stockQuantity: number, isVeg: boolean | null, brand: string | null, ingredients: string | null, shelfLife: string | null, countryOfOrigin: string | null, manufacturer: string | null, fssaiLicence: string | null, category: { id: string, slug: string }, unitPrice: { paise: number, per: string } | null, pictures: Array<{ imageUrl: string, alt: string | null, altHi: string | null, altMr: string | null }> } };

export type OpenOrderReportsQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenOrderReportsQuery = { openOrderReports: Array<{ id: string, orderId: string, kind: OrderProblem, text: string, status: OrderReportStatus, createdAt: string, answer: string | null, creditNoteId: string | null, orderLines: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null }>, lines: Array<{ orderLineId: string, quantity: number }>, photos: Array<{ id: string, url: string, createdAt: string }> }> };

export type DecideOrderReportMutationVariables = Exact<{
  input: DecideReportInput;
}>;


export type DecideOrderReportMutation = { decideOrderReport: { id: string, orderId: string, kind: OrderProblem, text: string, status: OrderReportStatus, createdAt: string, answer: string | null, creditNoteId: string | null, lines: Array<{ orderLineId: string, quantity: number }>, photos: Array<{ id: string, url: string, createdAt: string }> } };

export type MyRoundsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyRoundsQuery = { myRounds: Array<{ id: string, riderId: string, riderEmail: string | null, slotDate: string, slotStartMinute: number, slotEndMinute: number, version: number, startedAt: string | null, cashPaise: number, stops: Array<{ id: string, isOpen: boolean, outcome: StopOutcome | null, receivedBy: string | null, failureReason: string | null, cashPaise: number | null, doneAt: string | null, order: { id: string, status: OrderStatus, slotDate: string, slotStartMinute: number, slotEndMinute: number, toCollectPaise: number, upiRequest: { reference: string, link: string } | null, recipient: { name: string, phone: string } | null, address: { recipientName: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, phone: string } | null } }>, handIn: { countedPaise: number, differencePaise: number, reason: string | null, byEmail: string | null, at: string } | null }> };

export type StartRoundMutationVariables = Exact<{
  roundId: string | number;
}>;


export type StartRoundMutation = { startRound: { id: string, riderId: string, riderEmail: string | null, slotDate: string, slotStartMinute: number, slotEndMinute: number, version: number, startedAt: string | null, cashPaise: number, stops: Array<{ id: string, isOpen: boolean, outcome: StopOutcome | null, receivedBy: string | null, failureReason: string | null, cashPaise: number | null, doneAt: string | null, order: { id: string, status: OrderStatus, slotDate: string, slotStartMinute: number, slotEndMinute: number, toCollectPaise: number, upiRequest: { reference: string, link: string } | null, recipient: { name: string, phone: string } | null, address: { recipientName: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, phone: string } | null } }>, handIn: { countedPaise: number, differencePaise: number, reason: string | null, byEmail: string | null, at: string } | null } };

export type DeliverStopMutationVariables = Exact<{
  input: DeliverStopInput;
}>;


export type DeliverStopMutation = { deliverStop: { id: string, riderId: string, riderEmail: string | null, slotDate: string, slotStartMinute: number, slotEndMinute: number, version: number, startedAt: string | null, cashPaise: number, stops: Array<{ id: string, isOpen: boolean, outcome: StopOutcome | null, receivedBy: string | null, failureReason: string | null, cashPaise: number | null, doneAt: string | null, order: { id: string, status: OrderStatus, slotDate: string, slotStartMinute: number, slotEndMinute: number, toCollectPaise: number, upiRequest: { reference: string, link: string } | null, recipient: { name: string, phone: string } | null, address: { recipientName: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, phone: string } | null } }>, handIn: { countedPaise: number, differencePaise: number, reason: string | null, byEmail: string | null, at: string } | null } };

export type FailStopMutationVariables = Exact<{
  input: FailStopInput;
}>;


export type FailStopMutation = { failStop: { id: string, riderId: string, riderEmail: string | null, slotDate: string, slotStartMinute: number, slotEndMinute: number, version: number, startedAt: string | null, cashPaise: number, stops: Array<{ id: string, isOpen: boolean, outcome: StopOutcome | null, receivedBy: string | null, failureReason: string | null, cashPaise: number | null, doneAt: string | null, order: { id: string, status: OrderStatus, slotDate: string, slotStartMinute: number, slotEndMinute: number, toCollectPaise: number, upiRequest: { reference: string, link: string } | null, recipient: { name: string, phone: string } | null, address: { recipientName: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, phone: string } | null } }>, handIn: { countedPaise: number, differencePaise: number, reason: string | null, byEmail: string | null, at: string } | null } };

export type CustomRoleFieldsFragment = { id: string, name: string, permissions: Array<Permission>, version: number };

export type StaffRolesQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffRolesQuery = { staffRoles: { builtIn: Array<{ role: StaffRole, permissions: Array<Permission> }>, custom: Array<{ id: string, name: string, permissions: Array<Permission>, version: number }> } };

export type AddCustomRoleMutationVariables = Exact<{
  input: CustomRoleInput;
}>;


export type AddCustomRoleMutation = { addCustomRole: { id: string, name: string, permissions: Array<Permission>, version: number } };

export type ChangeCustomRoleMutationVariables = Exact<{
  id: string | number;
  input: CustomRoleInput;
  expectedVersion: number;
}>;


export type ChangeCustomRoleMutation = { changeCustomRole: { id: string, name: string, permissions: Array<Permission>, version: number } };

export type RemoveCustomRoleMutationVariables = Exact<{
  id: string | number;
  expectedVersion: number;
}>;


export type RemoveCustomRoleMutation = { removeCustomRole: boolean };

export type OrderToDeliverFieldsFragment = { id: string, status: OrderStatus, slotDate: string, slotStartMinute: number, slotEndMinute: number, toCollectPaise: number, upiRequest: { reference: string, link: string } | null, recipient: { name: string, phone: string } | null, address: { recipientName: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, phone: string } | null };

export type RoundFieldsFragment = { id: string, riderId: string, riderEmail: string | null, slotDate: string, slotStartMinute: number, slotEndMinute: number, version: number, startedAt: string | null, cashPaise: number, stops: Array<{ id: string, isOpen: boolean, outcome: StopOutcome | null, receivedBy: string | null, failureReason: string | null, cashPaise: number | null, doneAt: string | null, order: { id: string, status: OrderStatus, slotDate: string, slotStartMinute: number, slotEndMinute: number, toCollectPaise: number, upiRequest: { reference: string, link: string } | null, recipient: { name: string, phone: string } | null, address: { recipientName: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, phone: string } | null } }>, handIn: { countedPaise: number, differencePaise: number, reason: string | null, byEmail: string | null, at: string } | null };

export type DeliveryRoundsQueryVariables = Exact<{
  day: string;
}>;


export type DeliveryRoundsQuery = { deliveryRounds: Array<{ id: string, riderId: string, riderEmail: string | null, slotDate: string, slotStartMinute: number, slotEndMinute: number, version: number, startedAt: string | null, cashPaise: number, stops: Array<{ id: string, isOpen: boolean, outcome: StopOutcome | null, receivedBy: string | null, failureReason: string | null, cashPaise: number | null, doneAt: string | null, order: { id: string, status: OrderStatus, slotDate: string, slotStartMinute: number, slotEndMinute: number, toCollectPaise: number, upiRequest: { reference: string, link: string } | null, recipient: { name: string, phone: string } | null, address: { recipientName: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, phone: string } | null } }>, handIn: { countedPaise: number, differencePaise: number, reason: string | null, byEmail: string | null, at: string } | null }> };

export type RoundPartsQueryVariables = Exact<{
  day: string;
}>;


export type RoundPartsQuery = { ordersToDeliver: Array<{ id: string, status: OrderStatus, slotDate: string, slotStartMinute: number, slotEndMinute: number, toCollectPaise: number, upiRequest: { reference: string, link: string } | null, recipient: { name: string, phone: string } | null, address: { recipientName: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, phone: string } | null }>, riders: Array<{ id: string, email: string }> };

export type MakeRoundMutationVariables = Exact<{
  input: NewRoundInput;
}>;


export type MakeRoundMutation = { makeRound: { id: string, riderId: string, riderEmail: string | null, slotDate: string, slotStartMinute: number, slotEndMinute: number, version: number, startedAt: string | null, cashPaise: number, stops: Array<{ id: string, isOpen: boolean, outcome: StopOutcome | null, receivedBy: string | null, failureReason: string | null, cashPaise: number | null, doneAt: string | null, order: { id: string, status: OrderStatus, slotDate: string, slotStartMinute: number, slotEndMinute: number, toCollectPaise: number, upiRequest: { reference: string, link: string } | null, recipient: { name: string, phone: string } | null, address: { recipientName: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, phone: string } | null } }>, handIn: { countedPaise: number, differencePaise: number, reason: string | null, byEmail: string | null, at: string } | null } };

export type ChangeRoundMutationVariables = Exact<{
  input: RoundChangeInput;
}>;


export type ChangeRoundMutation = { changeRound: { id: string, riderId: string, riderEmail: string | null, slotDate: string, slotStartMinute: number, slotEndMinute: number, version: number, startedAt: string | null, cashPaise: number, stops: Array<{ id: string, isOpen: boolean, outcome: StopOutcome | null, receivedBy: string | null, failureReason: string | null, cashPaise: number | null, doneAt: string | null, order: { id: string, status: OrderStatus, slotDate: string, slotStartMinute: number, slotEndMinute: number, toCollectPaise: number, upiRequest: { reference: string, link: string } | null, recipient: { name: string, phone: string } | null, address: { recipientName: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, phone: string } | null } }>, handIn: { countedPaise: number, differencePaise: number, reason: string | null, byEmail: string | null, at: string } | null } };

export type HandInRoundMutationVariables = Exact<{
  input: HandInInput;
}>;


export type HandInRoundMutation = { handInRound: { id: string, riderId: string, riderEmail: string | null, slotDate: string, slotStartMinute: number, slotEndMinute: number, version: number, startedAt: string | null, cashPaise: number, stops: Array<{ id: string, isOpen: boolean, outcome: StopOutcome | null, receivedBy: string | null, failureReason: string | null, cashPaise: number | null, doneAt: string | null, order: { id: string, status: OrderStatus, slotDate: string, slotStartMinute: number, slotEndMinute: number, toCollectPaise: number, upiRequest: { reference: string, link: string } | null, recipient: { name: string, phone: string } | null, address: { recipientName: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, phone: string } | null } }>, handIn: { countedPaise: number, differencePaise: number, reason: string | null, byEmail: string | null, at: string } | null } };

export type ConfirmUpiPaymentMutationVariables = Exact<{
  input: UpiPaymentInput;
}>;


export type ConfirmUpiPaymentMutation = { confirmUpiPayment: { id: string, status: OrderStatus, slotDate: string, slotStartMinute: number, slotEndMinute: number, toCollectPaise: number, upiRequest: { reference: string, link: string } | null, recipient: { name: string, phone: string } | null, address: { recipientName: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, phone: string } | null } };

export type WriteOffDebtMutationVariables = Exact<{
  input: WriteOffInput;
}>;


export type WriteOffDebtMutation = { writeOffDebt: { id: string, status: OrderStatus, slotDate: string, slotStartMinute: number, slotEndMinute: number, toCollectPaise: number, upiRequest: { reference: string, link: string } | null, recipient: { name: string, phone: string } | null, address: { recipientName: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, phone: string } | null } };

export type SearchMissRowFragment = { id: string, text: string, searchCount: number, lastSearchedAt: string, foundCount: number, firstFound: { id: string, name: string, nameHi: string | null, nameMr: string | null } | null };

export type SearchMissesQueryVariables = Exact<{
  days: number;
  isDismissed: boolean;
}>;


export type SearchMissesQuery = { searchMisses: Array<{ id: string, text: string, searchCount: number, lastSearchedAt: string, foundCount: number, firstFound: { id: string, name: string, nameHi: string | null, nameMr: string | null } | null }> };

export type ProductAliasesQueryVariables = Exact<{
  id: string | number;
}>;


export type ProductAliasesQuery = { product: { id: string, name: string, nameHi: string | null, nameMr: string | null, aliases: string | null, version: number } };

export type ChangeAliasesMutationVariables = Exact<{
  id: string | number;
  aliases: string;
  expectedVersion: number;
}>;


export type ChangeAliasesMutation = { updateProduct: { id: string, aliases: string | null, version: number } };

export type DismissSearchMissMutationVariables = Exact<{
  id: string | number;
  isDismissed: boolean;
}>;


export type DismissSearchMissMutation = { dismissSearchMiss: boolean };

export type StaffRowFragment = { id: string, email: string, role: StaffRole, roleVersion: number, hasTwoFactor: boolean, invitedUntil: string | null, customRole: { id: string, name: string } | null };

export type StaffSecondFactorFragment = { id: string, requiresSecondFactor: boolean, version: number };

export type StaffSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffSettingsQuery = { staffSettings: { id: string, requiresSecondFactor: boolean, version: number } };

export type RequireSecondFactorMutationVariables = Exact<{
  required: boolean;
  expectedVersion: number;
}>;


export type RequireSecondFactorMutation = { requireSecondFactor: { id: string, requiresSecondFactor: boolean, version: number } };

export type StaffQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffQuery = { staff: Array<{ id: string, email: string, role: StaffRole, roleVersion: number, hasTwoFactor: boolean, invitedUntil: string | null, customRole: { id: string, name: string } | null }> };

export type AddStaffMutationVariables = Exact<{
  input: StaffInput;
}>;


export type AddStaffMutation = { addStaff: { id: string, email: string, role: StaffRole, roleVersion: number, hasTwoFactor: boolean, invitedUntil: string | null, customRole: { id: string, name: string } | null } };

export type ChangeStaffRoleMutationVariables = Exact<{
  id: string | number;
  role: StaffRole;
  customRoleId?: string | number | null | undefined;
  expectedVersion: number;
}>;


export type ChangeStaffRoleMutation = { changeStaffRole: { id: string, email: string, role: StaffRole, roleVersion: number, hasTwoFactor: boolean, invitedUntil: string | null, customRole: { id: string, name: string } | null } };

export type ResetStaffTwoFactorMutationVariables = Exact<{
  id: string | number;
}>;


export type ResetStaffTwoFactorMutation = { resetStaffTwoFactor: { id: string, email: string, role: StaffRole, roleVersion: number, hasTwoFactor: boolean, invitedUntil: string | null, customRole: { id: string, name: string } | null } };

export type RemoveStaffMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveStaffMutation = { removeStaff: boolean };

export type StockPlaceFragment = { id: string, name: string, note: string | null, version: number, productCount: number, pieces: number };

export type StockPlacesQueryVariables = Exact<{ [key: string]: never; }>;


export type StockPlacesQuery = { stockLocations: Array<{ id: string, name: string, note: string | null, version: number, productCount: number, pieces: number }> };

export type AddStockPlaceMutationVariables = Exact<{
  input: StockLocationInput;
}>;


export type AddStockPlaceMutation = { addStockLocation: { id: string, name: string, note: string | null, version: number, productCount: number, pieces: number } };

export type ChangeStockPlaceMutationVariables = Exact<{
  id: string | number;
  input: StockLocationInput;
  expectedVersion: number;
}>;


export type ChangeStockPlaceMutation = { changeStockLocation: { id: string, name: string, note: string | null, version: number, productCount: number, pieces: number } };

export type RemoveStockPlaceMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveStockPlaceMutation = { removeStockLocation: boolean };

export type PlaceStockQueryVariables = Exact<{
  id: string | number;
  page: number;
}>;


export type PlaceStockQuery = { locationStock: { totalCount: number, page: number, pageSize: number, pageCount: number, items: Array<{ pieces: number, product: { id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, sku: string | null, barcode: string | null, stockQuantity: number, piecesToPick: number | null, mrpPaise: number, sellingPaise: number | null, costPaise: number | null, version: number }, batches: Array<{ id: string | null, expiresOn: string | null, pieces: number }> }> } };

export type StockElsewhereQueryVariables = Exact<{
  productIds: Array<string | number> | string | number;
}>;


export type StockElsewhereQuery = { stockElsewhere: Array<{ productId: string, pieces: number, location: { id: string, name: string } }> };

export type StockProductQueryVariables = Exact<{
  id: string | number;
}>;


export type StockProductQuery = { product: { id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, sku: string | null, barcode: string | null, stockQuantity: number, piecesToPick: number | null, mrpPaise: number, sellingPaise: number | null, costPaise: number | null, version: number } };

export type TransferStockMutationVariables = Exact<{
  input: TransferStockInput;
}>;


export type TransferStockMutation = { transferStock: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, sku: string | null, barcode: string | null, stockQuantity: number, piecesToPick: number | null, mrpPaise: number, sellingPaise: number | null, costPaise: number | null, version: number }> };

export type StockProductFragment = { id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, sku: string | null, barcode: string | null, stockQuantity: number, piecesToPick: number | null, mrpPaise: number, sellingPaise: number | null, costPaise: number | null, version: number };

export type StockProductsByCodeQueryVariables = Exact<{
  skus: Array<string> | string;
  barcodes: Array<string> | string;
}>;


export type StockProductsByCodeQuery = { productsByCode: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, sku: string | null, barcode: string | null, stockQuantity: number, piecesToPick: number | null, mrpPaise: number, sellingPaise: number | null, costPaise: number | null, version: number }> };

export type StockProductsByWordsQueryVariables = Exact<{
  search: string;
}>;


export type StockProductsByWordsQuery = { suggestions: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, sku: string | null, barcode: string | null, stockQuantity: number, piecesToPick: number | null, mrpPaise: number, sellingPaise: number | null, costPaise: number | null, version: number }> };

export type BuyingListQueryVariables = Exact<{
  page: number;
  pageSize: number;
}>;


export type BuyingListQuery = { buyingList: { totalCount: number, page: number, pageSize: number, pageCount: number, items: Array<{ level: number, waitingCount: number, soldPieces: number, suggestedPieces: number, product: { id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, sku: string | null, barcode: string | null, stockQuantity: number, piecesToPick: number | null, mrpPaise: number, sellingPaise: number | null, costPaise: number | null, version: number }, elsewhere: Array<{ pieces: number, location: { id: string, name: string } }> }> } };

export type ExpiringBatchesQueryVariables = Exact<{
  days: number;
  page: number;
}>;


export type ExpiringBatchesQuery = { expiringBatches: { totalCount: number, page: number, pageSize: number, pageCount: number, items: Array<{ id: string, batch: string | null, expiresOn: string, piecesLeft: number, product: { id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, sku: string | null, barcode: string | null, stockQuantity: number, piecesToPick: number | null, mrpPaise: number, sellingPaise: number | null, costPaise: number | null, version: number }, location: { id: string, name: string } | null }> } };

export type GoodsReceiptsQueryVariables = Exact<{
  page: number;
}>;


export type GoodsReceiptsQuery = { goodsReceipts: { totalCount: number, page: number, pageSize: number, pageCount: number, items: Array<{ id: string, supplier: string, billNumber: string, receivedAt: string, lineCount: number, totalPaise: number, undoneAt: string | null }> } };

export type GoodsReceiptQueryVariables = Exact<{
  id: string | number;
}>;


export type GoodsReceiptQuery = { goodsReceipt: { id: string, supplier: string, billNumber: string, receivedAt: string, lineCount: number, totalPaise: number, staffEmail: string | null, undoneAt: string | null, undoneByEmail: string | null, piecesThere: Array<number>, location: { id: string, name: string } | null, lines: Array<{ id: string, productId: string, productName: string, pieces: number, costPaise: number | null, batch: string | null, expiresOn: string | null, mrpPaise: number | null, sellingPaise: number | null, undonePieces: number }> } };

export type UndoGoodsReceiptMutationVariables = Exact<{
  id: string | number;
  expectedPieces: number;
}>;


export type UndoGoodsReceiptMutation = { undoGoodsReceipt: { id: string, undoneAt: string | null, undoneByEmail: string | null, piecesThere: Array<number>, lines: Array<{ id: string, undonePieces: number }> } };

export type StockMovementsQueryVariables = Exact<{
  productId: string | number;
  after?: string | number | null | undefined;
}>;


export type StockMovementsQuery = { product: { id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, sku: string | null, barcode: string | null, stockQuantity: number, piecesToPick: number | null, mrpPaise: number, sellingPaise: number | null, costPaise: number | null, version: number }, stockMovements: { hasNext: boolean, endCursor: string | null, items: Array<{ id: string, kind: StockMovementKind, quantity: number, stockAfter: number, orderId: string | null, reason: string | null, staffEmail: string | null, at: string, location: { id: string, name: string } | null }> } };

export type ReceiveGoodsMutationVariables = Exact<{
  input: ReceiveGoodsInput;
}>;


export type ReceiveGoodsMutation = { receiveGoods: { id: string, lineCount: number } };

export type CountStockMutationVariables = Exact<{
  productId: string | number;
  locationId?: string | number | null | undefined;
  shown: number;
  counted: number;
  reason?: string | null | undefined;
  key: string;
}>;


export type CountStockMutation = { countStock: { id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, sku: string | null, barcode: string | null, stockQuantity: number, piecesToPick: number | null, mrpPaise: number, sellingPaise: number | null, costPaise: number | null, version: number } };

export type AdjustStockMutationVariables = Exact<{
  productId: string | number;
  locationId?: string | number | null | undefined;
  delta: number;
  kind?: StockChangeKind | null | undefined;
  reason: string;
  key: string;
}>;


export type AdjustStockMutation = { adjustStock: { id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, sku: string | null, barcode: string | null, stockQuantity: number, piecesToPick: number | null, mrpPaise: number, sellingPaise: number | null, costPaise: number | null, version: number } };

export type WriteOffBatchMutationVariables = Exact<{
  id: string | number;
  pieces: number;
  keepsRest: boolean;
  reason: string;
  key: string;
}>;


export type WriteOffBatchMutation = { writeOffBatch: { id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, sku: string | null, barcode: string | null, stockQuantity: number, piecesToPick: number | null, mrpPaise: number, sellingPaise: number | null, costPaise: number | null, version: number } };

export type SellOffMutationVariables = Exact<{
  id: string | number;
  input: ProductInput;
  expectedVersion: number;
}>;


export type SellOffMutation = { updateProduct: { id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, sku: string | null, barcode: string | null, stockQuantity: number, piecesToPick: number | null, mrpPaise: number, sellingPaise: number | null, costPaise: number | null, version: number } };

export type UpiSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type UpiSettingsQuery = { upiSettings: { payeeAddress: string | null, payeeName: string | null, version: number } };

export type ChangeUpiSettingsMutationVariables = Exact<{
  input: UpiSettingsInput;
}>;


export type ChangeUpiSettingsMutation = { changeUpiSettings: { payeeAddress: string | null, payeeName: string | null, version: number } };

export type UpiSettingsFieldsFragment = { payeeAddress: string | null, payeeName: string | null, version: number };

export type UpiTransfersQueryVariables = Exact<{ [key: string]: never; }>;


export type UpiTransfersQuery = { statedTransfers: Array<{ reference: string, customerName: string | null, sumBeforeFeePaise: number | null, isOrderCancelled: boolean, payment: { id: string, orderId: string | null, status: PaymentStatus, amountPaise: number, utr: string | null, rejectedBecause: string | null, createdAt: string } }>, refundsToSend: Array<{ customerName: string | null, payment: { id: string, orderId: string | null, utr: string | null }, refund: { reason: string, createdAt: string, id: string, status: PaymentStatus, amountPaise: number, utr: string | null, reasonMessage: { messageId: string, params: Record<string, string | number> } | null } }> };

export type StatedPaymentFragment = { id: string, orderId: string | null, status: PaymentStatus, amountPaise: number, utr: string | null, rejectedBecause: string | null, createdAt: string };

export type SentRefundFragment = { id: string, status: PaymentStatus, amountPaise: number, utr: string | null };

export type ConfirmUpiTransferMutationVariables = Exact<{
  paymentId: string | number;
  utr?: string | null | undefined;
  amountPaise?: number | null | undefined;
}>;


export type ConfirmUpiTransferMutation = { confirmUpiTransfer: { id: string, orderId: string | null, status: PaymentStatus, amountPaise: number, utr: string | null, rejectedBecause: string | null, createdAt: string } };

export type RejectUpiTransferMutationVariables = Exact<{
  input: RejectTransferInput;
}>;


export type RejectUpiTransferMutation = { rejectUpiTransfer: { id: string, orderId: string | null, status: PaymentStatus, amountPaise: number, utr: string | null, rejectedBecause: string | null, createdAt: string } };

export type MarkRefundSentMutationVariables = Exact<{
  input: SentRefundInput;
}>;


export type MarkRefundSentMutation = { markRefundSent: { id: string, status: PaymentStatus, amountPaise: number, utr: string | null } };

export type WebhookRowFragment = { id: string, description: string, url: string, types: Array<string>, state: WebhookState, failingSince: string | null, createdAt: string, formerSecretUntil: string | null };

export type WebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhooksQuery = { webhooks: Array<{ id: string, description: string, url: string, types: Array<string>, state: WebhookState, failingSince: string | null, createdAt: string, formerSecretUntil: string | null }> };

export type WebhookDeliveriesQueryVariables = Exact<{
  id: string | number;
  before?: string | number | null | undefined;
}>;


export type WebhookDeliveriesQuery = { webhookDeliveries: { endCursor: string | null, items: Array<{ id: string, type: string, messageId: string, state: WebhookDeliveryState, attempts: number, status: number | null, failure: string | null, createdAt: string, triedAt: string | null, nextTryAt: string | null, body: string }> } };

export type AddWebhookMutationVariables = Exact<{
  input: WebhookInput;
}>;


export type AddWebhookMutation = { addWebhook: { secret: string, webhook: { id: string, description: string, url: string, types: Array<string>, state: WebhookState, failingSince: string | null, createdAt: string, formerSecretUntil: string | null } } };

export type RotateWebhookSecretMutationVariables = Exact<{
  id: string | number;
}>;


export type RotateWebhookSecretMutation = { rotateWebhookSecret: { secret: string, webhook: { id: string, description: string, url: string, types: Array<string>, state: WebhookState, failingSince: string | null, createdAt: string, formerSecretUntil: string | null } } };

export type TurnWebhookMutationVariables = Exact<{
  id: string | number;
  isOn: boolean;
}>;


export type TurnWebhookMutation = { turnWebhook: { id: string, description: string, url: string, types: Array<string>, state: WebhookState, failingSince: string | null, createdAt: string, formerSecretUntil: string | null } };

export type RemoveWebhookMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveWebhookMutation = { removeWebhook: boolean };

export type TestWebhookMutationVariables = Exact<{
  id: string | number;
}>;


export type TestWebhookMutation = { testWebhook: { status: number | null, failure: string | null } };

export type RedeliverEventMutationVariables = Exact<{
  id: string | number;
}>;


export type RedeliverEventMutation = { redeliverEvent: boolean };

export type StopPriceMailsMutationVariables = Exact<{
  token: string;
}>;


export type StopPriceMailsMutation = { stopPriceMails: boolean };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { register: { id: string } };

export type ContactMutationVariables = Exact<{
  input: ContactInput;
}>;


export type ContactMutation = { contact: { id: string } };

export type StoreQueryVariables = Exact<{ [key: string]: never; }>;


export type StoreQuery = { store: { name: string, city: string, addressLines: Array<string>, supportPhone: string, supportEmail: string } };
