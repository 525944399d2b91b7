/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Which login a forgotten password belongs to. */
export type AccountKind =
  /** Somebody who keeps the shop. */
  | 'ADMIN'
  /** Somebody who shops. */
  | 'CUSTOMER';

/** What to put into the cart. */
export type AddToCartInput = {
  /** Number of the product. */
  productId: string | number;
  /** Pieces to add, from 1 to 10,00,000 (a million). */
  quantity: number;
};

/** What is added to an order that is paid. */
export type AddToOrderInput = {
  /** Further pieces, each product once, at the prices of this moment. Where a price is another than the one that is given here, addToOrder fails with PRICE_CHANGED. */
  added: Array<ExpectedLineInput>;
  /** The sum to pay that the caller was shown, in paise: toPayPaise of `additionQuote`. Where another sum is due, nothing is ordered, and PRICE_CHANGED answers the new bill. */
  expectedTotalPaise: number;
  /** Chosen by the client for one addition: the same key counts once. */
  idempotencyKey: string;
  /** Number of the order. */
  orderId: string | number;
  /** Whether the gift credit of the customer pays first. Of what the staff adds it pays nothing. */
  useGiftCredit?: boolean;
};

/** What would be added to an order that is paid. */
export type AdditionQuoteInput = {
  /** Further pieces, each product once, at the prices of this moment. Where a price is another than the one that is given here, addToOrder fails with PRICE_CHANGED. */
  added: Array<ExpectedLineInput>;
  /** Number of the order. */
  orderId: string | number;
  /** Whether the gift credit of the customer pays first. Of what the staff adds it pays nothing. */
  useGiftCredit?: boolean;
};

/** An address to which the shop delivers. */
export type AddressInput = {
  /** What whoever brings it is to mind at the door: at most 200 letters. */
  instructions?: string | null | undefined;
  /** Whether it is taken where none is chosen; the first address of a customer always is. */
  isDefault?: boolean;
  /** The customer's name for it, such as Home: 1 to 40 letters. */
  label: string;
  /** What it is near. */
  landmark?: string | null | undefined;
  /** House and street: 1 to 200 letters. */
  line1: string;
  /** Area. */
  line2?: string | null | undefined;
  /** Ten digits. */
  phone: string;
  /** Six digits, from the list of pin codes the shop delivers to. */
  pinCode: string;
  /** Who receives it: 1 to 200 letters. */
  recipientName: string;
};

/** What a program may do with an API token. */
export type ApiScope =
  /** Bring packed orders; see where they go and what to collect alone. */
  | 'CARRY_ORDERS'
  /** Add, change and delete products. */
  | 'MANAGE_CATALOGUE'
  /** Make and end coupons. */
  | 'MANAGE_COUPONS'
  /** Set delivery windows, fees and areas. */
  | 'MANAGE_DELIVERY'
  /** Make gift vouchers. */
  | 'MANAGE_VOUCHERS'
  /** Move orders on, call them off, and collect cash. */
  | 'MOVE_ORDERS'
  /** Read bills, taxes, payments and documents, without the people who ordered. */
  | 'READ_ACCOUNTS'
  /** Read who did what. */
  | 'READ_AUDIT'
  /** Read what was written to the shop. */
  | 'READ_MESSAGES'
  /** Read all orders. */
  | 'READ_ORDERS'
  /** Pay money back. */
  | 'REFUND_PAYMENTS'
  /** Take orders for customers who call by telephone. */
  | 'TAKE_ORDERS';

/** A token to make. */
export type ApiTokenInput = {
  /** Days until it expires, 1 to 365. */
  expiresInDays?: number;
  /** What it is for: 1 to 60 letters. */
  name: string;
  /** Where its program keeps external ids: 1 to 40 small letters, digits and hyphens. Give the namespace of the token that this one replaces; it has one of its own where nothing is given. */
  namespace?: string | null | undefined;
  /** What it may do: at least one. */
  scopes: Array<ApiScope>;
};

/** What a customer says to an app that asks. */
export type AppAnswerInput = {
  /** The client_id of the app. */
  clientId: string;
  /** SHA-256, in base64url, of what only the app knows. */
  codeChallenge?: string | null | undefined;
  /** Has to be S256. */
  codeChallengeMethod?: string | null | undefined;
  /** Whether the app may. */
  isAllowed: boolean;
  /** Where the app is to be answered. */
  redirectUri: string;
  /** The endpoint that it asks for: that of the agents of customers. */
  resource?: string | null | undefined;
  /** Has to be code. */
  responseType?: string | null | undefined;
  /** The scopes, with spaces between; all of them where none is named. */
  scope?: string | null | undefined;
  /** What the app wants to find in the answer. */
  state?: string | null | undefined;
};

/** What an app asks a customer for: the parameters of an authorization request. */
export type AppRequestInput = {
  /** The client_id of the app. */
  clientId: string;
  /** SHA-256, in base64url, of what only the app knows. */
  codeChallenge?: string | null | undefined;
  /** Has to be S256. */
  codeChallengeMethod?: string | null | undefined;
  /** Where the app is to be answered. */
  redirectUri: string;
  /** The endpoint that it asks for: that of the agents of customers. */
  resource?: string | null | undefined;
  /** Has to be code. */
  responseType?: string | null | undefined;
  /** The scopes, with spaces between; all of them where none is named. */
  scope?: string | null | undefined;
  /** What the app wants to find in the answer. */
  state?: string | null | undefined;
};

/** What a customer lets an app do. */
export type AppScope =
  /** See the cart and change it. */
  | 'CART'
  /** See the addresses, and propose orders that the customer approves. */
  | 'CHECKOUT'
  /** See the orders. */
  | 'READ_ORDERS';

/** Terms of delivery of one area. */
export type AreaTermsInput = {
  /** What bringing an order costs, in paise. */
  feePaise: number;
  /** From this sum of the lines on it is free, in paise; nothing for never. */
  freeFromPaise?: number | null | undefined;
  /** The minimum order, in paise; 0 for none. */
  minimumOrderPaise: number;
};

/** About how many missing pieces of a line its customer is asked. */
export type AskCustomerInput = {
  /** The version of the line that the caller saw. */
  expectedVersion: number;
  /** Chosen by the client for one action: the same key counts once. */
  idempotencyKey: string;
  /** Number of the line. */
  orderLineId: string | number;
  /** How many more pieces are missing. */
  quantity: number;
};

/** Who did something that the audit log keeps. */
export type AuditActor =
  /** Somebody who keeps the shop. */
  | 'ADMIN'
  /** Somebody who shops. */
  | 'CUSTOMER'
  /** Somebody without a login. */
  | 'GUEST'
  /** The shop itself, such as an import or a payment that was settled. */
  | 'SYSTEM';

/** Which entries of the audit log are asked for; what is left out does not matter. */
export type AuditFilter = {
  /** What was done, such as product.changed. */
  action?: string | null | undefined;
  /** Who did it. */
  actor?: AuditActor | null | undefined;
  /** Number of the customer or admin who did it. */
  actorId?: string | number | null | undefined;
  /** The first day, in India. */
  from?: string | null | undefined;
  /** What it is about. */
  subject?: AuditSubject | null | undefined;
  /** Number of what it is about. */
  subjectId?: string | number | null | undefined;
  /** The last day, in India. */
  to?: string | null | undefined;
};

/** What the audit log is about. */
export type AuditSubject =
  /** A category of the shop's own. */
  | 'CATEGORY'
  /** A coupon. */
  | 'COUPON'
  /** An account of a customer. */
  | 'CUSTOMER'
  /** Delivery windows, days, terms or areas. */
  | 'DELIVERY'
  /** A gift voucher. */
  | 'GIFT_VOUCHER'
  /** A message to the shop. */
  | 'MESSAGE'
  /** The offer on the landing page. */
  | 'OFFER_BANNER'
  /** An order. */
  | 'ORDER'
  /** A payment. */
  | 'PAYMENT'
  /** A policy of the shop, such as its terms of sale. */
  | 'POLICY'
  /** A product: its texts, price and stock. */
  | 'PRODUCT'
  /** A refund. */
  | 'REFUND'
  /** A round of a rider, and its cash. */
  | 'ROUND'
  /** A text that customers searched for, and nothing was found. */
  | 'SEARCH'
  /** Somebody who keeps the shop, their logins and their tokens. */
  | 'STAFF'
  /** A role that an owner made. */
  | 'STAFF_ROLE'
  /** An address that events are sent to. */
  | 'WEBHOOK';

/** What a step of the bill is. */
export type BillStepKind =
  /** What a coupon takes off. */
  | 'COUPON'
  /** What bringing it costs. */
  | 'DELIVERY_FEE'
  /** What is paid with gift credit. */
  | 'GIFT_CREDIT'
  /** The discount on orders that are paid online. */
  | 'ONLINE_PAYMENT_DISCOUNT'
  /** The sum of the lines (the Grand Total of the cart). */
  | 'SUBTOTAL';

/** What to change of which products: those that fit everything that is given as in ProductTableFilter; all where nothing is. */
export type BulkChangeInput = {
  /** By how much prices rise, in paise; below 0 by how much they fall. */
  amountPaise?: number | null | undefined;
  /** By how much prices rise, below 0 by how much they fall, from -9999 to 50000: 500 is 5 %. Of BELOW_MRP by how much the selling price is less, from 1 to 9999. */
  basisPoints?: number | null | undefined;
  /** Its brand, whatever its capitals. */
  brand?: string | null | undefined;
  /** Slug of the only category. */
  category?: string | null | undefined;
  /** What was edited on this day in India or later. Another stock is no edit. */
  changedSince?: string | null | undefined;
  /** Their rate of GST, in basis points. */
  gstBasisPoints?: number | null | undefined;
  /** Its GST rate, in basis points. */
  gstRateBasisPoints?: number | null | undefined;
  /** Whether its GST rate is known. */
  hasGstRate?: boolean | null | undefined;
  /** Whether it has a picture of its own; a generated one is none. */
  hasPicture?: boolean | null | undefined;
  /** Their HSN code. */
  hsn?: string | null | undefined;
  /** Any of these products, at most 100. */
  ids?: Array<string | number> | null | undefined;
  /** Whether customers do not find them. */
  isHidden?: boolean | null | undefined;
  /** What changes. */
  kind: BulkChangeKind;
  /** What costs customers so much or less, in paise. */
  maxPricePaise?: number | null | undefined;
  /** What costs customers so much or more, in paise. */
  minPricePaise?: number | null | undefined;
  /** Slug of the category that they go to. */
  newCategory?: string | null | undefined;
  /** Which prices change. */
  prices?: ChangedPrices | null | undefined;
  /** Why stocks change, such as 'Delivery of Monday'. */
  reason?: string | null | undefined;
  /** What prices are rounded to. */
  rounding?: PriceRounding | null | undefined;
  /** Only what a list finds by these words. */
  search?: string | null | undefined;
  /** Whether customers find it. */
  standing?: ProductStanding | null | undefined;
  /** How much of it is there. */
  stock?: StockLevel | null | undefined;
  /** Pieces that come into the stock of each; below 0, pieces that go. */
  stockDelta?: number | null | undefined;
  /** What the pieces of `stockDelta` are; a correction where nothing is said. */
  stockKind?: StockChangeKind | null | undefined;
  /** Pieces of each in stock from then on. */
  stockQuantity?: number | null | undefined;
};

/** What can be changed of many products at once. */
export type BulkChangeKind =
  /** The selling price is the MRP less `basisPoints`. Needs rounding. */
  | 'BELOW_MRP'
  /** They go to `newCategory`. */
  | 'CATEGORY'
  /** `gstBasisPoints`, `hsn`, or both. */
  | 'GST'
  /** They are sold at their MRP. */
  | 'NO_SELLING_PRICE'
  /** Prices by `amountPaise`. Needs prices, rounding. */
  | 'PRICE_AMOUNT'
  /** Prices by `basisPoints`. Needs prices, rounding. */
  | 'PRICE_PERCENT'
  /** Stocks by `stockDelta`, as `stockKind`. Needs reason. */
  | 'STOCK_CHANGE'
  /** Stocks become `stockQuantity`, by the difference to what the preview shows: what is sold since stays sold. Needs reason. */
  | 'STOCK_SET'
  /** Customers find them, or not: `isHidden`. */
  | 'VISIBILITY';

/** What became of one product of a bulk change. */
export type BulkChangeRowState =
  /** It was changed. */
  | 'CHANGED'
  /** It was changed, and is not set back; `code` says why. */
  | 'KEPT'
  /** It cannot be changed; `code` says why. */
  | 'REFUSED'
  /** It was changed, and set back. */
  | 'UNDONE'
  /** It is to be changed. */
  | 'WAITING';

/** Where a bulk change stands. */
export type BulkChangeState =
  /** It was ended before all were changed. */
  | 'CANCELLED'
  /** All products are changed, or refused. */
  | 'DONE'
  /** Nothing is changed yet. It is forgotten after an hour. */
  | 'PREVIEWED'
  /** It is being worked out. */
  | 'PREVIEWING'
  /** Products are being changed. */
  | 'RUNNING'
  /** It starts by itself at `startsAt`. Its rows are those of the preview. */
  | 'SCHEDULED'
  /** Its time has come: the products that fit now are being found. */
  | 'STARTING'
  /** Products are being set back. */
  | 'UNDOING'
  /** All products are set back, or kept as somebody changed them since. */
  | 'UNDONE';

/** A category of the shop's own to make, or what it is to be. */
export type CategoryInput = {
  /** Address of its picture: a path on this shop or an http(s) URL; without one a picture is generated. */
  imageUrl?: string | null | undefined;
  /** Its name in English; another one beside it may not have it. */
  name: string;
  /** Its name in Hindi. */
  nameHi?: string | null | undefined;
  /** Its name in Marathi. */
  nameMr?: string | null | undefined;
  /** The category at the top that it is in; without one it is at the top itself. */
  parentId?: string | number | null | undefined;
  /** Its place among the shop's own categories beside it, from 1; without one it stays, or comes last. */
  position?: number | null | undefined;
};

/** How many pieces a line is to have. */
export type ChangeCartItemInput = {
  /** Number of the line. */
  cartItemId: string | number;
  /** Pieces from now on, from 1 to 10,00,000 (a million). */
  quantity: number;
};

/** A new e-mail address, to be confirmed by the link that is sent there. */
export type ChangeEmailInput = {
  /** The new address. */
  newEmail: string;
  /** The password, or of who has none a login code, so that nobody else at this browser can take the account. */
  password: string;
};

/** A new password, by who knows the old one. */
export type ChangePasswordInput = {
  /** The password until now; of who has none, a login code. */
  currentPassword: string;
  /** At least 8 characters with an upper-case letter and a digit. */
  newPassword: string;
};

/** Which prices of a product change. */
export type ChangedPrices =
  /** The MRP, and the selling price where there is one. */
  | 'BOTH'
  /** The MRP; the selling price stays. */
  | 'MRP'
  /** What it is sold at; the MRP stays. */
  | 'SELLING';

/** What Checkout of Razorpay gives the browser once it was paid. */
export type CheckoutAnswerInput = {
  /** Razorpay's number of the payment, razorpay_payment_id. */
  providerPaymentId: string;
  /** What Razorpay signed it with, razorpay_signature. */
  signature: string;
};

/** A message to the shop. */
export type ContactInput = {
  /** Where to answer. */
  email: string;
  /** At least 4 characters. */
  fullName: string;
  /** What it is about, at least 10 characters. */
  subject: string;
};

/** What a coupon gives and when. */
export type CouponInput = {
  /** 3 to 40 capitals, digits or -; small letters are made capitals. */
  code: string;
  /** What it gives, for people. */
  description: string;
  /** What it gives, in Hindi. */
  descriptionHi?: string | null | undefined;
  /** What it gives, in Marathi. */
  descriptionMr?: string | null | undefined;
  /** The most it takes off, in paise. */
  maximumDiscountPaise?: number | null | undefined;
  /** The subtotal from which on it may be used, in paise. */
  minimumSubtotalPaise?: number;
  /** How often each customer may use it. */
  perCustomerLimit?: number | null | undefined;
  /** Percent of the subtotal, 1 to 25. */
  percent: number;
  /** How often all customers together may use it. */
  totalLimit?: number | null | undefined;
  /** From when on it may be used. */
  validFrom?: string | null | undefined;
  /** Until when it may be used. */
  validUntil?: string | null | undefined;
};

