// Written by `npm run codegen`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** The calls of a shop. */
export interface Calls {
  /** The orders that were placed on some days, or of which a receipt, credit note, payment, refund or collection is of them, without who ordered (admin). Fails with VALIDATION. Sent again where no answer comes. */
  accountedOrders: (variables: AccountedOrdersQueryVariables) => Promise<AccountedOrdersQuery>;
  /** Adds a product (admin). Fails with VALIDATION or SKU_TAKEN. Not sent again by itself. */
  addProduct: (variables: AddProductMutationVariables) => Promise<AddProductMutation>;
  /** Adds pieces of a product, to its line where there is one. Fails with VALIDATION or NOT_FOUND. Not sent again by itself. */
  addToCart: (variables: AddToCartMutationVariables) => Promise<AddToCartMutation>;
  /** Adds a webhook (owner). Fails with VALIDATION, CONFLICT where there are 20. Not sent again by itself. */
  addWebhook: (variables: AddWebhookMutationVariables) => Promise<AddWebhookMutation>;
  /** As adjustStock for up to 1,000 products (admin), each row by itself: one that is refused keeps no other back. Sent again under its keys, what was done stays done once. Fails with VALIDATION (rows). Sent again where no answer comes. */
  adjustStocks: (variables: AdjustStocksMutationVariables) => Promise<AdjustStocksMutation>;
  /** Logs an admin in. Fails with VALIDATION, WRONG_CREDENTIALS, TOO_MANY_ATTEMPTS, or SECOND_FACTOR_REQUIRED where the password is right and a second factor is needed as well; extensions.details.passkey then has the options for a passkey, where the admin has one. Not sent again by itself. */
  adminLogin: (variables: AdminLoginMutationVariables) => Promise<AdminLoginMutation>;
  /** Moves an order on that is to be carried, with the cash that was collected (admin). One that is there already stays as it is. Fails with VALIDATION (to, note, cashPaise), NOT_FOUND or ORDER_MOVE_REFUSED. Sent again where no answer comes. */
  carryOrder: (variables: CarryOrderMutationVariables) => Promise<CarryOrderMutation>;
  /** The caller's cart. Sent again where no answer comes. */
  cart: (variables?: CartQueryVariables) => Promise<CartQuery>;
  /** Sets how many pieces a line asks for. Fails with VALIDATION or NOT_FOUND. Sent again where no answer comes. */
  changeCartItem: (variables: ChangeCartItemMutationVariables) => Promise<ChangeCartItemMutation>;
  /** The delivery windows of the next seven days, in order. Sent again where no answer comes. */
  deliverySlots: (variables?: DeliverySlotsQueryVariables) => Promise<DeliverySlotsQuery>;
  /** What happened after a place of the feed, of what the caller may know (staff). Nobody who keeps endCursor misses one. Fails with VALIDATION. Sent again where no answer comes. */
  events: (variables?: EventsQueryVariables) => Promise<EventsQuery>;
  /** The GST of a month by rate and HSN code, and the documents that were issued (admin). Fails with VALIDATION where the month is none. Sent again where no answer comes. */
  gstReport: (variables: GstReportQueryVariables) => Promise<GstReportQuery>;
  /** Makes products sizes of one thing (admin), each row by itself: one that is refused keeps no other back. Those of a group of two or more are joined by the others; a product of another group is refused. Fails with VALIDATION (rows). Not sent again by itself. */
  joinPacks: (variables: JoinPacksMutationVariables) => Promise<JoinPacksMutation>;
  /** Takes products out of their pack groups (admin), each row by itself. Fails with VALIDATION (rows). Not sent again by itself. */
  leavePacks: (variables: LeavePacksMutationVariables) => Promise<LeavePacksMutation>;
  /** Logs a customer in; a guest cart joins theirs. Fails with VALIDATION, WRONG_CREDENTIALS or TOO_MANY_ATTEMPTS. Not sent again by itself. */
  login: (variables: LoginMutationVariables) => Promise<LoginMutation>;
  /** Moves up to 100 orders on (admin), each by itself: one that is refused keeps no other back, and one that is there already stays as it is. The email to the customer waits as long as the move can be taken back. Fails with VALIDATION (moves, reason). Sent again where no answer comes. */
  moveOrders: (variables: MoveOrdersMutationVariables) => Promise<MoveOrdersMutation>;
  /** Adds what the driver says of an order that is to be carried, for the staff only (admin); the last note sent once more is not added again. Fails with NOT_FOUND or VALIDATION (text). Sent again where no answer comes. */
  noteCarriedOrder: (variables: NoteCarriedOrderMutationVariables) => Promise<NoteCarriedOrderMutation>;
  /** The orders of all customers that fit a filter (admin), by place in the list instead of by page: what is placed or moves on meanwhile shifts nothing. Fails with VALIDATION. Sent again where no answer comes. */
  orderSearch: (variables?: OrderSearchQueryVariables) => Promise<OrderSearchQuery>;
  /** One of the caller's orders. Fails with NOT_FOUND. Sent again where no answer comes. */
  order: (variables: OrderQueryVariables) => Promise<OrderQuery>;
  /** The orders that are packed or on their way and on no round of the shop's own riders: where they go and what to collect (admin). Fails with VALIDATION. Sent again where no answer comes. */
  ordersToCarry: (variables?: OrdersToCarryQueryVariables) => Promise<OrdersToCarryQuery>;
  /** Orders the caller's cart: takes the stock and the delivery slot, and empties the cart. Fails with CART_EMPTY, OUT_OF_STOCK (fields items.<id>), SLOT_UNAVAILABLE, COUPON_INVALID, TOO_MANY_ATTEMPTS after many wrong coupon codes, NOT_FOUND (addressId), IDEMPOTENCY_KEY_REUSED, PRICE_CHANGED (the new bill in details), TOO_MANY_ORDERS or VALIDATION. Sent again where no answer comes. */
  placeOrder: (variables: PlaceOrderMutationVariables) => Promise<PlaceOrderMutation>;
  /** Sets prices of up to 1,000 products, as updateProduct does (admin), each row by itself: one that is refused keeps no other back. Fails with VALIDATION (rows). As adjustStock for up to 1,000 products (admin), each row by itself: one that is refused keeps no other back. Sent again under its keys, what was done stays done once. Fails with VALIDATION (rows). Sent again where no answer comes. */
  pricesAndStocks: (variables: PricesAndStocksMutationVariables) => Promise<PricesAndStocksMutation>;
  /** The products that fit a filter (admin), hidden ones included, by place in the list instead of by page: what is added or changed meanwhile shifts nothing. Fails with VALIDATION. Sent again where no answer comes. */
  productTable: (variables?: ProductTableQueryVariables) => Promise<ProductTableQuery>;
  /** The products that have one of these skus or barcodes, the lowest number first. What nothing has is left out, and what is hidden but for those who keep the catalogue. Fails with VALIDATION. Sent again where no answer comes. */
  productsByCode: (variables?: ProductsByCodeQueryVariables) => Promise<ProductsByCodeQuery>;
  /** What the caller's cart costs, and which coupons would help. Sent again where no answer comes. */
  quote: (variables?: QuoteQueryVariables) => Promise<QuoteQuery>;
  /** Sends the next 1,000 events after a place of the feed again, those that the webhook wants, and answers up to which place (owner). Fails with NOT_FOUND, CONFLICT where it is off. Not sent again by itself. */
  replayEvents: (variables: ReplayEventsMutationVariables) => Promise<ReplayEventsMutation>;
  /** Sets prices of up to 1,000 products, as updateProduct does (admin), each row by itself: one that is refused keeps no other back. Fails with VALIDATION (rows). Sent again where no answer comes. */
  setPrices: (variables: SetPricesMutationVariables) => Promise<SetPricesMutation>;
  /** As setStock for up to 1,000 products (admin), each row by itself: one that is refused keeps no other back. Fails with VALIDATION (rows). Not sent again by itself. */
  setStocks: (variables: SetStocksMutationVariables) => Promise<SetStocksMutation>;
  /** What the shop says about itself. Sent again where no answer comes. */
  store: (variables?: StoreQueryVariables) => Promise<StoreQuery>;
  /** Turns a webhook on or off (owner). What happens while it is off is not sent: see replayEvents. Fails with NOT_FOUND. Sent again where no answer comes. */
  turnWebhook: (variables: TurnWebhookMutationVariables) => Promise<TurnWebhookMutation>;
  /** Changes what is given of a product (admin). Fails with NOT_FOUND, VALIDATION, SKU_TAKEN, or CONFLICT: then details.current and details.submitted of the error have both sides. Not sent again by itself. */
  updateProduct: (variables: UpdateProductMutationVariables) => Promise<UpdateProductMutation>;
  /** What became of what was sent to a webhook, in 30 days (owner). Fails with NOT_FOUND, VALIDATION. Sent again where no answer comes. */
  webhookDeliveries: (variables: WebhookDeliveriesQueryVariables) => Promise<WebhookDeliveriesQuery>;
  /** The webhooks (owner). Sent again where no answer comes. */
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

/** What to put into the cart. */
export type AddToCartInput = {
  /** Number of the product. */
  productId: string | number;
  /** Pieces to add, from 1 to 10,00,000 (a million). */
  quantity: number;
};

/** By how much the stock of one of many products is to change. */
export type AdjustStockRow = {
  /** Pieces that came; below 0, pieces that went. */
  delta: number;
  /** What the calling program knows the product by, where no sku is given: see setExternalRecords. */
  externalId?: string | null | undefined;
  /** Chosen by the client once for one change, such as a UUID: the same key changes the stock once, however often it is sent. */
  key: string;
  /** What the pieces are; a correction where nothing is said. */
  kind?: StockChangeKind | null | undefined;
  /** Number of the product, where neither sku nor externalId is given. */
  productId?: string | number | null | undefined;
  /** Why, such as 'Delivery of Monday' or 'Broken'. */
  reason: string;
  /** The shopkeeper's own number of the product. */
  sku?: string | null | undefined;
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

/** What a courier does with an order. */
export type CarriedTo =
  /** It was handed over. */
  | 'DELIVERED'
  /** Nobody took it, or it could not be brought. */
  | 'DELIVERY_FAILED'
  /** It has left the shop. */
  | 'OUT_FOR_DELIVERY';

/** What a courier did with an order. */
export type CarryOrderInput = {
  /** With DELIVERED: the cash that was collected, at most what is to be collected; none where it is left out. What is left is a debt. */
  cashPaise?: number | null | undefined;
  /** What the customer reads of it: where to track it, or why it failed, which DELIVERY_FAILED needs; 1 to 150 characters. */
  note?: string | null | undefined;
  /** Number of the order. */
  orderId: string | number;
  /** What was done. */
  to: CarriedTo;
};

/** How many pieces a line is to have. */
export type ChangeCartItemInput = {
  /** Number of the line. */
  cartItemId: string | number;
  /** Pieces from now on, from 1 to 10,00,000 (a million). */
  quantity: number;
};

/** How a part of what an order costs was settled at the door or afterwards. */
export type CollectionKind =
  /** Collected in cash. */
  | 'CASH'
  /** Given back, since the order is over; its amount is negative. */
  | 'HANDED_BACK'
  /** Paid by UPI; the UTR number says which transfer it is. */
  | 'UPI'
  /** Given up, with a reason. */
  | 'WRITTEN_OFF';

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

/** What somebody logs in with. */
export type LoginInput = {
  /** E-mail address, in any case. */
  email: string;
  /** Password. */
  password: string;
};

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
  /** The shopkeeper's own number of it; unique. Left empty, a new product gets one of the shop's making, and another keeps its own. */
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

/** The prices of one of many products; one that is left out stays. */
export type SetPriceRow = {
  /** The version that was read: CONFLICT where somebody edited the product since. */
  expectedVersion?: number | null | undefined;
  /** What the calling program knows the product by, where no sku is given: see setExternalRecords. */
  externalId?: string | null | undefined;
  /** Maximum retail price of one piece, in paise; above 0. */
  mrpPaise?: number | null | undefined;
  /** Number of the product, where neither sku nor externalId is given. */
  productId?: string | number | null | undefined;
  /** What one piece is sold at, in paise; null where it is sold at its MRP. VALIDATION (sellingPaise) above the MRP. */
  sellingPaise?: number | null | undefined;
  /** The shopkeeper's own number of the product. */
  sku?: string | null | undefined;
};

/** What the stock of one of many products is to be. */
export type SetStockRow = {
  /** The stock that the caller saw. */
  expected: number;
  /** What the calling program knows the product by, where no sku is given: see setExternalRecords. */
  externalId?: string | null | undefined;
  /** As of adjustStock: sent again under its key, a change that was made is no CONFLICT. */
  key?: string | null | undefined;
  /** Number of the product, where neither sku nor externalId is given. */
  productId?: string | number | null | undefined;
  /** Why, such as 'Counted'. */
  reason?: string | null | undefined;
  /** The shopkeeper's own number of the product. */
  sku?: string | null | undefined;
  /** The stock from now on. */
  value: number;
};

/** Why a delivery window cannot be chosen. */
export type SlotClosedReason =
  /** Its cut-off has passed: 60 minutes before it starts, unless the shop set another one. */
  | 'CLOSED'
  /** It has taken as many orders as it can. */
  | 'FULL';

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

/** What is to be done where something of an order is missing when it is packed. */
export type Substitution =
  /** Call the customer and ask. */
  | 'CALL_ME'
  /** Leave it out. */
  | 'NO_SUBSTITUTE'
  /** Bring something similar for at most the same price. */
  | 'SIMILAR_PRODUCT';

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
