/** Every error code: its HTTP status, its log level, and its description for the docs and the schema. */
export const errorCodes = {
  BAD_REQUEST: { status: 400, logLevel: 'info', meaning: 'the body is not a JSON object' },
  VALIDATION: {
    status: 400,
    logLevel: 'info',
    meaning: 'a value is invalid; `fields` names it',
  },
  UNAUTHENTICATED: { status: 401, logLevel: 'info', meaning: 'login required' },
  WRONG_CREDENTIALS: {
    status: 401,
    logLevel: 'info',
    meaning: 'wrong e-mail, password or code',
  },
  SECOND_FACTOR_REQUIRED: {
    status: 401,
    logLevel: 'info',
    meaning:
      'the password is correct; send it again with a `code` of the app, a recovery code, or the answer to `details.passkey`',
  },
  SECOND_FACTOR_MISSING: {
    status: 403,
    logLevel: 'info',
    meaning: 'the shop requires two-factor login of its staff, and the caller has not set it up',
  },
  LINK_INVALID: {
    status: 400,
    logLevel: 'info',
    meaning: 'the emailed link was used before, has expired or is wrong',
  },
  QUERY_TOO_COMPLEX: {
    status: 400,
    logLevel: 'warn',
    meaning: 'the document exceeds a limit, which the message names',
  },
  PAYMENT_DECLINED: {
    status: 402,
    logLevel: 'info',
    meaning: 'the card was declined; the message gives the reason',
  },
  FORBIDDEN: { status: 403, logLevel: 'warn', meaning: 'the caller may not do this' },
  CROSS_SITE: {
    status: 403,
    logLevel: 'warn',
    meaning: 'a page of another site sent the request; see `CORS_ORIGINS`',
  },
  NOT_FOUND: {
    status: 404,
    logLevel: 'info',
    meaning: 'no such record visible to the caller, or no such URL',
  },
  PERSISTED_QUERY_NOT_FOUND: {
    status: 404,
    logLevel: 'info',
    meaning: 'the server does not know the persisted operation; send its text',
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    logLevel: 'info',
    meaning: '`GET /graphql` by a program, or a method other than `POST` at an agent endpoint',
  },
  CONFLICT: {
    status: 409,
    logLevel: 'info',
    meaning: 'the record was changed in the meantime; `details` has both versions, see "Failures"',
  },
  EMAIL_TAKEN: {
    status: 409,
    logLevel: 'info',
    meaning: 'the e-mail address is registered already, regardless of case',
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
      '`fields` has `items.<id of the cart item>` for each line with too little stock or a hidden product',
  },
  CART_EMPTY: { status: 409, logLevel: 'info', meaning: 'the cart is empty' },
  MINIMUM_ORDER: {
    status: 409,
    logLevel: 'info',
    meaning:
      'the total of the lines is below the minimum order; `details` has `minimumOrderPaise` and `missingPaise`',
  },
  COUPON_INVALID: {
    status: 409,
    logLevel: 'info',
    meaning:
      'the coupon is unknown, expired, or not valid for this cart; the message gives the reason',
  },
  COUPON_CODE_TAKEN: { status: 409, logLevel: 'info', meaning: 'another coupon has this code' },
  VOUCHER_INVALID: {
    status: 409,
    logLevel: 'info',
    meaning: 'the gift voucher does not exist or has expired',
  },
  VOUCHER_REDEEMED: {
    status: 409,
    logLevel: 'info',
    meaning: 'the gift voucher was redeemed before',
  },
  VOUCHER_CODE_TAKEN: {
    status: 409,
    logLevel: 'info',
    meaning: 'another gift voucher has this code',
  },
  PRICE_CHANGED: {
    status: 409,
    logLevel: 'info',
    meaning:
      'the total differs from `expectedTotalPaise`, `expectedLines` or `expectedAmountPaise`; `details` has the current one',
  },
  SLOT_UNAVAILABLE: {
    status: 409,
    logLevel: 'info',
    meaning: 'the slot is full, closed or unknown',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    logLevel: 'warn',
    meaning: 'the key was used for another request',
  },
  ORDER_NOT_PAYABLE: {
    status: 409,
    logLevel: 'info',
    meaning: 'the order awaits no payment, or a payment is in progress',
  },
  ORDER_NOT_CANCELLABLE: {
    status: 409,
    logLevel: 'info',
    meaning: 'the order can no longer be cancelled',
  },
  ORDER_NOT_EDITABLE: {
    status: 409,
    logLevel: 'info',
    meaning:
      'the order cannot be edited now, or would cost more than was paid; the message tells which',
  },
  ORDER_MOVE_REFUSED: {
    status: 409,
    logLevel: 'info',
    meaning: 'the order cannot change from its current status to this one',
  },
  REFUND_REFUSED: {
    status: 409,
    logLevel: 'info',
    meaning: 'the amount exceeds the remaining payment, or the order is not packed or is closed',
  },
  REPORT_REFUSED: {
    status: 409,
    logLevel: 'info',
    meaning: 'problems of this order cannot be reported now, or the report is decided',
  },
  PHOTO_REFUSED: {
    status: 409,
    logLevel: 'info',
    meaning:
      'the stop is not delivered or has a photo already, or the report is decided or has three photos',
  },
  QUESTION_CLOSED: {
    status: 409,
    logLevel: 'info',
    meaning: 'the question was answered differently, decided by the shop, or has expired',
  },
  PROPOSAL_OVER: {
    status: 409,
    logLevel: 'info',
    meaning: 'the proposed order was approved or refused before, or has expired',
  },
  NOT_SUPPORTED: {
    status: 409,
    logLevel: 'info',
    meaning: 'the shop has not enabled it, or its payment gateway does not support it',
  },
  NO_RECEIPT_YET: { status: 409, logLevel: 'info', meaning: 'the order has no receipt yet' },
  LAST_OWNER: { status: 409, logLevel: 'info', meaning: 'the shop would be left without an owner' },
  ROLE_NAME_TAKEN: { status: 409, logLevel: 'info', meaning: 'another role has this name' },
  ROLE_IN_USE: { status: 409, logLevel: 'info', meaning: 'a member of the staff has this role' },
  ACCOUNT_HAS_OPEN_ORDERS: {
    status: 409,
    logLevel: 'info',
    meaning: 'an account can be deleted once its orders are delivered or cancelled',
  },
  PRECONDITION_FAILED: {
    status: 412,
    logLevel: 'info',
    meaning: 'the product no longer matches `If-Match`; `details` as for `CONFLICT`',
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    logLevel: 'info',
    meaning: 'the body exceeds 1 MiB, a picture 5 MB, or a file 32 MB',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    logLevel: 'info',
    meaning: 'the body is not `application/json`, or not a form for an upload',
  },
  TOO_MANY_ORDERS: {
    status: 429,
    logLevel: 'warn',
    meaning:
      'the customer has too many open orders, or placed too many in the last hour; `details` names the limit',
  },
  TOO_MANY_ATTEMPTS: {
    status: 429,
    logLevel: 'warn',
    meaning: 'too many attempts; retry after the seconds in `Retry-After`',
  },
  INTERNAL: {
    status: 500,
    logLevel: 'error',
    meaning: 'internal error; the log has it under the request id',
  },
  PAYMENT_PENDING: {
    status: 503,
    logLevel: 'error',
    meaning: 'the result at the payment gateway is unknown; send the same key again',
  },
  UNAVAILABLE: {
    status: 503,
    logLevel: 'warn',
    meaning:
      'the database does not answer or cannot save; retry later with the same idempotency key',
  },
} as const satisfies Record<
  string,
  { status: number; logLevel: 'info' | 'warn' | 'error'; meaning: string }
>;

/** A stable error code, the same in GraphQL and REST. */
export type ErrorCode = keyof typeof errorCodes;