/** A role to make, or what it is to be. */
export type CustomRoleInput = {
  /** Its name: 1 to 40 letters. */
  name: string;
  /** What it allows: at least one. */
  permissions: Array<Permission>;
};

/** The decision of a report. */
export type DecideReportInput = {
  /** What is decided. */
  decision: ReportDecision;
  /** Where the pieces are, where they are paid back. */
  goods?: ReturnedGoods;
  /** Why: 1 to 150 letters, which the customer reads. */
  reason: string;
  /** Number of the report. */
  reportId: string | number;
};

/** An order that was handed over. */
export type DeliverStopInput = {
  /** The cash that was collected: at most what is to be collected. What is left is a debt. */
  cashPaise: number;
  /** Who took the order: 1 to 100 characters. */
  receivedBy: string;
  /** Number of the stop. */
  stopId: string | number;
};

/** Where an order is to be brought. */
export type DeliveryAddressInput = {
  /** What whoever brings it is to mind at the door: at most 200 letters. */
  instructions?: string | null | undefined;
  /** What it is near. */
  landmark?: string | null | undefined;
  /** House and street: 1 to 200 letters. */
  line1: string;
  /** Area. */
  line2?: string | null | undefined;
  /** Ten digits. */
  phone: string;
  /** Six digits, from the list of pin codes the shop delivers to. */
  pinCode: string;
  /** Who receives it: 1 to 200 letters. */
  recipientName: string;
};

/** An area to which the shop delivers. addDeliveryArea needs name and pinCodes; changeDeliveryArea changes what is given. */
export type DeliveryAreaInput = {
  /** The version of the settings that was read. Where the same part was changed since, nothing is done and CONFLICT answers both. */
  expectedVersion: number;
  /** Its name: 1 to 40 characters. */
  name?: string | null | undefined;
  /** All its pin codes, at most 1000; none of them in another area. */
  pinCodes?: Array<string> | null | undefined;
  /** Terms of its own; null where the general ones hold. */
  terms?: AreaTermsInput | null | undefined;
};

/** What is different on some days. */
export type DeliveryDaysInput = {
  /** The days, at most 62, from today to a year ahead. */
  dates: Array<string>;
  /** The version of the settings that was read. Where the same part was changed since, nothing is done and CONFLICT answers both. */
  expectedVersion: number;
  /** Whether nothing is delivered. */
  isClosed?: boolean;
  /** Why, such as Diwali: up to 60 characters. Customers read why a day is closed. */
  reason?: string | null | undefined;
  /** Extra windows, and those that replace the window of the weekday with the same start; one that is not active takes it away. None: the day is as its weekday. */
  windows?: Array<DeliveryWindowInput>;
};

/** Changed terms of delivery; what is left out stays as it is. */
export type DeliveryTermsChangeInput = {
  /** The version of the settings that was read. Where the same part was changed since, nothing is done and CONFLICT answers both. */
  expectedVersion: number;
  /** What bringing an order costs, in paise. */
  feePaise?: number | null | undefined;
  /** From this sum of the lines on it is free, in paise; null for never. */
  freeFromPaise?: number | null | undefined;
  /** Whether the shop keeps the delivery fee of orders that are returned. Orders that were placed before are paid back in full. */
  keepsReturnFee?: boolean | null | undefined;
  /** The minimum order, in paise. */
  minimumOrderPaise?: number | null | undefined;
};

/** A delivery window. */
export type DeliveryWindowInput = {
  /** Orders it takes, 1 to 999999. */
  capacity: number;
  /** It closes so many minutes before it starts, 0 to 2880. */
  cutOffMinutes?: number;
  /** Minute of the Indian day at which it ends, up to 1440. */
  endMinute: number;
  /** Whether it is offered. */
  isActive?: boolean;
  /** Minute of the Indian day at which it starts, 0 to 1439. */
  startMinute: number;
};

/** Where a delivery window of a day comes from. */
export type DeliveryWindowOrigin =
  /** From its weekday, and changed on this day. */
  | 'CHANGED'
  /** Only on this day. */
  | 'EXTRA'
  /** The shop has it no longer; it has orders that were placed before. */
  | 'REMOVED'
  /** From the windows of its weekday. */
  | 'WEEKLY';

/** How an order is edited; what is left out stays. */
export type EditOrderInput = {
  /** Further pieces, each product once, at the prices of this moment: of products that the order has, too. Where a price is another than the one that is given here, editOrder fails with PRICE_CHANGED. */
  added?: Array<ExpectedLineInput>;
  /** Where to bring it instead: one of the addresses of its customer. */
  addressId?: string | number | null | undefined;
  /** Another delivery slot. */
  deliverySlotId?: string | number | null | undefined;
  /** The sum to pay that the caller was shown, in paise: bill.toPayPaise of `orderEditQuote`. Where the order would cost another sum, it stays as it is, and PRICE_CHANGED answers the new bill. */
  expectedTotalPaise: number;
  /** The `editVersion` of the order that the caller saw. */
  expectedVersion: number;
  /** Chosen by the client for one edit: the same key counts once. */
  idempotencyKey: string;
  /** The lines of which fewer pieces are wanted, each once. */
  lines?: Array<KeptLineInput>;
  /** Number of the order. */
  orderId: string | number;
};

/** A line of the cart, as the customer was shown it. */
export type ExpectedLineInput = {
  /** MRP of one piece, in paise; left out, whatever is printed on it is agreed to. */
  mrpPaise?: number | null | undefined;
  /** Number of the product. */
  productId: string | number;
  /** Pieces. */
  quantity: number;
  /** What one piece costs, in paise; left out, whatever it costs is agreed to. */
  unitPricePaise?: number | null | undefined;
};

/** An order that could not be handed over. */
export type FailStopInput = {
  /** Why: 1 to 150 characters, which the customer reads. */
  reason: string;
  /** Number of the stop. */
  stopId: string | number;
};

/** Whose password was forgotten. */
export type ForgotPasswordInput = {
  /** E-mail address, in any case. */
  email: string;
  /** Which login it belongs to. */
  kind?: AccountKind;
};

/** The choices of the registration form. */
export type Gender =
  /** Female. */
  | 'FEMALE'
  /** Male, as is assumed where nothing was chosen. */
  | 'MALE'
  /** Other. */
  | 'OTHER';

/** A gift voucher to make. */
export type GiftVoucherInput = {
  /** What its owner types, 8 to 40 capitals, digits or -; left out, the shop generates one. */
  code?: string | null | undefined;
  /** Until when it may be redeemed. */
  validUntil?: string | null | undefined;
  /** What it is worth, in paise: up to 10,00,000 (ten thousand rupees). */
  valuePaise: number;
};

/** A product that came, named by productId, sku or barcode, and what is new about it. */
export type GoodsLineInput = {
  /** The scanned barcode; VALIDATION where several products have it. */
  barcode?: string | null | undefined;
  /** The batch that is printed on the packs. */
  batch?: string | null | undefined;
  /** What one piece cost, in paise; the product has it from now on. */
  costPaise?: number | null | undefined;
  /** The last day on which it may be sold. */
  expiresOn?: string | null | undefined;
  /** The new MRP on the packs, in paise. */
  mrpPaise?: number | null | undefined;
  /** Pieces that came. */
  pieces: number;
  /** Number of the product. */
  productId?: string | number | null | undefined;
  /** The new selling price, in paise; VALIDATION above the MRP. */
  sellingPaise?: number | null | undefined;
  /** The shopkeeper's own number of it. */
  sku?: string | null | undefined;
};

/** The cash of a round, counted in the shop. */
export type HandInInput = {
  /** What was counted. */
  countedPaise: number;
  /** Why it is not what was collected: 1 to 200 characters; needed then only. */
  reason?: string | null | undefined;
  /** Number of the round. */
  roundId: string | number;
};

/** Which category of the shop one of a file is. */
export type ImportCategoryInput = {
  /** The path in the file: "A/B" counts for "A/B/C", too. */
  path: string;
  /** Slug of the category of the shop. */
  slug: string;
};

/** Which columns of a file hold a field of the products. */
export type ImportFieldInput = {
  /** Headers of its columns; several are joined, a category with "/". */
  headers: Array<string>;
  /** The field, as an export calls its column: sku, name, category, mrp, … */
  name: string;
};

/** How many pieces of a line of an order stay. */
export type KeptLineInput = {
  /** Number of the line. */
  orderLineId: string | number;
  /** How many of its pieces stay, at the price at which they were ordered: 0 takes the line out. */
  quantity: number;
};

/** The languages of the site and of its emails. */
export type Language =
  /** English. */
  | 'EN'
  /** Hindi. */
  | 'HI'
  /** Marathi. */
  | 'MR';

/** How an order stands to the end of its delivery slot. */
export type Lateness =
  /** Its slot ends within half an hour. */
  | 'DUE_SOON'
  /** Its slot has ended, and it is not delivered. */
  | 'LATE'
  /** It has time, or nothing more is to be delivered. */
  | 'ON_TIME';

/** Which line an action of picking is about. */
export type LineActionInput = {
  /** The version of the line that the caller saw. */
  expectedVersion: number;
  /** Chosen by the client for one action: the same key counts once. */
  idempotencyKey: string;
  /** Number of the line. */
  orderLineId: string | number;
};

/** Which way a login code takes. */
export type LoginCodeChannel =
  /** By e-mail, also to who gave a phone that the shop cannot write to. */
  | 'EMAIL'
  /** To the phone. */
  | 'PHONE';

/** What somebody logs in with. */
export type LoginInput = {
  /** E-mail address, in any case. */
  email: string;
  /** Password. */
  password: string;
};

/** What a customer logs in with in place of a password. */
export type LoginWithCodeInput = {
  /** The six digits that were sent. */
  code: string;
  /** E-mail address in any case, or phone of ten digits. */
  to: string;
};

/** A new round. */
export type NewRoundInput = {
  /** Chosen by the client for one round: the same key makes one round. */
  idempotencyKey: string;
  /** Numbers of the orders: 1 to 60 of one slot. */
  orderIds: Array<string | number>;
  /** Number of the rider, who may deliver orders. */
  riderId: string | number;
};

/** The offer on the landing page. */
export type OfferBannerInput = {
  /** The version that was changed. */
  expectedVersion: number;
  /** Up to 60 characters; nothing for the usual heading. */
  heading?: string | null | undefined;
  /** Whether it is taken off the landing page. */
  isHidden?: boolean;
  /** The last day on which it is shown, in Thane; nothing for no end. */
  lastDay?: string | null | undefined;
  /** Up to 160 characters; nothing for the usual text. */
  text?: string | null | undefined;
};

/** Who moved an order. */
export type OrderActorRole =
  /** Somebody who keeps the shop. */
  | 'ADMIN'
  /** Its customer. */
  | 'CUSTOMER'
  /** The shop itself, such as what the payment provider answered. */
  | 'SYSTEM';

/** How the delivery of an order changes; what is left out stays. */
export type OrderDeliveryInput = {
  /** The new address. */
  address?: DeliveryAddressInput | null | undefined;
  /** The new delivery slot. */
  deliverySlotId?: string | number | null | undefined;
  /** The `deliveryVersion` of the order that the caller saw. */
  expectedVersion: number;
};

/** How an order would be edited; what is left out stays. */
export type OrderEditQuoteInput = {
  /** Further pieces, each product once, at the prices of this moment: of products that the order has, too. Where a price is another than the one that is given here, editOrder fails with PRICE_CHANGED. */
  added?: Array<ExpectedLineInput>;
  /** Where to bring it instead: one of the addresses of its customer. */
  addressId?: string | number | null | undefined;
  /** Another delivery slot. */
  deliverySlotId?: string | number | null | undefined;
  /** The lines of which fewer pieces are wanted, each once. */
  lines?: Array<KeptLineInput>;
  /** Number of the order. */
  orderId: string | number;
};

/** What is wrong with delivered pieces. */
export type OrderProblem =
  /** They are damaged or spoilt. */
  | 'DAMAGED'
  /** They were not in the delivery. */
  | 'MISSING';

/** What became of a report. */
export type OrderReportStatus =
  /** Nobody has decided yet. */
  | 'OPEN'
  /** The pieces were paid back. */
  | 'REFUNDED'
  /** They were not; the answer says why. */
  | 'REJECTED';

/** Which orders are looked for: those that fit everything that is given. */
export type OrderSearchFilter = {
  /** Number of the customer. */
  customerId?: string | number | null | undefined;
  /** First day of delivery. */
  deliveryFrom?: string | null | undefined;
  /** Last day of delivery. */
  deliveryTo?: string | null | undefined;
  /** True: a refund was refused by the payment provider, and not tried again. */
  hasFailedRefund?: boolean | null | undefined;
  /** True: placed, packed or on its way after the end of its slot. */
  isLate?: boolean | null | undefined;
  /** Beginnings of words of the name of the customer or recipient. */
  name?: string | null | undefined;
  /** Number of the order. */
  number?: string | number | null | undefined;
  /** Any of these orders, at most 500 of them. */
  numbers?: Array<string | number> | null | undefined;
  /** How it is paid. */
  paymentMethod?: PaymentMethod | null | undefined;
  /** Its money in any of these states. */
  paymentStatuses?: Array<PaymentStatus> | null | undefined;
  /** Phone of the customer or recipient, or its first digits. */
  phone?: string | null | undefined;
  /** First day on which it was placed, in India. */
  placedFrom?: string | null | undefined;
  /** Last day on which it was placed, in India. */
  placedTo?: string | null | undefined;
  /** Words of the name, another name, unit or sku of a product in a line, in any part of it. */
  product?: string | null | undefined;
  /** Number of a product in a line. */
  productId?: string | number | null | undefined;
  /** Slots that start at one of these minutes of the day. */
  slotStartMinutes?: Array<number> | null | undefined;
  /** Any of these states. */
  statuses?: Array<OrderStatus> | null | undefined;
  /** What somebody typed: the number of an order ('#12' nothing else), the beginning of a phone number, or of words of the customer's or recipient's name, in any script. All words have to fit. */
  text?: string | null | undefined;
};

/** In which order found orders are listed. */
export type OrderSort =
  /** By their delivery slots, the earliest first. */
  | 'DELIVERY_FIRST'
  /** By their delivery slots, the latest first. */
  | 'DELIVERY_LAST'
  /** By when they were placed, the newest first. */
  | 'NEWEST'
  /** By when they were placed, the oldest first. */
  | 'OLDEST';

/** Where an order is on its way. */
export type OrderStatus =
  /** Called off. */
  | 'CANCELLED'
  /** Handed over. */
  | 'DELIVERED'
  /** Could not be handed over; it gets a new delivery slot, or is returned. */
  | 'DELIVERY_FAILED'
  /** On its way to the customer. */
  | 'OUT_FOR_DELIVERY'
  /** Packed in the shop. */
  | 'PACKED'
  /** Waits for an online payment. */
  | 'PENDING'
  /** Somebody picks it, line by line. */
  | 'PICKING'
  /** Stays in the shop after a failed delivery; what was paid is paid back. */
  | 'RETURNED'
  /** Placed: paid online, or to be paid at the door. */
  | 'SUCCESS';

/** One of several orders that are moved on together. */
export type OrderTransitionInput = {
  /** Where the caller saw it: from anywhere else it is not moved, unless it has arrived already. */
  expectedStatus?: OrderStatus | null | undefined;
  /** Number of the order. */
  id: string | number;
};

/** Products that are sizes of one thing. */
export type PackJoinRow = {
  /** Numbers of 2 to 12 products. Those of a group that one of them is in stay in it and need not be named. */
  productIds: Array<string | number>;
};

/** A product to take out of its pack group. */
export type PackLeaveRow = {
  /** The pack group that was read of it: where it is in another one, it stays there. */
  packGroup: string;
  /** Number of the product. */
  productId: string | number;
};

