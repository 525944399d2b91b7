// Written by `npm run codegen`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** The calls of a shop. */
export interface Calls {
  /** Lists the orders that were placed in a date range, or have a receipt, credit note, payment, refund or collection in it, without customer data (admin). Fails with VALIDATION. Sent again where no answer comes. */
  accountedOrders: (variables: AccountedOrdersQueryVariables) => Promise<AccountedOrdersQuery>;
  /** Adds a product (admin). Fails with VALIDATION or SKU_TAKEN. Not sent again by itself. */
  addProduct: (variables: AddProductMutationVariables) => Promise<AddProductMutation>;
  /** Adds pieces of a product to the cart, or to its existing line. Fails with VALIDATION or NOT_FOUND. Not sent again by itself. */
  addToCart: (variables: AddToCartMutationVariables) => Promise<AddToCartMutation>;
  /** Adds a webhook (owner). Fails with VALIDATION, CONFLICT if there are already 20. Not sent again by itself. */
  addWebhook: (variables: AddWebhookMutationVariables) => Promise<AddWebhookMutation>;
  /** Like adjustStock, for up to 1,000 products (admin); a refused row does not affect the others. Repeated with the same keys, it applies each change once. Fails with VALIDATION (rows). Sent again where no answer comes. */
  adjustStocks: (variables: AdjustStocksMutationVariables) => Promise<AdjustStocksMutation>;
  /** Logs an admin in. Fails with VALIDATION, WRONG_CREDENTIALS, TOO_MANY_ATTEMPTS, or SECOND_FACTOR_REQUIRED if the password is right but a second factor is missing; `extensions.details.passkey` then has the passkey request options if the admin has a passkey. Not sent again by itself. */
  adminLogin: (variables: AdminLoginMutationVariables) => Promise<AdminLoginMutation>;
  /** Changes the status of an order available to couriers, and records collected cash (admin). An order that already has the status stays unchanged. Fails with VALIDATION (to, note, cashPaise), NOT_FOUND or ORDER_MOVE_REFUSED. Sent again where no answer comes. */
  carryOrder: (variables: CarryOrderMutationVariables) => Promise<CarryOrderMutation>;
  /** The caller's cart. Sent again where no answer comes. */
  cart: (variables?: CartQueryVariables) => Promise<CartQuery>;
  /** Sets the quantity of a line. Fails with VALIDATION or NOT_FOUND. Sent again where no answer comes. */
  changeCartItem: (variables: ChangeCartItemMutationVariables) => Promise<ChangeCartItemMutation>;
  /** Delivery windows of the next seven days, in order. Sent again where no answer comes. */
  deliverySlots: (variables?: DeliverySlotsQueryVariables) => Promise<DeliverySlotsQuery>;
  /** Lists the events after a position in the feed that the caller may see (staff). A client that stores endCursor misses none. Fails with VALIDATION. Sent again where no answer comes. */
  events: (variables?: EventsQueryVariables) => Promise<EventsQuery>;
  /** Returns the GST of a month by rate and HSN code, and the documents issued (admin). Fails with VALIDATION if the month is invalid. Sent again where no answer comes. */
  gstReport: (variables: GstReportQueryVariables) => Promise<GstReportQuery>;
  /** Joins products as sizes of one product (admin); a refused row does not affect the others. If some of them already form a group of two or more, the others join it; a product of a second group is refused. Fails with VALIDATION (rows). Not sent again by itself. */
  joinPacks: (variables: JoinPacksMutationVariables) => Promise<JoinPacksMutation>;
  /** Removes products from their pack groups (admin); a refused row does not affect the others. Fails with VALIDATION (rows). Not sent again by itself. */
  leavePacks: (variables: LeavePacksMutationVariables) => Promise<LeavePacksMutation>;
  /** Logs a customer in; merges the guest cart into theirs. Fails with VALIDATION, WRONG_CREDENTIALS or TOO_MANY_ATTEMPTS. Not sent again by itself. */
  login: (variables: LoginMutationVariables) => Promise<LoginMutation>;
  /** Moves up to 100 orders to another status (admin), each separately: a refused order does not affect the others, and an order that already has the status stays unchanged. The email to the customer is held back while the move can be undone. Fails with VALIDATION (moves, reason). Sent again where no answer comes. */
  moveOrders: (variables: MoveOrdersMutationVariables) => Promise<MoveOrdersMutation>;
  /** Adds the driver's note to an order available to couriers, for the staff only (admin); repeating the last note has no effect. Fails with NOT_FOUND or VALIDATION (text). Sent again where no answer comes. */
  noteCarriedOrder: (variables: NoteCarriedOrderMutationVariables) => Promise<NoteCarriedOrderMutation>;
  /** Searches the orders of all customers by a filter (admin), with cursors instead of page numbers: orders placed or moved in the meantime do not shift the results. Fails with VALIDATION. Sent again where no answer comes. */
  orderSearch: (variables?: OrderSearchQueryVariables) => Promise<OrderSearchQuery>;
  /** Returns one of the caller's orders. Fails with NOT_FOUND. Sent again where no answer comes. */
  order: (variables: OrderQueryVariables) => Promise<OrderQuery>;
  /** Lists the orders that are packed or on their way and not on a round of the shop's own riders, with destinations and amounts to collect (admin). Fails with VALIDATION. Sent again where no answer comes. */
  ordersToCarry: (variables?: OrdersToCarryQueryVariables) => Promise<OrdersToCarryQuery>;
  /** Orders the caller's cart: reserves the stock and the delivery slot, and empties the cart. Fails with CART_EMPTY, OUT_OF_STOCK (fields items.<id>), SLOT_UNAVAILABLE, COUPON_INVALID, TOO_MANY_ATTEMPTS after many wrong coupon codes, NOT_FOUND (addressId), IDEMPOTENCY_KEY_REUSED, PRICE_CHANGED (the new bill in details), TOO_MANY_ORDERS or VALIDATION. Sent again where no answer comes. */
  placeOrder: (variables: PlaceOrderMutationVariables) => Promise<PlaceOrderMutation>;
  /** Sets prices of up to 1,000 products, like updateProduct (admin); a refused row does not affect the others. Fails with VALIDATION (rows). Like adjustStock, for up to 1,000 products (admin); a refused row does not affect the others. Repeated with the same keys, it applies each change once. Fails with VALIDATION (rows). Sent again where no answer comes. */
  pricesAndStocks: (variables: PricesAndStocksMutationVariables) => Promise<PricesAndStocksMutation>;
  /** Products that match a filter, including hidden ones, with cursor pagination: concurrent changes shift no page (admin). Fails with VALIDATION. Sent again where no answer comes. */
  productTable: (variables?: ProductTableQueryVariables) => Promise<ProductTableQuery>;
  /** Products with any of these SKUs or barcodes, lowest ID first. Codes without a product are omitted; hidden products require MANAGE_CATALOGUE. Fails with VALIDATION. Sent again where no answer comes. */
  productsByCode: (variables?: ProductsByCodeQueryVariables) => Promise<ProductsByCodeQuery>;
  /** Bill of the caller's cart, with coupon suggestions. Sent again where no answer comes. */
  quote: (variables?: QuoteQueryVariables) => Promise<QuoteQuery>;
  /** Resends the next 1,000 events after a position in the feed, filtered by the types of the webhook, and returns the last position (owner). Fails with NOT_FOUND, CONFLICT if the webhook is off. Not sent again by itself. */
  replayEvents: (variables: ReplayEventsMutationVariables) => Promise<ReplayEventsMutation>;
  /** Sets prices of up to 1,000 products, like updateProduct (admin); a refused row does not affect the others. Fails with VALIDATION (rows). Sent again where no answer comes. */
  setPrices: (variables: SetPricesMutationVariables) => Promise<SetPricesMutation>;
  /** Like setStock, for up to 1,000 products (admin); a refused row does not affect the others. Fails with VALIDATION (rows). Not sent again by itself. */
  setStocks: (variables: SetStocksMutationVariables) => Promise<SetStocksMutation>;
  /** Public information about the shop. Sent again where no answer comes. */
  store: (variables?: StoreQueryVariables) => Promise<StoreQuery>;
  /** Turns a webhook on or off (owner). Events while it is off are not sent; see replayEvents. Fails with NOT_FOUND. Sent again where no answer comes. */
  turnWebhook: (variables: TurnWebhookMutationVariables) => Promise<TurnWebhookMutation>;
  /** Changes the given fields of a product (admin). Fails with NOT_FOUND, VALIDATION, SKU_TAKEN, or CONFLICT; `details.current` and `details.submitted` of the error then have both sides. Not sent again by itself. */
  updateProduct: (variables: UpdateProductMutationVariables) => Promise<UpdateProductMutation>;
  /** Lists the deliveries of a webhook in the last 30 days (owner). Fails with NOT_FOUND, VALIDATION. Sent again where no answer comes. */
  webhookDeliveries: (variables: WebhookDeliveriesQueryVariables) => Promise<WebhookDeliveriesQuery>;
  /** Lists the webhooks (owner). Sent again where no answer comes. */
  webhooks: (variables?: WebhooksQueryVariables) => Promise<WebhooksQuery>;
}

