/** Every error code: its HTTP status, its log level, and its description for the docs and the schema. */
export const errorCodes = {
  BAD_REQUEST: { status: 400, logLevel: 'info', meaning: 'the body is not a JSON object' },
  VALIDATION: {
    status: 400,
    logLevel: 'info',
    meaning: 'a value is invalid; `fields` names it',
  },
  UNAUTHENTICATED: { status: 401, logLevel: 'info', meaning: 'a login is required' },
  WRONG_CREDENTIALS: {
    status: 401,
    logLevel: 'info',
    meaning: 'email, password or code is wrong',
  },
  SECOND_FACTOR_REQUIRED: {
    status: 401,
    logLevel: 'info',
    meaning:
      'the password is correct; send it again with a `code` from the authenticator app, a recovery code, or the response to `details.passkey`',
  },
  SECOND_FACTOR_MISSING: {
    status: 403,
    logLevel: 'info',
    meaning: 'the shop requires a second factor for its staff, and the caller has none: set one up',
  },
  LINK_INVALID: {
    status: 400,
    logLevel: 'info',
    meaning: 'the link from an email is used, expired or invalid',
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
    meaning: 'the request came from a page of another site; see `CORS_ORIGINS`',
  },
  NOT_FOUND: {
    status: 404,
    logLevel: 'info',
    meaning: 'no such record for the caller, or no such URL',
  },
  PERSISTED_QUERY_NOT_FOUND: {
    status: 404,
    logLevel: 'info',
    meaning: 'this server does not know the persisted operation; send its text',
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    logLevel: 'info',
    meaning: '`GET /graphql` from a program, or any method but `POST` from agents',
  },
  CONFLICT: {
    status: 409,
    logLevel: 'info',
    meaning: 'the record was changed in the meantime; `details` has both versions, see "Failures"',
  },
  EMAIL_TAKEN: {
    status: 409,
    logLevel: 'info',
    meaning: 'the email address is already registered, regardless of case',
  },
  PHONE_TAKEN: {
    status: 409,
    logLevel: 'info',
    meaning: 'another account, which has no email address, logs in by this phone',
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
      'the coupon is unknown, no longer valid, or not for this cart; the message gives the reason',
  },
  COUPON_CODE_TAKEN: { status: 409, logLevel: 'info', meaning: 'another coupon has this code' },
  VOUCHER_INVALID: {
    status: 409,
    logLevel: 'info',
    meaning: 'the gift voucher is unknown or expired',
  },
  VOUCHER_REDEEMED: {
    status: 409,
    logLevel: 'info',
    meaning: 'the gift voucher has already been redeemed',
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
      'the order differs from `expectedTotalPaise`, `expectedLines` or `expectedAmountPaise`; `details` has the current values',
  },
  SLOT_UNAVAILABLE: {
    status: 409,
    logLevel: 'info',
    meaning: 'the slot is full, closed or unknown',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    logLevel: 'warn',
    meaning: 'the key was used for a different request',
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
      'the order cannot be edited now, or would cost more than was paid; the message gives the reason',
  },
  ORDER_MOVE_REFUSED: {
    status: 409,
    logLevel: 'info',
    meaning: 'the status transition is not allowed',
  },
  REFUND_REFUSED: {
    status: 409,
    logLevel: 'info',
    meaning:
      'the amount exceeds what can be refunded of the payment, or the order is not packed or is over',
  },
  REPORT_REFUSED: {
    status: 409,
    logLevel: 'info',
    meaning: 'problems of the order cannot be reported now, or the report is already decided',
  },
  PHOTO_REFUSED: {
    status: 409,
    logLevel: 'info',
    meaning:
      'the stop is not delivered or already has another photo, or the report is decided or has three',
  },
  QUESTION_CLOSED: {
    status: 409,
    logLevel: 'info',
    meaning:
      'the question about an order was answered differently, decided by the shop, or has expired',
  },
  PROPOSAL_OVER: {
    status: 409,
    logLevel: 'info',
    meaning: 'the proposed order was already approved or refused, or has expired',
  },
  NOT_SUPPORTED: {
    status: 409,
    logLevel: 'info',
    meaning: 'the shop is not configured for it, or its gateway works differently',
  },
  NO_RECEIPT_YET: { status: 409, logLevel: 'info', meaning: 'the order has no receipt yet' },
  LAST_OWNER: { status: 409, logLevel: 'info', meaning: 'the shop would be left without an owner' },
  ROLE_NAME_TAKEN: { status: 409, logLevel: 'info', meaning: 'another role has this name' },
  ROLE_IN_USE: { status: 409, logLevel: 'info', meaning: 'a member of the staff has this role' },
  ACCOUNT_HAS_OPEN_ORDERS: {
    status: 409,
    logLevel: 'info',
    meaning: 'the account can be deleted only after its orders are delivered or cancelled',
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
    meaning: 'the body is not `application/json`, not a form for a picture upload, or compressed',
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
    meaning: 'too many attempts; the header `Retry-After` gives the seconds to wait',
  },
  INTERNAL: {
    status: 500,
    logLevel: 'error',
    meaning: 'an internal error; the log has it under the request id',
  },
  PAYMENT_PENDING: {
    status: 503,
    logLevel: 'error',
    meaning: 'the gateway has not reported the result; retry with the same key',
  },
  UNAVAILABLE: {
    status: 503,
    logLevel: 'warn',
    meaning:
      'the database does not respond, or nothing can be saved; retry later with the same idempotency key',
  },
} as const satisfies Record<
  string,
  { status: number; logLevel: 'info' | 'warn' | 'error'; meaning: string }
>;

/** Stable error code, identical in GraphQL and REST. */
export type ErrorCode = keyof typeof errorCodes;