/** What a passkey answers to the options for a request: from PublicKeyCredential.toJSON() of the browser, in base64url. */
export type PasskeyAnswerInput = {
  /** response.authenticatorData: at most 4000 characters. */
  authenticatorData: string;
  /** response.clientDataJSON: at most 4000 characters. */
  clientDataJSON: string;
  /** Id of the credential: at most 1364 characters. */
  id: string;
  /** response.signature: at most 2000 characters. */
  signature: string;
  /** response.userHandle: at most 100 characters. */
  userHandle?: string | null | undefined;
};

/** A passkey that the browser made from beginPasskey: from PublicKeyCredential.toJSON() of the browser, in base64url. */
export type PasskeyInput = {
  /** response.attestationObject: at most 8000 characters. */
  attestationObject: string;
  /** response.clientDataJSON: at most 4000 characters. */
  clientDataJSON: string;
  /** Id of the credential: at most 1364 characters. */
  id: string;
  /** What its owner calls it: 1 to 60 characters. */
  name: string;
  /** response.transports, such as internal, hybrid or usb: at most 10. */
  transports: Array<string>;
};

/** The card, and which order it pays. Nothing of it is kept but brand, last four and year. */
export type PaymentInput = {
  /** Number of the card, spaces allowed. */
  cardNumber: string;
  /** Three or four digits. */
  cvv: string;
  /** The month to the end of which it is good, 1 to 12. Left out: all of its year. */
  expMonth?: number | null | undefined;
  /** The year to the end of which it is good. */
  expYear: number;
  /** The sum that the customer was shown, in paise: the order's bill.toPayPaise. Where the order costs another sum, nothing is charged and PRICE_CHANGED answers it. Left out: whatever it costs is agreed to. */
  expectedAmountPaise?: number | null | undefined;
  /** Chosen by the client for one attempt: the same key charges once, however often it is sent. */
  idempotencyKey?: string | null | undefined;
  /** Name on the card. */
  nameOnCard: string;
  /** The order to pay. Left out: the newest that awaits payment; where none does, the card is checked for nothing. */
  orderId?: string | number | null | undefined;
};

/** How an order is paid. */
export type PaymentMethod =
  /** Online by card or UPI, with the online-payment discount. */
  | 'CARD'
  /** At the door, without that discount. */
  | 'CASH_ON_DELIVERY';

/** Where the money is. */
export type PaymentStatus =
  /** The last attempt was declined; it may be tried again. */
  | 'FAILED'
  /** Not paid yet. */
  | 'PENDING'
  /** Paid back. */
  | 'REFUNDED'
  /** Paid. */
  | 'SUCCESS';

/** One thing that a member of the staff may be allowed to do. */
export type Permission =
  /** Call orders off and take them back; what was paid goes back. */
  | 'CANCEL_ORDERS'
  /** Bring packed orders by a courier; see where they go and what to collect alone. */
  | 'CARRY_ORDERS'
  /** Deliver the orders of their own rounds; see nothing else of orders. */
  | 'DELIVER_ORDERS'
  /** Add, change and delete products, and upload their pictures. */
  | 'MANAGE_CATALOGUE'
  /** Make and end coupons. */
  | 'MANAGE_COUPONS'
  /** Set delivery windows, fees and areas. */
  | 'MANAGE_DELIVERY'
  /** Let people into the staff and out of it; API tokens; roles. */
  | 'MANAGE_STAFF'
  /** Make gift vouchers. */
  | 'MANAGE_VOUCHERS'
  /** Move orders on, and collect cash. */
  | 'MOVE_ORDERS'
  /** Pick and pack the orders that are due now; see nothing else of orders. */
  | 'PICK_ORDERS'
  /** Read bills, taxes, payments, receipts and credit notes, without the people who ordered. */
  | 'READ_ACCOUNTS'
  /** Read who did what. */
  | 'READ_AUDIT'
  /** See the e-mail addresses of customers with orders. */
  | 'READ_CUSTOMER_EMAILS'
  /** Read what was written to the shop. */
  | 'READ_MESSAGES'
  /** See all orders, with names, addresses and telephone numbers. */
  | 'READ_ORDERS'
  /** Pay money back. */
  | 'REFUND_PAYMENTS'
  /** Take the cash of rounds in, settle transfers by UPI, and write debts off. */
  | 'SETTLE_CASH'
  /** Take orders for customers who call by telephone. */
  | 'TAKE_ORDERS';

/** Somebody who calls and is not a customer yet. */
export type PhoneCustomerInput = {
  /** First and last name, or only one: 1 to 100 characters. */
  name: string;
  /** Exactly ten digits. */
  phone: string;
};

/** An order that the staff takes by phone, to be paid in cash. */
export type PhoneOrderInput = {
  /** Where to bring it. It is written on the order, not into the customer's addresses. */
  address: DeliveryAddressInput;
  /** Code of a coupon. */
  couponCode?: string | null | undefined;
  /** Number of the customer, where they are known. */
  customerId?: string | number | null | undefined;
  /** When to bring it; left out, the first slot with room. */
  deliverySlotId?: string | number | null | undefined;
  /** The sum to pay that the customer was told, in paise: the quote's bill.toPayPaise. Where the order would cost another sum, nothing is placed and PRICE_CHANGED answers the new bill. */
  expectedTotalPaise: number;
  /** Chosen by the client once for one order, such as a UUID: the same key answers the same order for ever, however often it is sent. */
  idempotencyKey: string;
  /** What is ordered, each product once, with the prices that the customer was told: where one is another by now, nothing is placed and PRICE_CHANGED answers the new ones. */
  lines: Array<ExpectedLineInput>;
  /** Who calls, where they are not known: the customer without a login of this telephone number, or a new one. */
  newCustomer?: PhoneCustomerInput | null | undefined;
  /** A note of the staff on the order, which its customer never sees. */
  note?: string | null | undefined;
  /** What is to be done where something is missing when it is packed. */
  substitution?: Substitution | null | undefined;
};

/** A product of an order by phone, and how many pieces. */
export type PhoneOrderLineInput = {
  /** Number of the product. */
  productId: string | number;
  /** Pieces. */
  quantity: number;
};

/** What is to be quoted to somebody on the telephone. */
export type PhoneOrderQuoteInput = {
  /** Code of a coupon. */
  couponCode?: string | null | undefined;
  /** Number of the customer; left out while it is not known who calls. */
  customerId?: string | number | null | undefined;
  /** At most 200 lines, each product once. */
  lines: Array<PhoneOrderLineInput>;
  /** Where it would be brought: terms of delivery may differ by area. */
  pinCode?: string | null | undefined;
};

/** How many pieces of a line were picked. */
export type PickOrderLineInput = {
  /** The version of the line that the caller saw. */
  expectedVersion: number;
  /** Chosen by the client for one action: the same key counts once. */
  idempotencyKey: string;
  /** Number of the line. */
  orderLineId: string | number;
  /** All pieces that were picked so far. */
  pickedQuantity: number;
};

/** How the cart is to be ordered. */
export type PlaceOrderInput = {
  /** Where to bring it; left out, the caller's default address, if there is one. */
  addressId?: string | number | null | undefined;
  /** Code of a coupon. */
  couponCode?: string | null | undefined;
  /** When to bring it; left out, the first slot with room. */
  deliverySlotId?: string | number | null | undefined;
  /** The lines that the customer was shown, in any order. Where the cart has others by now, or they have other prices, nothing is placed and PRICE_CHANGED answers the new ones, also where the sum to pay is the same. Left out: whatever is in the cart is agreed to. */
  expectedLines?: Array<ExpectedLineInput> | null | undefined;
  /** The sum to pay that the customer was shown, in paise: the quote's bill.toPayPaise. Where the order would cost another sum, nothing is placed and PRICE_CHANGED answers the new bill. Left out: whatever it costs is agreed to. */
  expectedTotalPaise?: number | null | undefined;
  /** The parameter `checkout` of the link by which a program handed the lines over: it learns of the first order of the link. */
  handOver?: string | null | undefined;
  /** Chosen by the client once for one attempt, such as a UUID: the same key answers the same order, however often it is sent. With other wishes, or while other things are in the cart, it is IDEMPOTENCY_KEY_REUSED. */
  idempotencyKey: string;
  /** How it is to be paid. */
  paymentMethod?: PaymentMethod;
  /** The proposed order of an app that the caller approves by this; it has one order, whatever the idempotencyKey. Fails with NOT_FOUND or PROPOSAL_OVER. */
  proposalId?: string | number | null | undefined;
  /** What is to be done where something is missing when it is packed. */
  substitution?: Substitution | null | undefined;
  /** Whether gift credit is to be used. */
  useGiftCredit?: boolean;
};

/** A policy in one language. */
export type PolicyInput = {
  /** The version that was changed. */
  expectedVersion: number;
  /** In which language. */
  language: Language;
  /** Which policy. */
  name: PolicyName;
  /** Up to 10,000 characters in paragraphs; lines that begin with '## ' are headings, and with '- ' points of a list. Nothing for the usual text. */
  text?: string | null | undefined;
};

/** The policies of the shop. */
export type PolicyName =
  /** Delivery. */
  | 'DELIVERY'
  /** Who answers complaints. */
  | 'GRIEVANCE'
  /** What is done with personal data. */
  | 'PRIVACY'
  /** Returns and refunds. */
  | 'RETURNS'
  /** Terms of sale. */
  | 'TERMS';

/** What new prices are rounded to: the nearest, half up. */
export type PriceRounding =
  /** To 50 paise. */
  | 'HALF_RUPEES'
  /** To rupees and 99 paise. */
  | 'NINETY_NINE'
  /** To the paisa. */
  | 'NONE'
  /** To whole rupees. */
  | 'RUPEES';

/** What became of one row of an imported file. */
export type ProductImportRowState =
  /** It was left out; `problems` say why. */
  | 'BAD'
  /** The product that it brought in was sold since, and is hidden. */
  | 'HIDDEN'
  /** It brought a product in. */
  | 'INSERTED'
  /** Undoing it left the product as it is; `code` says why. */
  | 'KEPT'
  /** The product that it brought in was taken out again. */
  | 'REMOVED'
  /** The product that it changed was set back. */
  | 'RESTORED'
  /** It changed a product. */
  | 'UPDATED';

/** Where an import stands. */
export type ProductImportState =
  /** It was ended before all rows were done. */
  | 'CANCELLED'
  /** It tells what would be done. It is forgotten after a day. */
  | 'CHECKED'
  /** Its file is read, and nothing written. */
  | 'CHECKING'
  /** All rows are in the shop, or bad. */
  | 'DONE'
  /** Products are being written. */
  | 'RUNNING'
  /** Products are being set back. */
  | 'UNDOING'
  /** All products are removed, hidden, set back, or kept as somebody changed them. */
  | 'UNDONE';

/** A product as the shopkeeper writes it. addProduct needs name, description, imageUrl, mrpPaise and stockQuantity; updateProduct changes what is given. */
export type ProductInput = {
  /** Other names, separated by ';'. */
  aliases?: string | null | undefined;
  /** A GTIN of 8, 12, 13 or 14 digits, with the right check digit. */
  barcode?: string | null | undefined;
  /** Its brand; searches find it by that, too. */
  brand?: string | null | undefined;
  /** Slug of its category, or its path such as 'Fruits > Exotic fruits'; a new product without one goes to General. */
  categorySlug?: string | null | undefined;
  /** What one piece costs at the wholesaler's, in paise; receiveGoods sets it, too. */
  costPaise?: number | null | undefined;
  /** The country that it comes from. */
  countryOfOrigin?: string | null | undefined;
  /** A line or two, as plain text. */
  description?: string | null | undefined;
  /** The 14 digits of the FSSAI licence on its pack. */
  fssaiLicence?: string | null | undefined;
  /** Rate of the GST within its price, in basis points: 0, 500, 1200, 1800, 2800 or 4000. */
  gstBasisPoints?: number | null | undefined;
  /** Its HSN code: 4, 6 or 8 digits. */
  hsn?: string | null | undefined;
  /** Address of the picture: a path on this shop or an http(s) URL; /pictures/generated.svg to have one generated from its name and unit. */
  imageUrl?: string | null | undefined;
  /** What it is made of, as the pack says. */
  ingredients?: string | null | undefined;
  /** Whether customers do not find it, whatever visibleFrom and visibleUntil say. */
  isHidden?: boolean | null | undefined;
  /** Whether it is vegetarian; null where that is not known or means nothing. */
  isVeg?: boolean | null | undefined;
  /** At so many pieces or fewer its stock is low; null for the level of the shop. */
  lowStockLevel?: number | null | undefined;
  /** Who makes, packs or imports it, with the address. */
  manufacturer?: string | null | undefined;
  /** Further pictures in the order in which they are shown after that of imageUrl, at most 8: all of them; one that is there twice counts once. */
  morePictures?: Array<ProductPictureInput> | null | undefined;
  /** Maximum retail price of one piece, in paise; above 0. */
  mrpPaise?: number | null | undefined;
  /** Name. */
  name?: string | null | undefined;
  /** Name in Hindi. */
  nameHi?: string | null | undefined;
  /** Name in Marathi. */
  nameMr?: string | null | undefined;
  /** Grams of one piece, where it is sold by weight: weighed when it is picked, and billed by what it weighs. */
  packGrams?: number | null | undefined;
  /** Any text: products with the same one are sizes of one thing, at most 12. See joinPacks. */
  packGroup?: string | null | undefined;
  /** What one piece is sold at, in paise, where that is less than its MRP; null where it is sold at its MRP. VALIDATION (sellingPaise) above the MRP. */
  sellingPaise?: number | null | undefined;
  /** How long it keeps, such as '6 months'. */
  shelfLife?: string | null | undefined;
  /** Where it stands in the shop, as pickers find and sort it, such as A03-2. */
  shelfLocation?: string | null | undefined;
  /** The shopkeeper's own number of it; unique. */
  sku?: string | null | undefined;
  /** Pieces in stock of a new product. updateProduct takes it only where it is the stock already: setStock and adjustStock change it. */
  stockQuantity?: number | null | undefined;
  /** What one piece is, such as '500 g'. */
  unit?: string | null | undefined;
  /** From when on customers find it; null where they do already. */
  visibleFrom?: string | null | undefined;
  /** Until when customers find it; null for ever. VALIDATION (visibleUntil) where it is not after visibleFrom. */
  visibleUntil?: string | null | undefined;
};

/** A further picture of a product, as the shopkeeper gives it. */
export type ProductPictureInput = {
  /** What it shows, in English, in a line; a | becomes a space. */
  alt?: string | null | undefined;
  /** The same in Hindi. */
  altHi?: string | null | undefined;
  /** The same in Marathi. */
  altMr?: string | null | undefined;
  /** Its address: a path on this shop or an http(s) URL. */
  imageUrl: string;
};

/** The orders a product list can be in. */
export type ProductSort =
  /** By name. */
  | 'NAME'
  /** What came in last, first. */
  | 'NEWEST'
  /** What was sold most lately, first. */
  | 'POPULARITY'
  /** The dearest first. */
  | 'PRICE_HIGH_TO_LOW'
  /** The cheapest first. */
  | 'PRICE_LOW_TO_HIGH'
  /** What is meant most likely, first. Where nothing is searched for, by popularity. */
  | 'RELEVANCE'
  /** The cheapest kilogram or litre first, then the cheapest piece, then what cannot be compared. */
  | 'UNIT_PRICE';

/** Whether customers find a product at this moment. */
export type ProductStanding =
  /** They do not. */
  | 'HIDDEN'
  /** They do not yet; it appears by itself. */
  | 'SCHEDULED'
  /** They do. */
  | 'SHOWN';