/** Why the shop refuses a call. */
export type ErrorCode =
  | 'ACCOUNT_HAS_OPEN_ORDERS'
  | 'BAD_REQUEST'
  | 'CART_EMPTY'
  | 'CONFLICT'
  | 'COUPON_CODE_TAKEN'
  | 'COUPON_INVALID'
  | 'CROSS_SITE'
  | 'EMAIL_TAKEN'
  | 'EXTERNAL_ID_TAKEN'
  | 'FORBIDDEN'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'INTERNAL'
  | 'LAST_OWNER'
  | 'LINK_INVALID'
  | 'METHOD_NOT_ALLOWED'
  | 'MINIMUM_ORDER'
  | 'NOT_FOUND'
  | 'NOT_SUPPORTED'
  | 'NO_RECEIPT_YET'
  | 'ORDER_MOVE_REFUSED'
  | 'ORDER_NOT_CANCELLABLE'
  | 'ORDER_NOT_EDITABLE'
  | 'ORDER_NOT_PAYABLE'
  | 'OUT_OF_STOCK'
  | 'PAYLOAD_TOO_LARGE'
  | 'PAYMENT_DECLINED'
  | 'PAYMENT_PENDING'
  | 'PERSISTED_QUERY_NOT_FOUND'
  | 'PHONE_TAKEN'
  | 'PHOTO_REFUSED'
  | 'PRECONDITION_FAILED'
  | 'PRICE_CHANGED'
  | 'PROPOSAL_OVER'
  | 'QUERY_TOO_COMPLEX'
  | 'QUESTION_CLOSED'
  | 'REFUND_REFUSED'
  | 'REPORT_REFUSED'
  | 'ROLE_IN_USE'
  | 'ROLE_NAME_TAKEN'
  | 'SECOND_FACTOR_MISSING'
  | 'SECOND_FACTOR_REQUIRED'
  | 'SKU_TAKEN'
  | 'SLOT_UNAVAILABLE'
  | 'TOO_MANY_ATTEMPTS'
  | 'TOO_MANY_ORDERS'
  | 'UNAUTHENTICATED'
  | 'UNAVAILABLE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'VALIDATION'
  | 'VOUCHER_CODE_TAKEN'
  | 'VOUCHER_INVALID'
  | 'VOUCHER_REDEEMED'
  | 'WRONG_CREDENTIALS';

