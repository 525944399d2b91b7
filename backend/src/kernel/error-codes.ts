/**
 * Every way a request can fail: its HTTP status, how loud it is in the log, and what it means, for the documents and the
 * schema.
 */
export const errorCodes = {
  BAD_REQUEST: { status: 400, logLevel: 'info', meaning: 'the body is no JSON, or no object' },
  VALIDATION: {
    status: 400,
    logLevel: 'info',
    meaning: 'a value breaks a rule; `fields` names it',
  },
  UNAUTHENTICATED: { status: 401, logLevel: 'info', meaning: 'a login is needed' },
  WRONG_CREDENTIALS: {
    status: 401,
    logLevel: 'info',
    meaning: 'e-mail, password or code is wrong',
  },
  SECOND_FACTOR_REQUIRED: {
    status: 401,
    logLevel: 'info',
    meaning:
      'the password is right; send it again with a `code` of the app, a recovery code, or the answer to `details.passkey`',
  },
  SECOND_FACTOR_MISSING: {
    status: 403,
    logLevel: 'info',
    meaning: 'the shop requires a second factor of its staff, and the caller has none: set one up',
  },
  LINK_INVALID: {
    status: 400,
    logLevel: 'info',
    meaning: 'the link of a mail is used up, too old or wrong',
  },
  QUERY_TOO_COMPLEX: {
    status: 400,
    logLevel: 'warn',
    meaning: 'a document asks for too much; the text names the limit',
  },
  PAYMENT_DECLINED: {
    status: 402,
    logLevel: 'info',
    meaning: 'the card was declined; the message says why',
  },
  FORBIDDEN: { status: 403, logLevel: 'warn', meaning: 'the caller may not do this' },
  CROSS_SITE: {
    status: 403,
    logLevel: 'warn',
    meaning: 'a page of another site sent it; see `CORS_ORIGINS`',
  },
  NOT_FOUND: {
    status: 404,
    logLevel: 'info',
    meaning: 'no such record for the caller, or no such address',
  },
  PERSISTED_QUERY_NOT_FOUND: {
    status: 404,
    logLevel: 'info',
    meaning: 'an operation was sent by a name that this server does not know; send its text',
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    logLevel: 'info',
    meaning: '`GET /graphql` by a program, or any but `POST` of agents',
  },
  CONFLICT: {
    status: 409,
    logLevel: 'info',
    meaning: 'the record was changed meanwhile; `details` has both sides, see "Failures"',
  },
  EMAIL_TAKEN: { status: 409, logLevel: 'info', meaning: 'registered already, in whatever case' },
  PHONE_TAKEN: {
    status: 409,
    logLevel: 'info',
    meaning: 'another account, which has no e-mail address, logs in by this phone',
  },
  SKU_TAKEN: { status: 409, logLevel: 'info', meaning: 'another product has this sku' },
  EXTERNAL_ID_TAKEN: {
    status: 409,
    logLevel: 'info',
    meaning: 'another record has this external id, for the same program',
  },
  OUT_OF_STOCK: {
    status: 409,
    logLevel: 'info',
    meaning:
      '`fields` has `items.<id of the cart item>` for each line that is short, or whose product is hidden',
  },
  CART_EMPTY: { status: 409, logLevel: 'info', meaning: 'nothing to order' },
  MINIMUM_ORDER: {
    status: 409,
    logLevel: 'info',
    meaning:
      'the lines cost less than the minimum order; `details` has `minimumOrderPaise` and `missingPaise`',
  },
  COUPON_INVALID: {
    status: 409,
    logLevel: 'info',
    meaning: 'the coupon is unknown, over, or not for this cart; the message says why',
  },
  COUPON_CODE_TAKEN: { status: 409, logLevel: 'info', meaning: 'another coupon has this code' },
  VOUCHER_INVALID: {
    status: 409,
    logLevel: 'info',
    meaning: 'there is no such gift voucher, or its time is over',
  },
  VOUCHER_REDEEMED: { status: 409, logLevel: 'info', meaning: 'the gift voucher was used already' },
  VOUCHER_CODE_TAKEN: {
    status: 409,
    logLevel: 'info',
    meaning: 'another gift voucher has this code',
  },
  PRICE_CHANGED: {
    status: 409,
    logLevel: 'info',
    meaning:
      'it is not what `expectedTotalPaise`, `expectedLines` or `expectedAmountPaise` say; `details` has what it is now',
  },
  SLOT_UNAVAILABLE: {
    status: 409,
    logLevel: 'info',
    meaning: 'the slot is full, closed or unknown',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    logLevel: 'warn',
    meaning: 'the key was used for something else',
  },
  ORDER_NOT_PAYABLE: {
    status: 409,
    logLevel: 'info',
    meaning: 'the order awaits no payment, or one is under way',
  },
  ORDER_NOT_CANCELLABLE: {
    status: 409,
    logLevel: 'info',
    meaning: 'the order is too far on its way to be called off',
  },
  ORDER_NOT_EDITABLE: {
    status: 409,
    logLevel: 'info',
    meaning:
      'the order cannot be edited now, or would cost more than was paid for it; the message says which',
  },
  ORDER_MOVE_REFUSED: {
    status: 409,
    logLevel: 'info',
    meaning: 'the order cannot come to that state from the one that it is in',
  },
  REFUND_REFUSED: {
    status: 409,
    logLevel: 'info',
    meaning: 'so much is not left of the payment, or the order is not packed or is over',
  },
  REPORT_REFUSED: {
    status: 409,
    logLevel: 'info',
    meaning: 'problems of the order cannot be reported now, or the report is decided',
  },
  PHOTO_REFUSED: {
    status: 409,
    logLevel: 'info',
    meaning:
      'the stop is not delivered or has another photo, or the report is decided or has three',
  },
  QUESTION_CLOSED: {
    status: 409,
    logLevel: 'info',
    meaning:
      'the question about an order was answered otherwise, decided by the shop, or is too old',
  },
  PROPOSAL_OVER: {
    status: 409,
    logLevel: 'info',
    meaning: 'the proposed order was approved or refused before, or is too old',
  },
  NOT_SUPPORTED: {
    status: 409,
    logLevel: 'info',
    meaning: 'the shop is not set up for it, or its gateway works another way',
  },
  NO_RECEIPT_YET: { status: 409, logLevel: 'info', meaning: 'the order has no receipt yet' },
  LAST_OWNER: { status: 409, logLevel: 'info', meaning: 'the shop would be left without an owner' },
  ROLE_NAME_TAKEN: { status: 409, logLevel: 'info', meaning: 'another role has this name' },
  ROLE_IN_USE: { status: 409, logLevel: 'info', meaning: 'somebody of the staff has this role' },
  ACCOUNT_HAS_OPEN_ORDERS: {
    status: 409,
    logLevel: 'info',
    meaning: 'an account is deleted when its orders are delivered or called off',
  },
  PRECONDITION_FAILED: {
    status: 412,
    logLevel: 'info',
    meaning: 'the product is no longer the one that `If-Match` names; `details` as above',
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    logLevel: 'info',
    meaning: 'the body is larger than 1 MiB, a picture than 5 MB, or a file than 32 MB',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    logLevel: 'info',
    meaning: 'the body is no `application/json`, or no form where a picture is uploaded',
  },
  TOO_MANY_ORDERS: {
    status: 429,
    logLevel: 'warn',
    meaning:
      'the customer has too many open orders, or placed too many within an hour; `details` names the limit',
  },
  TOO_MANY_ATTEMPTS: {
    status: 429,
    logLevel: 'warn',
    meaning: 'tried too often; the header `Retry-After` says for how many seconds',
  },
  INTERNAL: {
    status: 500,
    logLevel: 'error',
    meaning: 'a fault of the shop; the log has it under the request id',
  },
  PAYMENT_PENDING: {
    status: 503,
    logLevel: 'error',
    meaning: 'the gateway has not said what happened; send the same key again',
  },
  UNAVAILABLE: {
    status: 503,
    logLevel: 'warn',
    meaning:
      'the database does not answer, or nothing can be saved; try again later, with the same idempotency key',
  },
} as const satisfies Record<
  string,
  { status: number; logLevel: 'info' | 'warn' | 'error'; meaning: string }
>;

/** The stable name of a failure, the same through GraphQL and REST. */
export type ErrorCode = keyof typeof errorCodes;