/** Which products: those that fit everything that is given; all where nothing is. */
export type ProductTableFilter = {
  /** Its brand, whatever its capitals. */
  brand?: string | null | undefined;
  /** Slug of the only category. */
  category?: string | null | undefined;
  /** What was edited on this day in India or later. Another stock is no edit. */
  changedSince?: string | null | undefined;
  /** Its GST rate, in basis points. */
  gstRateBasisPoints?: number | null | undefined;
  /** Whether its GST rate is known. */
  hasGstRate?: boolean | null | undefined;
  /** Whether it has a picture of its own; a generated one is none. */
  hasPicture?: boolean | null | undefined;
  /** Any of these products, at most 100. */
  ids?: Array<string | number> | null | undefined;
  /** What costs customers so much or less, in paise. */
  maxPricePaise?: number | null | undefined;
  /** What costs customers so much or more, in paise. */
  minPricePaise?: number | null | undefined;
  /** Only what a list finds by these words. */
  search?: string | null | undefined;
  /** Whether customers find it. */
  standing?: ProductStanding | null | undefined;
  /** How much of it is there. */
  stock?: StockLevel | null | undefined;
};

/** The orders of the product table. */
export type ProductTableSort =
  /** What was edited longest ago, first. */
  | 'CHANGED_FIRST'
  /** What was edited last, first. */
  | 'CHANGED_LAST'
  /** By name. */
  | 'NAME_A_TO_Z'
  /** By name, backwards. */
  | 'NAME_Z_TO_A'
  /** What came in last, first. */
  | 'NEWEST'
  /** What came in first, first. */
  | 'OLDEST'
  /** The dearest first. */
  | 'PRICE_HIGH_TO_LOW'
  /** The cheapest first. */
  | 'PRICE_LOW_TO_HIGH'
  /** The most pieces first. */
  | 'STOCK_HIGH_TO_LOW'
  /** The fewest pieces first. */
  | 'STOCK_LOW_TO_HIGH';

/** Which products a list has, by whether customers find them at this moment. */
export type ProductVisibility =
  /** What customers find, then what they do not. Needs MANAGE_CATALOGUE. */
  | 'ANY'
  /** What customers do not find. Needs MANAGE_CATALOGUE. */
  | 'HIDDEN'
  /** What customers find. */
  | 'VISIBLE';

/** Where an order stands that an app proposed. */
export type ProposalState =
  /** The customer ordered; `orderId` is the order. */
  | 'APPROVED'
  /** It waits for the customer, but the cart, a price, the stock or the delivery window is no longer what was proposed: they see, and approve, what it is by now. */
  | 'CHANGED'
  /** The customer did not answer in time. */
  | 'EXPIRED'
  /** The customer refused it. */
  | 'REFUSED'
  /** It waits for the customer. */
  | 'WAITING';

/** A subscription as the browser made it, see PushSubscription.toJSON(). */
export type PushSubscriptionInput = {
  /** Its secret, keys.auth: 16 bytes in base64url. */
  auth: string;
  /** The address of the browser at the push service of its maker. */
  endpoint: string;
  /** Its public key, keys.p256dh: 65 bytes in base64url. */
  p256dh: string;
};

/** Where a question to a customer stands. */
export type QuestionState =
  /** The customer answered; `chosenProductId` says what. */
  | 'ANSWERED'
  /** Nobody answered in time. */
  | 'EXPIRED'
  /** It waits for an answer. */
  | 'OPEN'
  /** The picker decided without an answer, or the order is over. */
  | 'WITHDRAWN';

/** How the cart would be ordered. */
export type QuoteInput = {
  /** Where it would be brought, since terms of delivery may differ by area; left out, the caller's default address, if there is one. */
  addressId?: string | number | null | undefined;
  /** Code of a coupon. */
  couponCode?: string | null | undefined;
  /** How it would be paid. */
  paymentMethod?: PaymentMethod;
  /** Whether gift credit is to be used. */
  useGiftCredit?: boolean;
};

/** What a wholesaler brought with one bill. */
export type ReceiveGoodsInput = {
  /** The number on the bill. */
  billNumber: string;
  /** Chosen by the client once for one bill, such as a UUID: the same key receives it once, however often it is sent. */
  key: string;
  /** 1 to 200 lines. */
  lines: Array<GoodsLineInput>;
  /** Who brought it. */
  supplier: string;
};

/** What is to be paid back. */
export type RefundInput = {
  /** In paise; at most what was paid, and neither paid back nor made gift credit yet. Left out: all of it. */
  amountPaise?: number | null | undefined;
  /** Chosen by the client for one attempt: the same key pays back once. */
  idempotencyKey: string;
  /** The payment. */
  paymentId: string | number;
  /** Why: 1 to 200 letters. */
  reason: string;
};

/** Which lines of an order are to be paid back. */
export type RefundLinesInput = {
  /** Chosen by the client for one attempt: the same key pays back once. */
  idempotencyKey: string;
  /** The lines, each once. */
  lines: Array<RefundedLineInput>;
  /** Number of the order. */
  orderId: string | number;
  /** Why: 1 to 150 letters, which the customer reads. */
  reason: string;
};

/** Which lines of an order somebody thinks of paying back. */
export type RefundPreviewInput = {
  /** The lines, each once. */
  lines: Array<RefundedLineInput>;
  /** Number of the order. */
  orderId: string | number;
};

/** Pieces of a line that are to be paid back. */
export type RefundedLineInput = {
  /** The version of the line that the caller saw. */
  expectedVersion: number;
  /** Where they are. */
  goods: ReturnedGoods;
  /** Number of the line. */
  orderLineId: string | number;
  /** How many more pieces. */
  quantity: number;
};

/** Who registers, with the rules of the registration form. */
export type RegisterInput = {
  /** Date of birth. */
  dateOfBirth?: string | null | undefined;
  /** At least 3 characters. */
  district: string;
  /** Unique, whatever its case; the user name of the login. */
  email: string;
  /** At least 3 characters. */
  firstName: string;
  /** As chosen in the form. */
  gender?: Gender;
  /** At least 3 characters. */
  lastName: string;
  /** At least 8 characters with an upper-case letter and a digit. */
  password: string;
  /** Exactly ten digits. */
  phone: string;
  /** At least 3 characters. */
  state: string;
  /** At least 6 characters. */
  zipCode: string;
};

/** A transfer by UPI that is not in the bank statement of the shop. */
export type RejectTransferInput = {
  /** Number of the payment. */
  paymentId: string | number;
  /** Why: 1 to 150 characters, which the customer reads. */
  reason: string;
};

/** What the staff decides of a report. */
export type ReportDecision =
  /** What is still to be collected of them is taken off; the rest becomes gift credit of the customer. */
  | 'CREDIT'
  /** The pieces are paid back the way the money came. */
  | 'REFUND'
  /** They are not paid back. */
  | 'REJECT';

/** What a customer reports of an order. */
export type ReportProblemInput = {
  /** Chosen by the client for one report: the same key reports once. */
  idempotencyKey: string;
  /** What is wrong. */
  kind: OrderProblem;
  /** With which pieces; each line once. */
  lines: Array<ReportedLineInput>;
  /** Number of the order. */
  orderId: string | number;
  /** More of it: at most 500 characters. */
  text?: string;
};

/** Pieces of a line that something is wrong with. */
export type ReportedLineInput = {
  /** Number of the line. */
  orderLineId: string | number;
  /** How many pieces. */
  quantity: number;
};

/** Who wants a code to log in with. */
export type RequestLoginCodeInput = {
  /** E-mail address in any case, or phone of ten digits. */
  to: string;
};

/** A new password, by the link of a mail. */
export type ResetPasswordInput = {
  /** At least 8 characters with an upper-case letter and a digit. */
  password: string;
  /** What stands in the link behind #token=. */
  token: string;
};

/** Where pieces are that are paid back. */
export type ReturnedGoods =
  /** The customer never had them, or keeps them. */
  | 'NOT_RETURNED'
  /** They came back to the shop, and others can buy them. */
  | 'STOCK'
  /** They came back to the shop, and are written off. */
  | 'WASTE';

/** A round as it is to be: its orders stand in the sequence of its stops. */
export type RoundChangeInput = {
  /** The version of the round that the caller saw. */
  expectedVersion: number;
  /** Numbers of the orders: 1 to 60 of one slot. */
  orderIds: Array<string | number>;
  /** Number of the rider, who may deliver orders. */
  riderId: string | number;
  /** Number of the round. */
  roundId: string | number;
};

/** A view to save. */
export type SavedViewInput = {
  /** The list that it is a view of. */
  list: SavedViewList;
  /** What its owner calls it: 1 to 40 characters, another one for each view. */
  name: string;
  /** Filters, sort and columns as a query string of at most 1000 characters. What an order search tells of a customer is left out: text, number, phone, name, customerId. */
  search: string;
};

/** The lists whose views are saved. */
export type SavedViewList =
  /** The order search. */
  | 'ORDER_SEARCH'
  /** The product table. */
  | 'PRODUCT_TABLE';

/** A refund that staff sent by UPI. */
export type SentRefundInput = {
  /** Number of the refund. */
  refundId: string | number;
  /** UTR number of the transfer that sent it: 12 digits. Each counts once. */
  utr: string;
};

/** A line of a shopping list, after somebody looked it over. */
export type ShoppingListLineInput = {
  /** Number of the product. */
  productId: string | number;
  /** Pieces to add, from 1 to 10,00,000 (a million). */
  quantity: number;
};

/** How many pieces of a line are missing, and why. */
export type ShortOrderLineInput = {
  /** How many pieces can still be sold, where somebody counted them: the stock from now on. Only where they are NOT_THERE. */
  countedQuantity?: number | null | undefined;
  /** The version of the line that the caller saw. */
  expectedVersion: number;
  /** Chosen by the client for one action: the same key counts once. */
  idempotencyKey: string;
  /** Number of the line. */
  orderLineId: string | number;
  /** How many more pieces are missing. */
  quantity: number;
  /** Why. */
  reason: ShortReason;
};

/** Why pieces of an order are missing. */
export type ShortReason =
  /** The customer does not want them; others can buy them. */
  | 'CUSTOMER_DECLINED'
  /** They cannot be sold, and are written off. */
  | 'DAMAGED'
  /** They are not there: the stock was wrong. */
  | 'NOT_THERE';

/** Who registers on the way to an order. */
export type SignUpInput = {
  /** Unique, whatever its case; the user name of the login. */
  email: string;
  /** First and last name, or only one: 2 to 100 characters. */
  name: string;
  /** At least 8 characters with an upper-case letter and a digit. */
  password: string;
  /** Exactly ten digits. */
  phone: string;
};

/** Who registers by a code in place of a password. */
export type SignUpWithCodeInput = {
  /** The six digits that were sent. */
  code: string;
  /** First and last name, or only one: 2 to 100 characters. Who has an account keeps theirs. */
  name: string;
  /** E-mail address in any case, or phone of ten digits. */
  to: string;
};

/** Why a delivery window cannot be chosen. */
export type SlotClosedReason =
  /** Its cut-off has passed: 60 minutes before it starts, unless the shop set another one. */
  | 'CLOSED'
  /** It has taken as many orders as it can. */
  | 'FULL';

/** Somebody to let into the staff. */
export type StaffInput = {
  /** Number of their role, where it is CUSTOM. */
  customRoleId?: string | number | null | undefined;
  /** Where the link to choose a password is sent. */
  email: string;
  /** Their role. */
  role: StaffRole;
};

/** What the staff opens and changes. */
export type StaffRecord =
  /** The delivery settings with the calendar: one record, whatever the id. */
  | 'DELIVERY_SETTINGS'
  /** The offer on the landing page: one record, whatever the id. */
  | 'OFFER_BANNER'
  /** An order. */
  | 'ORDER'
  /** A product. */
  | 'PRODUCT'
  /** A role of the shop's own. */
  | 'ROLE'
  /** A delivery round. */
  | 'ROUND'
  /** The UPI settings: one record, whatever the id. */
  | 'UPI_SETTINGS';

/** The roles of a shop. The query staffRoles tells what each allows. */
export type StaffRole =
  /** Reads orders, takes in the cash of rounds, and pays money back. */
  | 'ACCOUNTS'
  /** Products and coupons. */
  | 'CATALOGUE'
  /** A role that an owner made: see customRole. */
  | 'CUSTOM'
  /** Everything but the staff and the API tokens. */
  | 'MANAGER'
  /** Orders: moving them on, cash, refunds. */
  | 'ORDERS'
  /** Everything, the staff and the audit log too. */
  | 'OWNER'
  /** Packs orders; sees no e-mail address, and pays nothing back. */
  | 'PICKER'
  /** Delivers the orders of their own rounds, and sees nothing else. */
  | 'RIDER'
  /** Reads orders and messages, and takes orders by phone. */
  | 'SUPPORT';

/** How a stored file is to be imported; what is left out stays as it is. */
export type StartProductImportInput = {
  /** Categories of the file that are not to be guessed. */
  categories?: Array<ImportCategoryInput> | null | undefined;
  /** Stock of new products of which the file names none. */
  defaultStock?: number | null | undefined;
  /** Check the file only: what would be done is counted, and nothing written. */
  dryRun?: boolean | null | undefined;
  /** All fields that are read. */
  fields?: Array<ImportFieldInput> | null | undefined;
  /** Let the stock of the file replace that of products which are there already. */
  updateStock?: boolean | null | undefined;
};

/** A transfer by UPI that the customer made for an order. */
export type StateTransferInput = {
  /** Number of the order. */
  orderId: string | number;
  /** UTR number of the transfer: 12 digits. Each counts once. Without it the staff find the transfer by its reference. */
  utr?: string | null | undefined;
};

/** Why a stock is changed by hand. */
export type StockChangeKind =
  /** It was wrong. */
  | 'CORRECTION'
  /** Pieces came: above 0. A whole bill goes by receiveGoods. */
  | 'RECEIVED'
  /** Pieces were stolen: below 0. */
  | 'THEFT'
  /** Pieces are spoiled, broken or expired: below 0. */
  | 'WASTE';

/** How much of a product is there. */
export type StockLevel =
  /** 1 piece or more. */
  | 'IN'
  /** At its low stock level or below, and not out. */
  | 'LOW'
  /** Nothing. */
  | 'OUT';

/** Why a stock changed. */
export type StockMovementKind =
  /** Corrected by hand or by an import, or written off with a deleted product. */
  | 'ADJUSTMENT'
  /** Counted in the shop, or missing when an order was picked. */
  | 'COUNT'
  /** The product came into the shop with it. */
  | 'OPENING'
  /** Brought by a wholesaler. */
  | 'RECEIVED'
  /** An order gave it back. */
  | 'RETURN'
  /** An order took it. */
  | 'SALE'
  /** Stolen. */
  | 'THEFT'
  /** Spoiled, broken or expired. */
  | 'WASTE';

/** What came of a stop of a round. */
export type StopOutcome =
  /** The order was handed over. */
  | 'DELIVERED'
  /** Nobody took it, or it could not be brought. */
  | 'FAILED';

/** What is delivered instead of pieces of a line. */
export type SubstituteOrderLineInput = {
  /** The version of the line that the caller saw. */
  expectedVersion: number;
  /** What they weigh together, in grams; needed where the product is sold by weight. */
  grams?: number | null | undefined;
  /** Chosen by the client for one action: the same key counts once. */
  idempotencyKey: string;
  /** Number of the line. */
  orderLineId: string | number;
  /** Number of the product that is delivered instead. */
  productId: string | number;
  /** How many pieces of it. */
  quantity: number;
  /** How many pieces of the line they replace. */
  replacedQuantity: number;
};

/** What is to be done where something of an order is missing when it is packed. */
export type Substitution =
  /** Call the customer and ask. */
  | 'CALL_ME'
  /** Leave it out. */
  | 'NO_SUBSTITUTE'
  /** Bring something similar for at most the same price. */
  | 'SIMILAR_PRODUCT';

/** A transfer by UPI that pays for an order at the door. */
export type UpiPaymentInput = {
  /** What was transferred: at most what is to be collected. */
  amountPaise: number;
  /** Number of the order. */
  orderId: string | number;
  /** UTR number of the transfer: 12 digits. Each counts once. */
  utr: string;
};

/** Whom customers are to pay by UPI at the door. */
export type UpiSettingsInput = {
  /** The version that was changed. */
  expectedVersion: number;
  /** UPI id such as shop@bank; nothing to take no UPI at the door. */
  payeeAddress?: string | null | undefined;
  /** Name of the payee, 2 to 50 characters; needed with a UPI id. */
  payeeName?: string | null | undefined;
};