/** Product to add to the cart. */
export type AddToCartInput = {
  /** Product ID. */
  productId: string | number;
  /** Pieces to add, from 1 to 10,00,000 (a million). */
  quantity: number;
};

/** Stock change of one product in a bulk call. */
export type AdjustStockRow = {
  /** Pieces added to the stock; negative to remove. */
  delta: number;
  /** External ID of the product in the calling program, if no sku is given; see setExternalRecords. */
  externalId?: string | null | undefined;
  /** Idempotency key, chosen by the client per change, such as a UUID: the same key changes the stock once, however often it is sent. */
  key: string;
  /** Kind of the change; CORRECTION if omitted. */
  kind?: StockChangeKind | null | undefined;
  /** Product ID, if neither sku nor externalId is given. */
  productId?: string | number | null | undefined;
  /** Reason, such as 'Delivery of Monday' or 'Broken'. */
  reason: string;
  /** SKU, the shopkeeper's own number of the product. */
  sku?: string | null | undefined;
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

/** Action of a courier on an order. */
export type CarriedTo =
  /** The order was handed over. */
  | 'DELIVERED'
  /** The order was not accepted or could not be delivered. */
  | 'DELIVERY_FAILED'
  /** The order has left the shop. */
  | 'OUT_FOR_DELIVERY';

/** Action of a courier on an order. */
export type CarryOrderInput = {
  /** Cash collected, in paise, with DELIVERED; at most the amount to collect. Default: none. The remainder becomes a debt. */
  cashPaise?: number | null | undefined;
  /** Note that the customer reads: tracking information, or the reason for a failure (required for DELIVERY_FAILED); 1 to 150 characters. */
  note?: string | null | undefined;
  /** Order ID. */
  orderId: string | number;
  /** New status. */
  to: CarriedTo;
};

/** New quantity of a cart line. */
export type ChangeCartItemInput = {
  /** Cart line ID. */
  cartItemId: string | number;
  /** New quantity in pieces, from 1 to 10,00,000 (a million). */
  quantity: number;
};

/** Way in which part of the amount was settled on delivery or afterwards. */
export type CollectionKind =
  /** Collected in cash. */
  | 'CASH'
  /** Given back because the order is over; the amount is negative. */
  | 'HANDED_BACK'
  /** Paid by UPI; the UTR number identifies the transfer. */
  | 'UPI'
  /** Written off, with a reason. */
  | 'WRITTEN_OFF';

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

/** Login credentials. */
export type LoginInput = {
  /** E-mail address, case-insensitive. */
  email: string;
  /** Password. */
  password: string;
};

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

/** New prices of one product in a bulk call; omitted ones are unchanged. */
export type SetPriceRow = {
  /** Version that the change is based on: CONFLICT if somebody edited the product since. */
  expectedVersion?: number | null | undefined;
  /** External ID of the product in the calling program, if no sku is given; see setExternalRecords. */
  externalId?: string | null | undefined;
  /** Maximum retail price of one piece, in paise; above 0. */
  mrpPaise?: number | null | undefined;
  /** Product ID, if neither sku nor externalId is given. */
  productId?: string | number | null | undefined;
  /** Selling price of one piece, in paise; null to sell at the MRP. VALIDATION (sellingPaise) above the MRP. */
  sellingPaise?: number | null | undefined;
  /** SKU, the shopkeeper's own number of the product. */
  sku?: string | null | undefined;
};

/** New stock of one product in a bulk call. */
export type SetStockRow = {
  /** Stock that the caller expects. */
  expected: number;
  /** External ID of the product in the calling program, if no sku is given; see setExternalRecords. */
  externalId?: string | null | undefined;
  /** Idempotency key, as for adjustStock: repeating a change that was made is no CONFLICT. */
  key?: string | null | undefined;
  /** Product ID, if neither sku nor externalId is given. */
  productId?: string | number | null | undefined;
  /** Reason, such as 'Counted'. */
  reason?: string | null | undefined;
  /** SKU, the shopkeeper's own number of the product. */
  sku?: string | null | undefined;
  /** New stock. */
  value: number;
};

/** Reason why a delivery window is unavailable. */
export type SlotClosedReason =
  /** Its cut-off has passed: 60 minutes before the start, unless the shop has set another one. */
  | 'CLOSED'
  /** Fully booked. */
  | 'FULL';

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

/** Customer's choice for products that are missing when the order is packed. */
export type Substitution =
  /** Call the customer and ask. */
  | 'CALL_ME'
  /** Leave the product out. */
  | 'NO_SUBSTITUTE'
  /** Deliver a similar product for at most the same price. */
  | 'SIMILAR_PRODUCT';

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

export type AccountedOrdersQueryVariables = Exact<{
  from: string;
  to: string;
  after?: string | number | null | undefined;
  pageSize?: number;
}>;


export type AccountedOrdersQuery = { accountedOrders: { endCursor: string | null, hasNext: boolean, items: Array<{ id: string, status: OrderStatus, paymentMethod: PaymentMethod, receipt: { number: string, issuedAt: string } | null, taxes: Array<{ gstBasisPoints: number | null, amountPaise: number, taxablePaise: number, cgstPaise: number, sgstPaise: number }>, lines: Array<{ name: string, hsn: string | null, gstBasisPoints: number | null, quantity: number, totalPaise: number, discountPaise: number }>, creditNotes: Array<{ number: string, issuedAt: string, reason: string, amountPaise: number, taxes: Array<{ gstBasisPoints: number | null, amountPaise: number, taxablePaise: number, cgstPaise: number, sgstPaise: number }> }>, payments: Array<{ id: string, status: PaymentStatus, amountPaise: number, settledAt: string | null, utr: string | null }>, refunds: Array<{ id: string, status: PaymentStatus, amountPaise: number, settledAt: string | null, utr: string | null }>, collected: Array<{ id: string, kind: CollectionKind, amountPaise: number, at: string, utr: string | null }> }> } };

export type AddProductMutationVariables = Exact<{
  input: ProductInput;
}>;


export type AddProductMutation = { addProduct: { id: string, sku: string | null, barcode: string | null, name: string, unit: string | null, brand: string | null, mrpPaise: number, sellingPaise: number | null, pricePaise: number, gstBasisPoints: number | null, hsn: string | null, stockQuantity: number, isHidden: boolean | null, version: number, category: { slug: string } } };

export type AddToCartMutationVariables = Exact<{
  input: AddToCartInput;
}>;


export type AddToCartMutation = { addToCart: { cart: { totalQuantity: number, grandTotalPaise: number, items: Array<{ id: string, quantity: number, unitPricePaise: number, totalPaise: number, exceedsStock: boolean, product: { id: string, sku: string | null, name: string } }> } } };

export type AddWebhookMutationVariables = Exact<{
  input: WebhookInput;
}>;


export type AddWebhookMutation = { addWebhook: { secret: string, webhook: { id: string, description: string, url: string, types: Array<string>, state: WebhookState, failingSince: string | null } } };

export type AddressFieldsFragment = { recipientName: string, phone: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string };

export type AdjustStocksMutationVariables = Exact<{
  rows: Array<AdjustStockRow> | AdjustStockRow;
}>;


export type AdjustStocksMutation = { adjustStocks: Array<{ row: number, productId: string | null, stockQuantity: number | null, code: string | null, field: string | null, message: string | null }> };

export type AdminLoginMutationVariables = Exact<{
  input: LoginInput;
  code?: string | null | undefined;
}>;


export type AdminLoginMutation = { adminLogin: { accessToken: string } };

export type CarryOrderMutationVariables = Exact<{
  input: CarryOrderInput;
}>;


export type CarryOrderMutation = { carryOrder: { id: string, status: OrderStatus } };

export type CartFieldsFragment = { totalQuantity: number, grandTotalPaise: number, items: Array<{ id: string, quantity: number, unitPricePaise: number, totalPaise: number, exceedsStock: boolean, product: { id: string, sku: string | null, name: string } }> };

export type CartQueryVariables = Exact<{ [key: string]: never; }>;


export type CartQuery = { cart: { totalQuantity: number, grandTotalPaise: number, items: Array<{ id: string, quantity: number, unitPricePaise: number, totalPaise: number, exceedsStock: boolean, product: { id: string, sku: string | null, name: string } }> } };

export type ChangeCartItemMutationVariables = Exact<{
  input: ChangeCartItemInput;
}>;


export type ChangeCartItemMutation = { changeCartItem: { cart: { totalQuantity: number, grandTotalPaise: number, items: Array<{ id: string, quantity: number, unitPricePaise: number, totalPaise: number, exceedsStock: boolean, product: { id: string, sku: string | null, name: string } }> } } };

export type DeliverySlotsQueryVariables = Exact<{ [key: string]: never; }>;


export type DeliverySlotsQuery = { deliverySlots: Array<{ id: string, date: string, startMinute: number, endMinute: number, remaining: number, closedReason: SlotClosedReason | null }> };

export type EventsQueryVariables = Exact<{
  after?: string | number | null | undefined;
  subjects?: Array<AuditSubject> | AuditSubject | null | undefined;
  pageSize?: number;
}>;


export type EventsQuery = { events: { endCursor: string, hasMore: boolean, items: Array<{ id: string, at: string, type: string, subject: AuditSubject, subjectId: string | null }> } };

export type GstReportQueryVariables = Exact<{
  month: string;
}>;


export type GstReportQuery = { gstReport: { rates: Array<{ gstBasisPoints: number | null, amountPaise: number, taxablePaise: number, cgstPaise: number, sgstPaise: number }>, hsnCodes: Array<{ hsn: string | null, gstBasisPoints: number | null, quantity: number, amountPaise: number, taxablePaise: number, cgstPaise: number, sgstPaise: number }>, receipts: { firstNumber: string, lastNumber: string, count: number, amountPaise: number } | null, creditNotes: { firstNumber: string, lastNumber: string, count: number, amountPaise: number } | null } };

export type JoinPacksMutationVariables = Exact<{
  rows: Array<PackJoinRow> | PackJoinRow;
}>;


export type JoinPacksMutation = { joinPacks: Array<{ row: number, packGroup: string | null, joinedIds: Array<string>, code: string | null, field: string | null, message: string | null }> };

export type LeavePacksMutationVariables = Exact<{
  rows: Array<PackLeaveRow> | PackLeaveRow;
}>;


export type LeavePacksMutation = { leavePacks: Array<{ row: number, productId: string | null, stockQuantity: number | null, code: string | null, field: string | null, message: string | null }> };

export type LoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LoginMutation = { login: { accessToken: string, customer: { id: string } } };

export type MoveOrdersMutationVariables = Exact<{
  moves: Array<OrderTransitionInput> | OrderTransitionInput;
  to: OrderStatus;
  reason?: string | null | undefined;
}>;


export type MoveOrdersMutation = { moveOrders: Array<{ id: string, code: string | null, message: string | null, order: { order: { status: OrderStatus } } | null }> };

export type NoteCarriedOrderMutationVariables = Exact<{
  orderId: string | number;
  text: string;
}>;


export type NoteCarriedOrderMutation = { noteCarriedOrder: { id: string, status: OrderStatus } };

export type OrderSearchQueryVariables = Exact<{
  filter?: OrderSearchFilter | null | undefined;
  sort?: OrderSort;
  after?: string | null | undefined;
  pageSize?: number;
}>;


export type OrderSearchQuery = { orderSearch: { endCursor: string | null, hasNext: boolean, items: Array<{ customer: { id: string, firstName: string, lastName: string, phone: string }, order: { id: string, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, placedAt: string, toCollectPaise: number, deliverySlot: { date: string, startMinute: number, endMinute: number }, deliveryAddress: { recipientName: string, phone: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string } | null, lines: Array<{ id: string, productId: string | null, name: string, unit: string | null, orderedQuantity: number, quantity: number, unitPricePaise: number, totalPaise: number, discountPaise: number, gstBasisPoints: number | null, hsn: string | null }>, taxes: Array<{ gstBasisPoints: number | null, amountPaise: number, taxablePaise: number, cgstPaise: number, sgstPaise: number }>, bill: { subtotalPaise: number, toPayPaise: number } } }> } };

export type OrderQueryVariables = Exact<{
  id: string | number;
}>;


export type OrderQuery = { order: { id: string, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, placedAt: string, deliverySlot: { date: string, startMinute: number, endMinute: number }, lines: Array<{ productId: string | null, name: string, quantity: number, unitPricePaise: number, totalPaise: number }>, bill: { toPayPaise: number } } };

export type OrdersToCarryQueryVariables = Exact<{
  ids?: Array<string | number> | string | number | null | undefined;
  after?: string | number | null | undefined;
  pageSize?: number;
}>;


export type OrdersToCarryQuery = { ordersToCarry: { endCursor: string | null, hasNext: boolean, items: Array<{ id: string, status: OrderStatus, slotDate: string, slotStartMinute: number, slotEndMinute: number, toCollectPaise: number, recipient: { name: string, phone: string } | null, address: { recipientName: string, phone: string, line1: string, line2: string | null, landmark: string | null, instructions: string | null, pinCode: string } | null }> } };

export type OwnOrderFragment = { id: string, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, placedAt: string, deliverySlot: { date: string, startMinute: number, endMinute: number }, lines: Array<{ productId: string | null, name: string, quantity: number, unitPricePaise: number, totalPaise: number }>, bill: { toPayPaise: number } };

export type PlaceOrderMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type PlaceOrderMutation = { placeOrder: { id: string, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: PaymentMethod, placedAt: string, deliverySlot: { date: string, startMinute: number, endMinute: number }, lines: Array<{ productId: string | null, name: string, quantity: number, unitPricePaise: number, totalPaise: number }>, bill: { toPayPaise: number } } };

export type PricesAndStocksMutationVariables = Exact<{
  prices: Array<SetPriceRow> | SetPriceRow;
  stocks: Array<AdjustStockRow> | AdjustStockRow;
  hasPrices: boolean;
  hasStocks: boolean;
}>;


export type PricesAndStocksMutation = { setPrices?: Array<{ row: number, productId: string | null, stockQuantity: number | null, code: string | null, field: string | null, message: string | null }>, adjustStocks?: Array<{ row: number, productId: string | null, stockQuantity: number | null, code: string | null, field: string | null, message: string | null }> };

export type ProductFieldsFragment = { id: string, sku: string | null, barcode: string | null, name: string, unit: string | null, brand: string | null, mrpPaise: number, sellingPaise: number | null, pricePaise: number, gstBasisPoints: number | null, hsn: string | null, stockQuantity: number, isHidden: boolean | null, version: number, category: { slug: string } };

export type ProductTableQueryVariables = Exact<{
  filter?: ProductTableFilter | null | undefined;
  sort?: ProductTableSort;
  after?: string | null | undefined;
  pageSize?: number;
}>;


export type ProductTableQuery = { productTable: { totalCount: number, endCursor: string | null, hasNext: boolean, items: Array<{ id: string, sku: string | null, barcode: string | null, name: string, unit: string | null, brand: string | null, mrpPaise: number, sellingPaise: number | null, pricePaise: number, gstBasisPoints: number | null, hsn: string | null, stockQuantity: number, isHidden: boolean | null, version: number, category: { slug: string } }> } };

export type ProductsByCodeQueryVariables = Exact<{
  skus?: Array<string> | string;
  barcodes?: Array<string> | string;
  limit?: number;
}>;


export type ProductsByCodeQuery = { productsByCode: Array<{ id: string, sku: string | null, barcode: string | null, name: string, unit: string | null, brand: string | null, mrpPaise: number, sellingPaise: number | null, pricePaise: number, gstBasisPoints: number | null, hsn: string | null, stockQuantity: number, isHidden: boolean | null, version: number, category: { slug: string } }> };

export type QuoteQueryVariables = Exact<{
  input?: QuoteInput;
}>;


export type QuoteQuery = { quote: { couponProblem: string | null, bill: { subtotalPaise: number, toPayPaise: number, steps: Array<{ kind: BillStepKind, label: string, amountPaise: number }> } } };

export type ReplayEventsMutationVariables = Exact<{
  id: string | number;
  after: string | number;
}>;


export type ReplayEventsMutation = { replayEvents: string };

export type RowResultFragment = { row: number, productId: string | null, stockQuantity: number | null, code: string | null, field: string | null, message: string | null };

export type SetPricesMutationVariables = Exact<{
  rows: Array<SetPriceRow> | SetPriceRow;
}>;


export type SetPricesMutation = { setPrices: Array<{ row: number, productId: string | null, stockQuantity: number | null, code: string | null, field: string | null, message: string | null }> };

export type SetStocksMutationVariables = Exact<{
  rows: Array<SetStockRow> | SetStockRow;
}>;


export type SetStocksMutation = { setStocks: Array<{ row: number, productId: string | null, stockQuantity: number | null, code: string | null, field: string | null, message: string | null }> };

export type StoreQueryVariables = Exact<{ [key: string]: never; }>;


export type StoreQuery = { store: { name: string, addressLines: Array<string>, city: string, supportEmail: string, supportPhone: string } };

export type TaxFieldsFragment = { gstBasisPoints: number | null, amountPaise: number, taxablePaise: number, cgstPaise: number, sgstPaise: number };

export type TurnWebhookMutationVariables = Exact<{
  id: string | number;
  isOn: boolean;
}>;


export type TurnWebhookMutation = { turnWebhook: { id: string, description: string, url: string, types: Array<string>, state: WebhookState, failingSince: string | null } };

export type UpdateProductMutationVariables = Exact<{
  id: string | number;
  input: ProductInput;
  expectedVersion?: number | null | undefined;
}>;


export type UpdateProductMutation = { updateProduct: { id: string, sku: string | null, barcode: string | null, name: string, unit: string | null, brand: string | null, mrpPaise: number, sellingPaise: number | null, pricePaise: number, gstBasisPoints: number | null, hsn: string | null, stockQuantity: number, isHidden: boolean | null, version: number, category: { slug: string } } };

export type WebhookDeliveriesQueryVariables = Exact<{
  id: string | number;
  before?: string | number | null | undefined;
  pageSize?: number;
}>;


export type WebhookDeliveriesQuery = { webhookDeliveries: { endCursor: string | null, items: Array<{ id: string, messageId: string, type: string, state: WebhookDeliveryState, attempts: number, status: number | null, failure: string | null, createdAt: string, nextTryAt: string | null }> } };

export type WebhookFieldsFragment = { id: string, description: string, url: string, types: Array<string>, state: WebhookState, failingSince: string | null };

export type WebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhooksQuery = { webhooks: Array<{ id: string, description: string, url: string, types: Array<string>, state: WebhookState, failingSince: string | null }> };