/** What became of a delivery. */
export type WebhookDeliveryState =
  /** It was taken with a status of 200 to 299. */
  | 'DELIVERED'
  /** It failed for three days. */
  | 'GIVEN_UP'
  /** It is to be sent, for the first time or again. */
  | 'WAITING';

/** A webhook to add. */
export type WebhookInput = {
  /** What it is for: 1 to 100 letters. */
  description: string;
  /** Which events it gets, such as order.placed, or order.* for all of orders; all where none is named; at most 50. */
  types: Array<string>;
  /** Where events are posted to: an https address of at most 500 letters. */
  url: string;
};

/** Whether events are sent to a webhook. */
export type WebhookState =
  /** Events are sent to it. */
  | 'ACTIVE'
  /** Nothing arrived there for two days, and it was turned off. */
  | 'FAILED'
  /** It answered that it is gone (410), and was turned off. */
  | 'GONE'
  /** Somebody turned it off. */
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

/** New delivery windows of some weekdays. */
export type WeekdayWindowsInput = {
  /** The version of the settings that was read. Where the same part was changed since, nothing is done and CONFLICT answers both. */
  expectedVersion: number;
  /** The weekdays that get these windows. */
  weekdays: Array<Weekday>;
  /** All windows of each, at most 24; none where nothing is delivered. */
  windows: Array<DeliveryWindowInput>;
};

/** What the pieces of a line weigh that is sold by weight. */
export type WeighOrderLineInput = {
  /** The version of the line that the caller saw. */
  expectedVersion: number;
  /** What all of them weigh together, in grams. */
  grams: number;
  /** Chosen by the client for one action: the same key counts once. */
  idempotencyKey: string;
  /** Number of the line. */
  orderLineId: string | number;
};

/** What is still open of a delivered order, and is given up. */
export type WriteOffInput = {
  /** What is open, as the caller saw it. */
  amountPaise: number;
  /** Number of the order. */
  orderId: string | number;
  /** Why: 1 to 200 characters, for the staff only. */
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

export type OrderToPayFieldsFragment = { id: string, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, payUntil: string | null, bill: { subtotalPaise: number, toPayPaise: number, steps: Array<{ kind: BillStepKind, label: string, amountPaise: number, reason: string | null, labelMessage: { messageId: string, params: Record<string, string | number> } | null, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }> }, upiRequest: { reference: string, link: string } | null, payments: Array<{ id: string, status: PaymentStatus, isByUpi: boolean, utr: string | null, rejectedBecause: string | null }> };

export type OrderToPayQueryVariables = Exact<{
  id: string | number;
}>;


export type OrderToPayQuery = { order: { id: string, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, payUntil: string | null, bill: { subtotalPaise: number, toPayPaise: number, steps: Array<{ kind: BillStepKind, label: string, amountPaise: number, reason: string | null, labelMessage: { messageId: string, params: Record<string, string | number> } | null, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }> }, upiRequest: { reference: string, link: string } | null, payments: Array<{ id: string, status: PaymentStatus, isByUpi: boolean, utr: string | null, rejectedBecause: string | null }> } };

export type OrderAwaitingPaymentQueryVariables = Exact<{ [key: string]: never; }>;


export type OrderAwaitingPaymentQuery = { orderAwaitingPayment: { id: string, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, payUntil: string | null, bill: { subtotalPaise: number, toPayPaise: number, steps: Array<{ kind: BillStepKind, label: string, amountPaise: number, reason: string | null, labelMessage: { messageId: string, params: Record<string, string | number> } | null, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }> }, upiRequest: { reference: string, link: string } | null, payments: Array<{ id: string, status: PaymentStatus, isByUpi: boolean, utr: string | null, rejectedBecause: string | null }> } | null };

export type StateUpiTransferMutationVariables = Exact<{
  input: StateTransferInput;
}>;


export type StateUpiTransferMutation = { stateUpiTransfer: { id: string, orderId: string | null, status: PaymentStatus, utr: string | null } };

export type ReceiptSheetFragment = { number: string, issuedAt: string, pdfUrl: string, storeName: string, storeAddressLines: Array<string>, storeGstin: string | null, storeFssaiLicence: string | null, order: { id: string, orderedDate: string, status: OrderStatus, paymentMethod: PaymentMethod, paymentStatus: PaymentStatus, substitution: Substitution | null, payments: Array<{ id: string, status: PaymentStatus, utr: string | null }>, deliveryAddress: { recipientName: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, phone: string } | null, bill: { subtotalPaise: number, toPayPaise: number, steps: Array<{ kind: BillStepKind, label: string, amountPaise: number, reason: string | null, labelMessage: { messageId: string, params: Record<string, string | number> } | null, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }> }, taxes: Array<{ gstBasisPoints: number | null, taxablePaise: number, cgstPaise: number, sgstPaise: number }>, lines: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, mrpPaise: number, unitPricePaise: number, quantity: number, totalPaise: number, discountPaise: number, hsn: string | null }> } };

export type ReceiptLineFragment = { id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, mrpPaise: number, unitPricePaise: number, quantity: number, totalPaise: number, discountPaise: number, hsn: string | null };

export type ReceiptQueryVariables = Exact<{
  orderId: string | number;
}>;


export type ReceiptQuery = { receipt: { number: string, issuedAt: string, pdfUrl: string, storeName: string, storeAddressLines: Array<string>, storeGstin: string | null, storeFssaiLicence: string | null, order: { id: string, orderedDate: string, status: OrderStatus, paymentMethod: PaymentMethod, paymentStatus: PaymentStatus, substitution: Substitution | null, payments: Array<{ id: string, status: PaymentStatus, utr: string | null }>, deliveryAddress: { recipientName: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, phone: string } | null, bill: { subtotalPaise: number, toPayPaise: number, steps: Array<{ kind: BillStepKind, label: string, amountPaise: number, reason: string | null, labelMessage: { messageId: string, params: Record<string, string | number> } | null, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }> }, taxes: Array<{ gstBasisPoints: number | null, taxablePaise: number, cgstPaise: number, sgstPaise: number }>, lines: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, mrpPaise: number, unitPricePaise: number, quantity: number, totalPaise: number, discountPaise: number, hsn: string | null }> } } };

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

export type AddressFieldsFragment = { id: string, label: string, recipientName: string, phone: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, isDefault: boolean };

export type AddressesQueryVariables = Exact<{ [key: string]: never; }>;


export type AddressesQuery = { addresses: Array<{ id: string, label: string, recipientName: string, phone: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, isDefault: boolean }> };

export type AddAddressMutationVariables = Exact<{
  input: AddressInput;
}>;


export type AddAddressMutation = { addAddress: { id: string, label: string, recipientName: string, phone: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, isDefault: boolean } };

export type UpdateAddressMutationVariables = Exact<{
  id: string | number;
  input: AddressInput;
}>;


export type UpdateAddressMutation = { updateAddress: { id: string, label: string, recipientName: string, phone: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, isDefault: boolean } };

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


export type CancelOrderMutation = { cancelOrder: { id: string, orderedDate: string, placedAt: string, payUntil: string | null, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, couponCode: string | null, canBeCancelled: boolean, deliveredWith: Array<string>, editableUntil: string | null, substitution: Substitution | null, toCollectPaise: number, reportableUntil: string | null, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, phone: string } | null, bill: { subtotalPaise: number, toPayPaise: number, steps: Array<{ kind: BillStepKind, label: string, amountPaise: number, reason: string | null, labelMessage: { messageId: string, params: Record<string, string | number> } | null, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }> }, taxes: Array<{ gstBasisPoints: number | null, taxablePaise: number, cgstPaise: number, sgstPaise: number }>, lines: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, mrpPaise: number, unitPricePaise: number, quantity: number, totalPaise: number, discountPaise: number, refundedQuantity: number }>, events: Array<{ at: string, actorRole: OrderActorRole, staffEmail: string | null, fromStatus: OrderStatus | null, toStatus: OrderStatus, paymentStatus: PaymentStatus, note: string | null, noteMessage: { messageId: string, params: Record<string, string | number> } | null }>, payments: Array<{ id: string, amountPaise: number, status: PaymentStatus, cardBrand: string | null, cardLastFour: string | null, isByUpi: boolean, utr: string | null, rejectedBecause: string | null, createdAt: string }>, refunds: Array<{ id: string, amountPaise: number, status: PaymentStatus, reason: string, isSentByHand: boolean, utr: string | null, createdAt: string, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }>, creditNotes: Array<{ id: string, number: string, issuedAt: string, reason: string, amountPaise: number, cashPaise: number, giftCreditPaise: number, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }>, substituteQuestions: Array<{ id: string, quantity: number, state: QuestionState, expiresAt: string, chosenProductId: string | null, wanted: { productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number }, candidates: Array<{ productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number }> }>, deliveryPhotos: Array<{ id: string, url: string, createdAt: string }>, reports: Array<{ id: string, orderId: string, kind: OrderProblem, text: string, status: OrderReportStatus, createdAt: string, answer: string | null, creditNoteId: string | null, lines: Array<{ orderLineId: string, quantity: number }>, photos: Array<{ id: string, url: string, createdAt: string }> }> } };

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


export type EditOrderMutation = { editOrder: { id: string, orderedDate: string, placedAt: string, payUntil: string | null, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, couponCode: string | null, canBeCancelled: boolean, deliveredWith: Array<string>, editableUntil: string | null, substitution: Substitution | null, toCollectPaise: number, reportableUntil: string | null, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, phone: string } | null, bill: { subtotalPaise: number, toPayPaise: number, steps: Array<{ kind: BillStepKind, label: string, amountPaise: number, reason: string | null, labelMessage: { messageId: string, params: Record<string, string | number> } | null, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }> }, taxes: Array<{ gstBasisPoints: number | null, taxablePaise: number, cgstPaise: number, sgstPaise: number }>, lines: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, mrpPaise: number, unitPricePaise: number, quantity: number, totalPaise: number, discountPaise: number, refundedQuantity: number }>, events: Array<{ at: string, actorRole: OrderActorRole, staffEmail: string | null, fromStatus: OrderStatus | null, toStatus: OrderStatus, paymentStatus: PaymentStatus, note: string | null, noteMessage: { messageId: string, params: Record<string, string | number> } | null }>, payments: Array<{ id: string, amountPaise: number, status: PaymentStatus, cardBrand: string | null, cardLastFour: string | null, isByUpi: boolean, utr: string | null, rejectedBecause: string | null, createdAt: string }>, refunds: Array<{ id: string, amountPaise: number, status: PaymentStatus, reason: string, isSentByHand: boolean, utr: string | null, createdAt: string, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }>, creditNotes: Array<{ id: string, number: string, issuedAt: string, reason: string, amountPaise: number, cashPaise: number, giftCreditPaise: number, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }>, substituteQuestions: Array<{ id: string, quantity: number, state: QuestionState, expiresAt: string, chosenProductId: string | null, wanted: { productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number }, candidates: Array<{ productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number }> }>, deliveryPhotos: Array<{ id: string, url: string, createdAt: string }>, reports: Array<{ id: string, orderId: string, kind: OrderProblem, text: string, status: OrderReportStatus, createdAt: string, answer: string | null, creditNoteId: string | null, lines: Array<{ orderLineId: string, quantity: number }>, photos: Array<{ id: string, url: string, createdAt: string }> }> } };

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

export type OrderDetailsFragment = { id: string, orderedDate: string, placedAt: string, payUntil: string | null, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, couponCode: string | null, canBeCancelled: boolean, deliveredWith: Array<string>, editableUntil: string | null, substitution: Substitution | null, toCollectPaise: number, reportableUntil: string | null, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, phone: string } | null, bill: { subtotalPaise: number, toPayPaise: number, steps: Array<{ kind: BillStepKind, label: string, amountPaise: number, reason: string | null, labelMessage: { messageId: string, params: Record<string, string | number> } | null, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }> }, taxes: Array<{ gstBasisPoints: number | null, taxablePaise: number, cgstPaise: number, sgstPaise: number }>, lines: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, mrpPaise: number, unitPricePaise: number, quantity: number, totalPaise: number, discountPaise: number, refundedQuantity: number }>, events: Array<{ at: string, actorRole: OrderActorRole, staffEmail: string | null, fromStatus: OrderStatus | null, toStatus: OrderStatus, paymentStatus: PaymentStatus, note: string | null, noteMessage: { messageId: string, params: Record<string, string | number> } | null }>, payments: Array<{ id: string, amountPaise: number, status: PaymentStatus, cardBrand: string | null, cardLastFour: string | null, isByUpi: boolean, utr: string | null, rejectedBecause: string | null, createdAt: string }>, refunds: Array<{ id: string, amountPaise: number, status: PaymentStatus, reason: string, isSentByHand: boolean, utr: string | null, createdAt: string, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }>, creditNotes: Array<{ id: string, number: string, issuedAt: string, reason: string, amountPaise: number, cashPaise: number, giftCreditPaise: number, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }>, substituteQuestions: Array<{ id: string, quantity: number, state: QuestionState, expiresAt: string, chosenProductId: string | null, wanted: { productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number }, candidates: Array<{ productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number }> }>, deliveryPhotos: Array<{ id: string, url: string, createdAt: string }>, reports: Array<{ id: string, orderId: string, kind: OrderProblem, text: string, status: OrderReportStatus, createdAt: string, answer: string | null, creditNoteId: string | null, lines: Array<{ orderLineId: string, quantity: number }>, photos: Array<{ id: string, url: string, createdAt: string }> }> };

export type OrderUpdatesSubscriptionVariables = Exact<{
  id: string | number;
}>;


export type OrderUpdatesSubscription = { orderMoves: { id: string, orderedDate: string, placedAt: string, payUntil: string | null, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, couponCode: string | null, canBeCancelled: boolean, deliveredWith: Array<string>, editableUntil: string | null, substitution: Substitution | null, toCollectPaise: number, reportableUntil: string | null, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, phone: string } | null, bill: { subtotalPaise: number, toPayPaise: number, steps: Array<{ kind: BillStepKind, label: string, amountPaise: number, reason: string | null, labelMessage: { messageId: string, params: Record<string, string | number> } | null, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }> }, taxes: Array<{ gstBasisPoints: number | null, taxablePaise: number, cgstPaise: number, sgstPaise: number }>, lines: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, mrpPaise: number, unitPricePaise: number, quantity: number, totalPaise: number, discountPaise: number, refundedQuantity: number }>, events: Array<{ at: string, actorRole: OrderActorRole, staffEmail: string | null, fromStatus: OrderStatus | null, toStatus: OrderStatus, paymentStatus: PaymentStatus, note: string | null, noteMessage: { messageId: string, params: Record<string, string | number> } | null }>, payments: Array<{ id: string, amountPaise: number, status: PaymentStatus, cardBrand: string | null, cardLastFour: string | null, isByUpi: boolean, utr: string | null, rejectedBecause: string | null, createdAt: string }>, refunds: Array<{ id: string, amountPaise: number, status: PaymentStatus, reason: string, isSentByHand: boolean, utr: string | null, createdAt: string, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }>, creditNotes: Array<{ id: string, number: string, issuedAt: string, reason: string, amountPaise: number, cashPaise: number, giftCreditPaise: number, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }>, substituteQuestions: Array<{ id: string, quantity: number, state: QuestionState, expiresAt: string, chosenProductId: string | null, wanted: { productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number }, candidates: Array<{ productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number }> }>, deliveryPhotos: Array<{ id: string, url: string, createdAt: string }>, reports: Array<{ id: string, orderId: string, kind: OrderProblem, text: string, status: OrderReportStatus, createdAt: string, answer: string | null, creditNoteId: string | null, lines: Array<{ orderLineId: string, quantity: number }>, photos: Array<{ id: string, url: string, createdAt: string }> }> } };

export type OrderQueryVariables = Exact<{
  id: string | number;
}>;


export type OrderQuery = { order: { id: string, orderedDate: string, placedAt: string, payUntil: string | null, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, couponCode: string | null, canBeCancelled: boolean, deliveredWith: Array<string>, editableUntil: string | null, substitution: Substitution | null, toCollectPaise: number, reportableUntil: string | null, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, phone: string } | null, bill: { subtotalPaise: number, toPayPaise: number, steps: Array<{ kind: BillStepKind, label: string, amountPaise: number, reason: string | null, labelMessage: { messageId: string, params: Record<string, string | number> } | null, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }> }, taxes: Array<{ gstBasisPoints: number | null, taxablePaise: number, cgstPaise: number, sgstPaise: number }>, lines: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, mrpPaise: number, unitPricePaise: number, quantity: number, totalPaise: number, discountPaise: number, refundedQuantity: number }>, events: Array<{ at: string, actorRole: OrderActorRole, staffEmail: string | null, fromStatus: OrderStatus | null, toStatus: OrderStatus, paymentStatus: PaymentStatus, note: string | null, noteMessage: { messageId: string, params: Record<string, string | number> } | null }>, payments: Array<{ id: string, amountPaise: number, status: PaymentStatus, cardBrand: string | null, cardLastFour: string | null, isByUpi: boolean, utr: string | null, rejectedBecause: string | null, createdAt: string }>, refunds: Array<{ id: string, amountPaise: number, status: PaymentStatus, reason: string, isSentByHand: boolean, utr: string | null, createdAt: string, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }>, creditNotes: Array<{ id: string, number: string, issuedAt: string, reason: string, amountPaise: number, cashPaise: number, giftCreditPaise: number, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }>, substituteQuestions: Array<{ id: string, quantity: number, state: QuestionState, expiresAt: string, chosenProductId: string | null, wanted: { productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number }, candidates: Array<{ productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number }> }>, deliveryPhotos: Array<{ id: string, url: string, createdAt: string }>, reports: Array<{ id: string, orderId: string, kind: OrderProblem, text: string, status: OrderReportStatus, createdAt: string, answer: string | null, creditNoteId: string | null, lines: Array<{ orderLineId: string, quantity: number }>, photos: Array<{ id: string, url: string, createdAt: string }> }> } };

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


export type SecondFactorsQuery = { secondFactors: { hasApp: boolean, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> } };

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

export type ApiTokenRowFragment = { id: string, name: string, namespace: string, scopes: Array<ApiScope>, createdAt: string, expiresAt: string, lastUsedAt: string | null };

export type ApiTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiTokensQuery = { apiTokens: Array<{ id: string, name: string, namespace: string, scopes: Array<ApiScope>, createdAt: string, expiresAt: string, lastUsedAt: string | null }> };

export type CreateApiTokenMutationVariables = Exact<{
  input: ApiTokenInput;
}>;


export type CreateApiTokenMutation = { createApiToken: { token: string, apiToken: { id: string, name: string, namespace: string, scopes: Array<ApiScope>, createdAt: string, expiresAt: string, lastUsedAt: string | null } } };

export type RevokeApiTokenMutationVariables = Exact<{
  id: string | number;
}>;


export type RevokeApiTokenMutation = { revokeApiToken: boolean };

export type AuditLogQueryVariables = Exact<{
  filter?: AuditFilter | null | undefined;
  page: number;
  pageSize: number;
}>;


export type AuditLogQuery = { auditLog: { totalCount: number, page: number, pageSize: number, pageCount: number, items: Array<{ id: string, at: string, actor: AuditActor, actorId: string | null, actorEmail: string | null, apiTokenId: string | null, action: string, subject: AuditSubject, subjectId: string | null, beforeJson: string | null, afterJson: string | null, requestId: string | null }> } };

export type AuditRowFragment = { id: string, at: string, actor: AuditActor, actorId: string | null, actorEmail: string | null, apiTokenId: string | null, action: string, subject: AuditSubject, subjectId: string | null, beforeJson: string | null, afterJson: string | null, requestId: string | null };

export type BoardOrderFragment = { lateness: Lateness, nextStatuses: Array<OrderStatus>, customer: { id: string, firstName: string, lastName: string, phone: string }, order: { id: string, placedAt: string, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, isByPhone: boolean, bill: { toPayPaise: number }, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, line1: string, line2: string | null, pinCode: string, phone: string } | null } };

export type BoardOfDayFragment = { day: string, slots: Array<{ startMinute: number, endMinute: number, capacity: number, bookedCount: number, isOffered: boolean }>, orders: Array<{ lateness: Lateness, nextStatuses: Array<OrderStatus>, customer: { id: string, firstName: string, lastName: string, phone: string }, order: { id: string, placedAt: string, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, isByPhone: boolean, bill: { toPayPaise: number }, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, line1: string, line2: string | null, pinCode: string, phone: string } | null } }> };

export type OrderBoardQueryVariables = Exact<{
  day: string;
}>;


export type OrderBoardQuery = { orderBoard: { day: string, slots: Array<{ startMinute: number, endMinute: number, capacity: number, bookedCount: number, isOffered: boolean }>, orders: Array<{ lateness: Lateness, nextStatuses: Array<OrderStatus>, customer: { id: string, firstName: string, lastName: string, phone: string }, order: { id: string, placedAt: string, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, isByPhone: boolean, bill: { toPayPaise: number }, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, line1: string, line2: string | null, pinCode: string, phone: string } | null } }> } };

export type OrderBoardUpdatesSubscriptionVariables = Exact<{
  day: string;
}>;


export type OrderBoardUpdatesSubscription = { orderBoardChanged: { day: string, slots: Array<{ startMinute: number, endMinute: number, capacity: number, bookedCount: number, isOffered: boolean }>, orders: Array<{ lateness: Lateness, nextStatuses: Array<OrderStatus>, customer: { id: string, firstName: string, lastName: string, phone: string }, order: { id: string, placedAt: string, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, isByPhone: boolean, bill: { toPayPaise: number }, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, line1: string, line2: string | null, pinCode: string, phone: string } | null } }> } };

export type MovedOrderResultFragment = { id: string, undoUntil: string | null, code: string | null, message: string | null, order: { lateness: Lateness, nextStatuses: Array<OrderStatus>, customer: { id: string, firstName: string, lastName: string, phone: string }, order: { id: string, placedAt: string, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, isByPhone: boolean, bill: { toPayPaise: number }, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, line1: string, line2: string | null, pinCode: string, phone: string } | null } } | null };

export type MoveOrdersMutationVariables = Exact<{
  moves: Array<OrderTransitionInput> | OrderTransitionInput;
  to: OrderStatus;
}>;


export type MoveOrdersMutation = { moveOrders: Array<{ id: string, undoUntil: string | null, code: string | null, message: string | null, order: { lateness: Lateness, nextStatuses: Array<OrderStatus>, customer: { id: string, firstName: string, lastName: string, phone: string }, order: { id: string, placedAt: string, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, isByPhone: boolean, bill: { toPayPaise: number }, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, line1: string, line2: string | null, pinCode: string, phone: string } | null } } | null }> };

export type UndoMovesMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type UndoMovesMutation = { undoMoves: Array<{ id: string, undoUntil: string | null, code: string | null, message: string | null, order: { lateness: Lateness, nextStatuses: Array<OrderStatus>, customer: { id: string, firstName: string, lastName: string, phone: string }, order: { id: string, placedAt: string, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, isByPhone: boolean, bill: { toPayPaise: number }, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, line1: string, line2: string | null, pinCode: string, phone: string } | null } } | null }> };

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


export type FindForPaletteQuery = { orderSearch?: { items: Array<{ customer: { id: string, firstName: string, lastName: string, phone: string }, order: { id: string, status: OrderStatus, bill: { toPayPaise: number }, deliveryAddress: { recipientName: string, phone: string } | null } }> }, products?: { items: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, stockQuantity: number }> }, customerSearch?: { items: Array<{ registeredAt: string, orderCount: number, orderedPaise: number, lastOrderAt: string | null, customer: { id: string, firstName: string, lastName: string, phone: string, email: string } }> } };

export type PaletteOrderFragment = { customer: { id: string, firstName: string, lastName: string, phone: string }, order: { id: string, status: OrderStatus, bill: { toPayPaise: number }, deliveryAddress: { recipientName: string, phone: string } | null } };

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
}>;


export type StaffAttentionQuery = { openMessageCount?: number, orderAttention?: { failedRefunds: number, openReports: number, toPick: { count: number, toPayPaise: number }, toPickLater: { count: number, toPayPaise: number }, packed: { count: number, toPayPaise: number }, outForDelivery: { count: number, toPayPaise: number }, late: { count: number, toPayPaise: number }, deliveryFailed: { count: number, toPayPaise: number }, unpaid: { count: number, toPayPaise: number }, failedPayments: { count: number, toPayPaise: number } }, stockAttention?: { lowLevel: number, lowCount: number, outCount: number }, catalogue?: { totalCount: number }, upiAttention?: { statedCount: number, refundCount: number } };

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

export type AdminCouponsQueryVariables = Exact<{ [key: string]: never; }>;


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

export type GiftVouchersQueryVariables = Exact<{ [key: string]: never; }>;


export type GiftVouchersQuery = { giftVouchers: Array<{ id: string, code: string, valuePaise: number, validUntil: string | null, redeemedAt: string | null }> };

export type AddGiftVoucherMutationVariables = Exact<{
  input: GiftVoucherInput;
}>;


export type AddGiftVoucherMutation = { addGiftVoucher: { id: string, code: string, valuePaise: number, validUntil: string | null, redeemedAt: string | null } };

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


export type OrderSearchQuery = { orderSearch: { hasPrevious: boolean, hasNext: boolean, startCursor: string | null, endCursor: string | null, count: { count: number, isExact: boolean, toPayPaise: number | null }, items: Array<{ lateness: Lateness, nextStatuses: Array<OrderStatus>, customer: { id: string, firstName: string, lastName: string, phone: string }, order: { id: string, placedAt: string, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, isByPhone: boolean, bill: { toPayPaise: number }, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, line1: string, line2: string | null, pinCode: string, phone: string } | null } }> } };

export type ChangeOrderDeliveryMutationVariables = Exact<{
  id: string | number;
  input: OrderDeliveryInput;
}>;


export type ChangeOrderDeliveryMutation = { changeOrderDelivery: { nextStatuses: Array<OrderStatus>, customer: { id: string, firstName: string, lastName: string, email: string, phone: string }, order: { deliveryVersion: number, isByPhone: boolean, id: string, orderedDate: string, placedAt: string, payUntil: string | null, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, couponCode: string | null, canBeCancelled: boolean, deliveredWith: Array<string>, editableUntil: string | null, substitution: Substitution | null, toCollectPaise: number, reportableUntil: string | null, lines: Array<{ id: string, version: number, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, mrpPaise: number, unitPricePaise: number, quantity: number, totalPaise: number, discountPaise: number, refundedQuantity: number }>, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, phone: string } | null, bill: { subtotalPaise: number, toPayPaise: number, steps: Array<{ kind: BillStepKind, label: string, amountPaise: number, reason: string | null, labelMessage: { messageId: string, params: Record<string, string | number> } | null, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }> }, taxes: Array<{ gstBasisPoints: number | null, taxablePaise: number, cgstPaise: number, sgstPaise: number }>, events: Array<{ at: string, actorRole: OrderActorRole, staffEmail: string | null, fromStatus: OrderStatus | null, toStatus: OrderStatus, paymentStatus: PaymentStatus, note: string | null, noteMessage: { messageId: string, params: Record<string, string | number> } | null }>, payments: Array<{ id: string, amountPaise: number, status: PaymentStatus, cardBrand: string | null, cardLastFour: string | null, isByUpi: boolean, utr: string | null, rejectedBecause: string | null, createdAt: string }>, refunds: Array<{ id: string, amountPaise: number, status: PaymentStatus, reason: string, isSentByHand: boolean, utr: string | null, createdAt: string, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }>, creditNotes: Array<{ id: string, number: string, issuedAt: string, reason: string, amountPaise: number, cashPaise: number, giftCreditPaise: number, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }>, substituteQuestions: Array<{ id: string, quantity: number, state: QuestionState, expiresAt: string, chosenProductId: string | null, wanted: { productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number }, candidates: Array<{ productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number }> }>, deliveryPhotos: Array<{ id: string, url: string, createdAt: string }>, reports: Array<{ id: string, orderId: string, kind: OrderProblem, text: string, status: OrderReportStatus, createdAt: string, answer: string | null, creditNoteId: string | null, lines: Array<{ orderLineId: string, quantity: number }>, photos: Array<{ id: string, url: string, createdAt: string }> }> } } };

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


export type MoveOrderMutation = { moveOrder: { nextStatuses: Array<OrderStatus>, customer: { id: string, firstName: string, lastName: string, email: string, phone: string }, order: { deliveryVersion: number, isByPhone: boolean, id: string, orderedDate: string, placedAt: string, payUntil: string | null, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, couponCode: string | null, canBeCancelled: boolean, deliveredWith: Array<string>, editableUntil: string | null, substitution: Substitution | null, toCollectPaise: number, reportableUntil: string | null, lines: Array<{ id: string, version: number, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, mrpPaise: number, unitPricePaise: number, quantity: number, totalPaise: number, discountPaise: number, refundedQuantity: number }>, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, phone: string } | null, bill: { subtotalPaise: number, toPayPaise: number, steps: Array<{ kind: BillStepKind, label: string, amountPaise: number, reason: string | null, labelMessage: { messageId: string, params: Record<string, string | number> } | null, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }> }, taxes: Array<{ gstBasisPoints: number | null, taxablePaise: number, cgstPaise: number, sgstPaise: number }>, events: Array<{ at: string, actorRole: OrderActorRole, staffEmail: string | null, fromStatus: OrderStatus | null, toStatus: OrderStatus, paymentStatus: PaymentStatus, note: string | null, noteMessage: { messageId: string, params: Record<string, string | number> } | null }>, payments: Array<{ id: string, amountPaise: number, status: PaymentStatus, cardBrand: string | null, cardLastFour: string | null, isByUpi: boolean, utr: string | null, rejectedBecause: string | null, createdAt: string }>, refunds: Array<{ id: string, amountPaise: number, status: PaymentStatus, reason: string, isSentByHand: boolean, utr: string | null, createdAt: string, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }>, creditNotes: Array<{ id: string, number: string, issuedAt: string, reason: string, amountPaise: number, cashPaise: number, giftCreditPaise: number, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }>, substituteQuestions: Array<{ id: string, quantity: number, state: QuestionState, expiresAt: string, chosenProductId: string | null, wanted: { productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number }, candidates: Array<{ productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number }> }>, deliveryPhotos: Array<{ id: string, url: string, createdAt: string }>, reports: Array<{ id: string, orderId: string, kind: OrderProblem, text: string, status: OrderReportStatus, createdAt: string, answer: string | null, creditNoteId: string | null, lines: Array<{ orderLineId: string, quantity: number }>, photos: Array<{ id: string, url: string, createdAt: string }> }> } } };

export type CollectCashMutationVariables = Exact<{
  orderId: string | number;
}>;


export type CollectCashMutation = { collectCash: { id: string, orderedDate: string, placedAt: string, payUntil: string | null, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, couponCode: string | null, canBeCancelled: boolean, deliveredWith: Array<string>, editableUntil: string | null, substitution: Substitution | null, toCollectPaise: number, reportableUntil: string | null, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, phone: string } | null, bill: { subtotalPaise: number, toPayPaise: number, steps: Array<{ kind: BillStepKind, label: string, amountPaise: number, reason: string | null, labelMessage: { messageId: string, params: Record<string, string | number> } | null, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }> }, taxes: Array<{ gstBasisPoints: number | null, taxablePaise: number, cgstPaise: number, sgstPaise: number }>, lines: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, mrpPaise: number, unitPricePaise: number, quantity: number, totalPaise: number, discountPaise: number, refundedQuantity: number }>, events: Array<{ at: string, actorRole: OrderActorRole, staffEmail: string | null, fromStatus: OrderStatus | null, toStatus: OrderStatus, paymentStatus: PaymentStatus, note: string | null, noteMessage: { messageId: string, params: Record<string, string | number> } | null }>, payments: Array<{ id: string, amountPaise: number, status: PaymentStatus, cardBrand: string | null, cardLastFour: string | null, isByUpi: boolean, utr: string | null, rejectedBecause: string | null, createdAt: string }>, refunds: Array<{ id: string, amountPaise: number, status: PaymentStatus, reason: string, isSentByHand: boolean, utr: string | null, createdAt: string, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }>, creditNotes: Array<{ id: string, number: string, issuedAt: string, reason: string, amountPaise: number, cashPaise: number, giftCreditPaise: number, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }>, substituteQuestions: Array<{ id: string, quantity: number, state: QuestionState, expiresAt: string, chosenProductId: string | null, wanted: { productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number }, candidates: Array<{ productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number }> }>, deliveryPhotos: Array<{ id: string, url: string, createdAt: string }>, reports: Array<{ id: string, orderId: string, kind: OrderProblem, text: string, status: OrderReportStatus, createdAt: string, answer: string | null, creditNoteId: string | null, lines: Array<{ orderLineId: string, quantity: number }>, photos: Array<{ id: string, url: string, createdAt: string }> }> } };

export type RefundPaymentMutationVariables = Exact<{
  input: RefundInput;
}>;


export type RefundPaymentMutation = { refundPayment: { id: string, amountPaise: number, status: PaymentStatus, reason: string, isSentByHand: boolean, utr: string | null, createdAt: string, reasonMessage: { messageId: string, params: Record<string, string | number> } | null } };

export type AdminOrderDetailsFragment = { nextStatuses: Array<OrderStatus>, customer: { id: string, firstName: string, lastName: string, email: string, phone: string }, order: { deliveryVersion: number, isByPhone: boolean, id: string, orderedDate: string, placedAt: string, payUntil: string | null, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, couponCode: string | null, canBeCancelled: boolean, deliveredWith: Array<string>, editableUntil: string | null, substitution: Substitution | null, toCollectPaise: number, reportableUntil: string | null, lines: Array<{ id: string, version: number, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, mrpPaise: number, unitPricePaise: number, quantity: number, totalPaise: number, discountPaise: number, refundedQuantity: number }>, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, phone: string } | null, bill: { subtotalPaise: number, toPayPaise: number, steps: Array<{ kind: BillStepKind, label: string, amountPaise: number, reason: string | null, labelMessage: { messageId: string, params: Record<string, string | number> } | null, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }> }, taxes: Array<{ gstBasisPoints: number | null, taxablePaise: number, cgstPaise: number, sgstPaise: number }>, events: Array<{ at: string, actorRole: OrderActorRole, staffEmail: string | null, fromStatus: OrderStatus | null, toStatus: OrderStatus, paymentStatus: PaymentStatus, note: string | null, noteMessage: { messageId: string, params: Record<string, string | number> } | null }>, payments: Array<{ id: string, amountPaise: number, status: PaymentStatus, cardBrand: string | null, cardLastFour: string | null, isByUpi: boolean, utr: string | null, rejectedBecause: string | null, createdAt: string }>, refunds: Array<{ id: string, amountPaise: number, status: PaymentStatus, reason: string, isSentByHand: boolean, utr: string | null, createdAt: string, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }>, creditNotes: Array<{ id: string, number: string, issuedAt: string, reason: string, amountPaise: number, cashPaise: number, giftCreditPaise: number, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }>, substituteQuestions: Array<{ id: string, quantity: number, state: QuestionState, expiresAt: string, chosenProductId: string | null, wanted: { productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number }, candidates: Array<{ productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number }> }>, deliveryPhotos: Array<{ id: string, url: string, createdAt: string }>, reports: Array<{ id: string, orderId: string, kind: OrderProblem, text: string, status: OrderReportStatus, createdAt: string, answer: string | null, creditNoteId: string | null, lines: Array<{ orderLineId: string, quantity: number }>, photos: Array<{ id: string, url: string, createdAt: string }> }> } };

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

export type AdminOrderRowFragment = { nextStatuses: Array<OrderStatus>, customer: { id: string, firstName: string, lastName: string, phone: string }, order: { id: string, placedAt: string, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, bill: { toPayPaise: number }, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { line1: string, line2: string | null, pinCode: string } | null } };

export type AdminOrdersQueryVariables = Exact<{
  status?: OrderStatus | null | undefined;
  page: number;
  pageSize: number;
}>;


export type AdminOrdersQuery = { adminOrders: { totalCount: number, page: number, pageSize: number, pageCount: number, items: Array<{ nextStatuses: Array<OrderStatus>, customer: { id: string, firstName: string, lastName: string, phone: string }, order: { id: string, placedAt: string, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, bill: { toPayPaise: number }, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { line1: string, line2: string | null, pinCode: string } | null } }> } };

export type AdminOrderQueryVariables = Exact<{
  id: string | number;
}>;


export type AdminOrderQuery = { adminOrder: { nextStatuses: Array<OrderStatus>, customer: { id: string, firstName: string, lastName: string, email: string, phone: string }, order: { deliveryVersion: number, isByPhone: boolean, id: string, orderedDate: string, placedAt: string, payUntil: string | null, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, couponCode: string | null, canBeCancelled: boolean, deliveredWith: Array<string>, editableUntil: string | null, substitution: Substitution | null, toCollectPaise: number, reportableUntil: string | null, lines: Array<{ id: string, version: number, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, mrpPaise: number, unitPricePaise: number, quantity: number, totalPaise: number, discountPaise: number, refundedQuantity: number }>, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, phone: string } | null, bill: { subtotalPaise: number, toPayPaise: number, steps: Array<{ kind: BillStepKind, label: string, amountPaise: number, reason: string | null, labelMessage: { messageId: string, params: Record<string, string | number> } | null, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }> }, taxes: Array<{ gstBasisPoints: number | null, taxablePaise: number, cgstPaise: number, sgstPaise: number }>, events: Array<{ at: string, actorRole: OrderActorRole, staffEmail: string | null, fromStatus: OrderStatus | null, toStatus: OrderStatus, paymentStatus: PaymentStatus, note: string | null, noteMessage: { messageId: string, params: Record<string, string | number> } | null }>, payments: Array<{ id: string, amountPaise: number, status: PaymentStatus, cardBrand: string | null, cardLastFour: string | null, isByUpi: boolean, utr: string | null, rejectedBecause: string | null, createdAt: string }>, refunds: Array<{ id: string, amountPaise: number, status: PaymentStatus, reason: string, isSentByHand: boolean, utr: string | null, createdAt: string, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }>, creditNotes: Array<{ id: string, number: string, issuedAt: string, reason: string, amountPaise: number, cashPaise: number, giftCreditPaise: number, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }>, substituteQuestions: Array<{ id: string, quantity: number, state: QuestionState, expiresAt: string, chosenProductId: string | null, wanted: { productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number }, candidates: Array<{ productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number }> }>, deliveryPhotos: Array<{ id: string, url: string, createdAt: string }>, reports: Array<{ id: string, orderId: string, kind: OrderProblem, text: string, status: OrderReportStatus, createdAt: string, answer: string | null, creditNoteId: string | null, lines: Array<{ orderLineId: string, quantity: number }>, photos: Array<{ id: string, url: string, createdAt: string }> }> } } };

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

export type PickerOfOrderFragment = { picking: { staffEmail: string | null, isOwn: boolean, until: string } | null, customer: { id: string, firstName: string, lastName: string, phone: string }, order: { id: string, status: OrderStatus, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, phone: string } | null } };

export type QuestionInWalkFragment = { id: string, orderLineId: string, lineVersion: number, quantity: number, state: QuestionState, expiresAt: string, chosenProductId: string | null, candidates: Array<{ productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unitPricePaise: number, packGrams: number | null }> };

export type OrderInWalkFragment = { reducedByPaise: number, canAskCustomer: boolean, order: { id: string, substitution: Substitution | null, status: OrderStatus, lines: Array<{ id: string, productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number, quantity: number, orderedQuantity: number, pickedQuantity: number | null, packGrams: number | null, weighedGrams: number | null, shortQuantity: number, shortReason: ShortReason | null, substitutedQuantity: number, substitutesLineId: string | null, version: number, shelf: { shelfLocation: string | null, barcode: string | null, sku: string | null, aliases: string | null, categoryName: string } | null }>, substituteQuestions: Array<{ id: string, orderLineId: string, lineVersion: number, quantity: number, state: QuestionState, expiresAt: string, chosenProductId: string | null, candidates: Array<{ productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unitPricePaise: number, packGrams: number | null }> }>, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, phone: string } | null }, picking: { staffEmail: string | null, isOwn: boolean, until: string } | null, customer: { id: string, firstName: string, lastName: string, phone: string } };

export type OrderOfListFragment = { lateness: Lateness, order: { id: string, status: OrderStatus, lines: Array<{ id: string, quantity: number, pickedQuantity: number | null, substitutesLineId: string | null }>, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, phone: string } | null }, picking: { staffEmail: string | null, isOwn: boolean, until: string } | null, customer: { id: string, firstName: string, lastName: string, phone: string } };

export type OrdersToPickQueryVariables = Exact<{
  day: string;
}>;


export type OrdersToPickQuery = { orderBoard: { day: string, overdue: Array<{ lateness: Lateness, order: { id: string, status: OrderStatus, lines: Array<{ id: string, quantity: number, pickedQuantity: number | null, substitutesLineId: string | null }>, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, phone: string } | null }, picking: { staffEmail: string | null, isOwn: boolean, until: string } | null, customer: { id: string, firstName: string, lastName: string, phone: string } }>, orders: Array<{ lateness: Lateness, order: { id: string, status: OrderStatus, lines: Array<{ id: string, quantity: number, pickedQuantity: number | null, substitutesLineId: string | null }>, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, phone: string } | null }, picking: { staffEmail: string | null, isOwn: boolean, until: string } | null, customer: { id: string, firstName: string, lastName: string, phone: string } }> } };

export type OrderToPickQueryVariables = Exact<{
  id: string | number;
}>;


export type OrderToPickQuery = { adminOrder: { reducedByPaise: number, canAskCustomer: boolean, order: { id: string, substitution: Substitution | null, status: OrderStatus, lines: Array<{ id: string, productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number, quantity: number, orderedQuantity: number, pickedQuantity: number | null, packGrams: number | null, weighedGrams: number | null, shortQuantity: number, shortReason: ShortReason | null, substitutedQuantity: number, substitutesLineId: string | null, version: number, shelf: { shelfLocation: string | null, barcode: string | null, sku: string | null, aliases: string | null, categoryName: string } | null }>, substituteQuestions: Array<{ id: string, orderLineId: string, lineVersion: number, quantity: number, state: QuestionState, expiresAt: string, chosenProductId: string | null, candidates: Array<{ productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unitPricePaise: number, packGrams: number | null }> }>, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, phone: string } | null }, picking: { staffEmail: string | null, isOwn: boolean, until: string } | null, customer: { id: string, firstName: string, lastName: string, phone: string } } };

export type SubstitutesForQueryVariables = Exact<{
  orderLineId: string | number;
}>;


export type SubstitutesForQuery = { substitutesFor: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, aliases: string | null, unit: string | null, imageUrl: string, pricePaise: number, packGrams: number | null, sku: string | null, barcode: string | null, shelfLocation: string | null }> };

export type StartPickingMutationVariables = Exact<{
  orderId: string | number;
}>;


export type StartPickingMutation = { startPicking: { reducedByPaise: number, canAskCustomer: boolean, order: { id: string, substitution: Substitution | null, status: OrderStatus, lines: Array<{ id: string, productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number, quantity: number, orderedQuantity: number, pickedQuantity: number | null, packGrams: number | null, weighedGrams: number | null, shortQuantity: number, shortReason: ShortReason | null, substitutedQuantity: number, substitutesLineId: string | null, version: number, shelf: { shelfLocation: string | null, barcode: string | null, sku: string | null, aliases: string | null, categoryName: string } | null }>, substituteQuestions: Array<{ id: string, orderLineId: string, lineVersion: number, quantity: number, state: QuestionState, expiresAt: string, chosenProductId: string | null, candidates: Array<{ productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unitPricePaise: number, packGrams: number | null }> }>, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, phone: string } | null }, picking: { staffEmail: string | null, isOwn: boolean, until: string } | null, customer: { id: string, firstName: string, lastName: string, phone: string } } };

export type FinishPickingMutationVariables = Exact<{
  orderId: string | number;
}>;


export type FinishPickingMutation = { finishPicking: { reducedByPaise: number, canAskCustomer: boolean, order: { id: string, substitution: Substitution | null, status: OrderStatus, lines: Array<{ id: string, productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number, quantity: number, orderedQuantity: number, pickedQuantity: number | null, packGrams: number | null, weighedGrams: number | null, shortQuantity: number, shortReason: ShortReason | null, substitutedQuantity: number, substitutesLineId: string | null, version: number, shelf: { shelfLocation: string | null, barcode: string | null, sku: string | null, aliases: string | null, categoryName: string } | null }>, substituteQuestions: Array<{ id: string, orderLineId: string, lineVersion: number, quantity: number, state: QuestionState, expiresAt: string, chosenProductId: string | null, candidates: Array<{ productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unitPricePaise: number, packGrams: number | null }> }>, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, phone: string } | null }, picking: { staffEmail: string | null, isOwn: boolean, until: string } | null, customer: { id: string, firstName: string, lastName: string, phone: string } } };

export type PickOrderLineMutationVariables = Exact<{
  input: PickOrderLineInput;
}>;


export type PickOrderLineMutation = { pickOrderLine: { reducedByPaise: number, canAskCustomer: boolean, order: { id: string, substitution: Substitution | null, status: OrderStatus, lines: Array<{ id: string, productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number, quantity: number, orderedQuantity: number, pickedQuantity: number | null, packGrams: number | null, weighedGrams: number | null, shortQuantity: number, shortReason: ShortReason | null, substitutedQuantity: number, substitutesLineId: string | null, version: number, shelf: { shelfLocation: string | null, barcode: string | null, sku: string | null, aliases: string | null, categoryName: string } | null }>, substituteQuestions: Array<{ id: string, orderLineId: string, lineVersion: number, quantity: number, state: QuestionState, expiresAt: string, chosenProductId: string | null, candidates: Array<{ productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unitPricePaise: number, packGrams: number | null }> }>, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, phone: string } | null }, picking: { staffEmail: string | null, isOwn: boolean, until: string } | null, customer: { id: string, firstName: string, lastName: string, phone: string } } };

export type WeighOrderLineMutationVariables = Exact<{
  input: WeighOrderLineInput;
}>;


export type WeighOrderLineMutation = { weighOrderLine: { reducedByPaise: number, canAskCustomer: boolean, order: { id: string, substitution: Substitution | null, status: OrderStatus, lines: Array<{ id: string, productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number, quantity: number, orderedQuantity: number, pickedQuantity: number | null, packGrams: number | null, weighedGrams: number | null, shortQuantity: number, shortReason: ShortReason | null, substitutedQuantity: number, substitutesLineId: string | null, version: number, shelf: { shelfLocation: string | null, barcode: string | null, sku: string | null, aliases: string | null, categoryName: string } | null }>, substituteQuestions: Array<{ id: string, orderLineId: string, lineVersion: number, quantity: number, state: QuestionState, expiresAt: string, chosenProductId: string | null, candidates: Array<{ productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unitPricePaise: number, packGrams: number | null }> }>, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, phone: string } | null }, picking: { staffEmail: string | null, isOwn: boolean, until: string } | null, customer: { id: string, firstName: string, lastName: string, phone: string } } };

export type ShortOrderLineMutationVariables = Exact<{
  input: ShortOrderLineInput;
}>;


export type ShortOrderLineMutation = { shortOrderLine: { reducedByPaise: number, canAskCustomer: boolean, order: { id: string, substitution: Substitution | null, status: OrderStatus, lines: Array<{ id: string, productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number, quantity: number, orderedQuantity: number, pickedQuantity: number | null, packGrams: number | null, weighedGrams: number | null, shortQuantity: number, shortReason: ShortReason | null, substitutedQuantity: number, substitutesLineId: string | null, version: number, shelf: { shelfLocation: string | null, barcode: string | null, sku: string | null, aliases: string | null, categoryName: string } | null }>, substituteQuestions: Array<{ id: string, orderLineId: string, lineVersion: number, quantity: number, state: QuestionState, expiresAt: string, chosenProductId: string | null, candidates: Array<{ productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unitPricePaise: number, packGrams: number | null }> }>, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, phone: string } | null }, picking: { staffEmail: string | null, isOwn: boolean, until: string } | null, customer: { id: string, firstName: string, lastName: string, phone: string } } };

export type AskCustomerMutationVariables = Exact<{
  input: AskCustomerInput;
}>;


export type AskCustomerMutation = { askCustomer: { reducedByPaise: number, canAskCustomer: boolean, order: { id: string, substitution: Substitution | null, status: OrderStatus, lines: Array<{ id: string, productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number, quantity: number, orderedQuantity: number, pickedQuantity: number | null, packGrams: number | null, weighedGrams: number | null, shortQuantity: number, shortReason: ShortReason | null, substitutedQuantity: number, substitutesLineId: string | null, version: number, shelf: { shelfLocation: string | null, barcode: string | null, sku: string | null, aliases: string | null, categoryName: string } | null }>, substituteQuestions: Array<{ id: string, orderLineId: string, lineVersion: number, quantity: number, state: QuestionState, expiresAt: string, chosenProductId: string | null, candidates: Array<{ productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unitPricePaise: number, packGrams: number | null }> }>, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, phone: string } | null }, picking: { staffEmail: string | null, isOwn: boolean, until: string } | null, customer: { id: string, firstName: string, lastName: string, phone: string } } };

export type SubstituteOrderLineMutationVariables = Exact<{
  input: SubstituteOrderLineInput;
}>;


export type SubstituteOrderLineMutation = { substituteOrderLine: { reducedByPaise: number, canAskCustomer: boolean, order: { id: string, substitution: Substitution | null, status: OrderStatus, lines: Array<{ id: string, productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number, quantity: number, orderedQuantity: number, pickedQuantity: number | null, packGrams: number | null, weighedGrams: number | null, shortQuantity: number, shortReason: ShortReason | null, substitutedQuantity: number, substitutesLineId: string | null, version: number, shelf: { shelfLocation: string | null, barcode: string | null, sku: string | null, aliases: string | null, categoryName: string } | null }>, substituteQuestions: Array<{ id: string, orderLineId: string, lineVersion: number, quantity: number, state: QuestionState, expiresAt: string, chosenProductId: string | null, candidates: Array<{ productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unitPricePaise: number, packGrams: number | null }> }>, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, phone: string } | null }, picking: { staffEmail: string | null, isOwn: boolean, until: string } | null, customer: { id: string, firstName: string, lastName: string, phone: string } } };

export type ResetOrderLineMutationVariables = Exact<{
  input: LineActionInput;
}>;


export type ResetOrderLineMutation = { resetOrderLine: { reducedByPaise: number, canAskCustomer: boolean, order: { id: string, substitution: Substitution | null, status: OrderStatus, lines: Array<{ id: string, productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, imageUrl: string, unitPricePaise: number, quantity: number, orderedQuantity: number, pickedQuantity: number | null, packGrams: number | null, weighedGrams: number | null, shortQuantity: number, shortReason: ShortReason | null, substitutedQuantity: number, substitutesLineId: string | null, version: number, shelf: { shelfLocation: string | null, barcode: string | null, sku: string | null, aliases: string | null, categoryName: string } | null }>, substituteQuestions: Array<{ id: string, orderLineId: string, lineVersion: number, quantity: number, state: QuestionState, expiresAt: string, chosenProductId: string | null, candidates: Array<{ productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unitPricePaise: number, packGrams: number | null }> }>, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, phone: string } | null }, picking: { staffEmail: string | null, isOwn: boolean, until: string } | null, customer: { id: string, firstName: string, lastName: string, phone: string } } };

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

export type PrintedOrderFragment = { customer: { id: string, firstName: string, lastName: string, phone: string, language: Language | null }, order: { id: string, orderedDate: string, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, substitution: Substitution | null, bill: { subtotalPaise: number, toPayPaise: number, steps: Array<{ kind: BillStepKind, label: string, amountPaise: number, reason: string | null, labelMessage: { messageId: string, params: Record<string, string | number> } | null, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }> }, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, phone: string } | null, lines: Array<{ id: string, productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, unitPricePaise: number, quantity: number, orderedQuantity: number, pickedQuantity: number | null, shortQuantity: number, shortReason: ShortReason | null, substitutedQuantity: number, substitutesLineId: string | null, replacedQuantity: number | null, totalPaise: number, shelf: { aliases: string | null, categoryName: string, shelfLocation: string | null, category: { id: string, slug: string, name: string, nameHi: string | null, nameMr: string | null } } | null }> } };

export type OrdersToPrintQueryVariables = Exact<{
  filter: OrderSearchFilter;
  pageSize: number;
  after?: string | null | undefined;
}>;


export type OrdersToPrintQuery = { orderSearch: { hasNext: boolean, hasPrevious: boolean, startCursor: string | null, endCursor: string | null, items: Array<{ customer: { id: string, firstName: string, lastName: string, phone: string, language: Language | null }, order: { id: string, orderedDate: string, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, substitution: Substitution | null, bill: { subtotalPaise: number, toPayPaise: number, steps: Array<{ kind: BillStepKind, label: string, amountPaise: number, reason: string | null, labelMessage: { messageId: string, params: Record<string, string | number> } | null, reasonMessage: { messageId: string, params: Record<string, string | number> } | null }> }, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string, phone: string } | null, lines: Array<{ id: string, productId: string | null, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, unitPricePaise: number, quantity: number, orderedQuantity: number, pickedQuantity: number | null, shortQuantity: number, shortReason: ShortReason | null, substitutedQuantity: number, substitutesLineId: string | null, replacedQuantity: number | null, totalPaise: number, shelf: { aliases: string | null, categoryName: string, shelfLocation: string | null, category: { id: string, slug: string, name: string, nameHi: string | null, nameMr: string | null } } | null }> } }> } };

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


export type OpenOrderReportsQuery = { openOrderReports: Array<{ id: string, orderId: string, kind: OrderProblem, text: string, status: OrderReportStatus, createdAt: string, answer: string | null, creditNoteId: string | null, orderLines: Array<{ id: string, name: string, unit: string | null }>, lines: Array<{ orderLineId: string, quantity: number }>, photos: Array<{ id: string, url: string, createdAt: string }> }> };

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

export type StaffRowFragment = { id: string, email: string, role: StaffRole, roleVersion: number, hasTwoFactor: boolean, customRole: { id: string, name: string } | null };

export type StaffSecondFactorFragment = { id: string, requiresSecondFactor: boolean, version: number };

export type StaffSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffSettingsQuery = { staffSettings: { id: string, requiresSecondFactor: boolean, version: number } };

export type RequireSecondFactorMutationVariables = Exact<{
  required: boolean;
  expectedVersion: number;
}>;


export type RequireSecondFactorMutation = { requireSecondFactor: { id: string, requiresSecondFactor: boolean, version: number } };

export type StaffQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffQuery = { staff: Array<{ id: string, email: string, role: StaffRole, roleVersion: number, hasTwoFactor: boolean, customRole: { id: string, name: string } | null }> };

export type AddStaffMutationVariables = Exact<{
  input: StaffInput;
}>;


export type AddStaffMutation = { addStaff: { id: string, email: string, role: StaffRole, roleVersion: number, hasTwoFactor: boolean, customRole: { id: string, name: string } | null } };

export type ChangeStaffRoleMutationVariables = Exact<{
  id: string | number;
  role: StaffRole;
  customRoleId?: string | number | null | undefined;
  expectedVersion: number;
}>;


export type ChangeStaffRoleMutation = { changeStaffRole: { id: string, email: string, role: StaffRole, roleVersion: number, hasTwoFactor: boolean, customRole: { id: string, name: string } | null } };

export type ResetStaffTwoFactorMutationVariables = Exact<{
  id: string | number;
}>;


export type ResetStaffTwoFactorMutation = { resetStaffTwoFactor: { id: string, email: string, role: StaffRole, roleVersion: number, hasTwoFactor: boolean, customRole: { id: string, name: string } | null } };

export type RemoveStaffMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveStaffMutation = { removeStaff: boolean };

export type StockProductFragment = { id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, sku: string | null, barcode: string | null, stockQuantity: number, mrpPaise: number, sellingPaise: number | null, costPaise: number | null, version: number };

export type StockProductsByCodeQueryVariables = Exact<{
  skus: Array<string> | string;
  barcodes: Array<string> | string;
}>;


export type StockProductsByCodeQuery = { productsByCode: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, sku: string | null, barcode: string | null, stockQuantity: number, mrpPaise: number, sellingPaise: number | null, costPaise: number | null, version: number }> };

export type StockProductsByWordsQueryVariables = Exact<{
  search: string;
}>;


export type StockProductsByWordsQuery = { suggestions: Array<{ id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, sku: string | null, barcode: string | null, stockQuantity: number, mrpPaise: number, sellingPaise: number | null, costPaise: number | null, version: number }> };

export type BuyingListQueryVariables = Exact<{
  page: number;
  pageSize: number;
}>;


export type BuyingListQuery = { buyingList: { totalCount: number, page: number, pageSize: number, pageCount: number, items: Array<{ level: number, waitingCount: number, soldPieces: number, suggestedPieces: number, product: { id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, sku: string | null, barcode: string | null, stockQuantity: number, mrpPaise: number, sellingPaise: number | null, costPaise: number | null, version: number } }> } };

export type ExpiringBatchesQueryVariables = Exact<{
  days: number;
  page: number;
}>;


export type ExpiringBatchesQuery = { expiringBatches: { totalCount: number, page: number, pageSize: number, pageCount: number, items: Array<{ id: string, batch: string | null, expiresOn: string, piecesLeft: number, product: { id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, sku: string | null, barcode: string | null, stockQuantity: number, mrpPaise: number, sellingPaise: number | null, costPaise: number | null, version: number } }> } };

export type GoodsReceiptsQueryVariables = Exact<{
  page: number;
}>;


export type GoodsReceiptsQuery = { goodsReceipts: { totalCount: number, page: number, pageSize: number, pageCount: number, items: Array<{ id: string, supplier: string, billNumber: string, receivedAt: string, lineCount: number, totalPaise: number }> } };

export type GoodsReceiptQueryVariables = Exact<{
  id: string | number;
}>;


export type GoodsReceiptQuery = { goodsReceipt: { id: string, supplier: string, billNumber: string, receivedAt: string, lineCount: number, totalPaise: number, staffEmail: string | null, lines: Array<{ id: string, productId: string, productName: string, pieces: number, costPaise: number | null, batch: string | null, expiresOn: string | null, mrpPaise: number | null, sellingPaise: number | null }> } };

export type StockMovementsQueryVariables = Exact<{
  productId: string | number;
  after?: string | number | null | undefined;
}>;


export type StockMovementsQuery = { product: { id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, sku: string | null, barcode: string | null, stockQuantity: number, mrpPaise: number, sellingPaise: number | null, costPaise: number | null, version: number }, stockMovements: { hasNext: boolean, endCursor: string | null, items: Array<{ id: string, kind: StockMovementKind, quantity: number, stockAfter: number, orderId: string | null, reason: string | null, staffEmail: string | null, at: string }> } };

export type ReceiveGoodsMutationVariables = Exact<{
  input: ReceiveGoodsInput;
}>;


export type ReceiveGoodsMutation = { receiveGoods: { id: string, lineCount: number } };

export type CountStockMutationVariables = Exact<{
  productId: string | number;
  shown: number;
  counted: number;
  reason?: string | null | undefined;
  key: string;
}>;


export type CountStockMutation = { countStock: { id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, sku: string | null, barcode: string | null, stockQuantity: number, mrpPaise: number, sellingPaise: number | null, costPaise: number | null, version: number } };

export type AdjustStockMutationVariables = Exact<{
  productId: string | number;
  delta: number;
  kind?: StockChangeKind | null | undefined;
  reason: string;
  key: string;
}>;


export type AdjustStockMutation = { adjustStock: { id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, sku: string | null, barcode: string | null, stockQuantity: number, mrpPaise: number, sellingPaise: number | null, costPaise: number | null, version: number } };

export type WriteOffBatchMutationVariables = Exact<{
  id: string | number;
  pieces: number;
  reason: string;
  key: string;
}>;


export type WriteOffBatchMutation = { writeOffBatch: { id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, sku: string | null, barcode: string | null, stockQuantity: number, mrpPaise: number, sellingPaise: number | null, costPaise: number | null, version: number } };

export type SellOffMutationVariables = Exact<{
  id: string | number;
  input: ProductInput;
  expectedVersion: number;
}>;


export type SellOffMutation = { updateProduct: { id: string, name: string, nameHi: string | null, nameMr: string | null, unit: string | null, sku: string | null, barcode: string | null, stockQuantity: number, mrpPaise: number, sellingPaise: number | null, costPaise: number | null, version: number } };

export type UpiSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type UpiSettingsQuery = { upiSettings: { payeeAddress: string | null, payeeName: string | null, version: number } };

export type ChangeUpiSettingsMutationVariables = Exact<{
  input: UpiSettingsInput;
}>;


export type ChangeUpiSettingsMutation = { changeUpiSettings: { payeeAddress: string | null, payeeName: string | null, version: number } };

export type UpiSettingsFieldsFragment = { payeeAddress: string | null, payeeName: string | null, version: number };

export type UpiTransfersQueryVariables = Exact<{ [key: string]: never; }>;


export type UpiTransfersQuery = { statedTransfers: Array<{ reference: string, customerName: string, payment: { id: string, orderId: string | null, status: PaymentStatus, amountPaise: number, utr: string | null, rejectedBecause: string | null, createdAt: string } }>, refundsToSend: Array<{ customerName: string, payment: { id: string, orderId: string | null, utr: string | null }, refund: { reason: string, createdAt: string, id: string, status: PaymentStatus, amountPaise: number, utr: string | null, reasonMessage: { messageId: string, params: Record<string, string | number> } | null } }> };

export type StatedPaymentFragment = { id: string, orderId: string | null, status: PaymentStatus, amountPaise: number, utr: string | null, rejectedBecause: string | null, createdAt: string };

export type SentRefundFragment = { id: string, status: PaymentStatus, amountPaise: number, utr: string | null };

export type ConfirmUpiTransferMutationVariables = Exact<{
  paymentId: string | number;
  utr?: string | null | undefined;
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

export type WebhookRowFragment = { id: string, description: string, url: string, types: Array<string>, state: WebhookState, failingSince: string | null, createdAt: string };

export type WebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhooksQuery = { webhooks: Array<{ id: string, description: string, url: string, types: Array<string>, state: WebhookState, failingSince: string | null, createdAt: string }> };

export type WebhookDeliveriesQueryVariables = Exact<{
  id: string | number;
  before?: string | number | null | undefined;
}>;


export type WebhookDeliveriesQuery = { webhookDeliveries: { endCursor: string | null, items: Array<{ id: string, type: string, messageId: string, state: WebhookDeliveryState, attempts: number, status: number | null, failure: string | null, createdAt: string, triedAt: string | null, nextTryAt: string | null, body: string }> } };

export type AddWebhookMutationVariables = Exact<{
  input: WebhookInput;
}>;


export type AddWebhookMutation = { addWebhook: { secret: string, webhook: { id: string, description: string, url: string, types: Array<string>, state: WebhookState, failingSince: string | null, createdAt: string } } };

export type RotateWebhookSecretMutationVariables = Exact<{
  id: string | number;
}>;


export type RotateWebhookSecretMutation = { rotateWebhookSecret: { secret: string, webhook: { id: string, description: string, url: string, types: Array<string>, state: WebhookState, failingSince: string | null, createdAt: string } } };

export type TurnWebhookMutationVariables = Exact<{
  id: string | number;
  isOn: boolean;
}>;


export type TurnWebhookMutation = { turnWebhook: { id: string, description: string, url: string, types: Array<string>, state: WebhookState, failingSince: string | null, createdAt: string } };

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
