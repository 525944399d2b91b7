/**
 * Every way a request can fail: its HTTP status, and how loud it is in the log. The GraphQL and the
 * REST error formatters are the only readers of this table.
 */
export const errorCodes = {
  BAD_REQUEST: { status: 400, logLevel: 'info' },
  VALIDATION: { status: 400, logLevel: 'info' },
  UNAUTHENTICATED: { status: 401, logLevel: 'info' },
  WRONG_CREDENTIALS: { status: 401, logLevel: 'info' },
  LINK_INVALID: { status: 400, logLevel: 'info' },
  QUERY_TOO_COMPLEX: { status: 400, logLevel: 'warn' },
  PAYMENT_DECLINED: { status: 402, logLevel: 'info' },
  FORBIDDEN: { status: 403, logLevel: 'warn' },
  CROSS_SITE: { status: 403, logLevel: 'warn' },
  NOT_FOUND: { status: 404, logLevel: 'info' },
  PERSISTED_QUERY_NOT_FOUND: { status: 404, logLevel: 'info' },
  METHOD_NOT_ALLOWED: { status: 405, logLevel: 'info' },
  CONFLICT: { status: 409, logLevel: 'info' },
  EMAIL_TAKEN: { status: 409, logLevel: 'info' },
  SKU_TAKEN: { status: 409, logLevel: 'info' },
  OUT_OF_STOCK: { status: 409, logLevel: 'info' },
  CART_EMPTY: { status: 409, logLevel: 'info' },
  COUPON_INVALID: { status: 409, logLevel: 'info' },
  COUPON_CODE_TAKEN: { status: 409, logLevel: 'info' },
  VOUCHER_INVALID: { status: 409, logLevel: 'info' },
  VOUCHER_REDEEMED: { status: 409, logLevel: 'info' },
  VOUCHER_CODE_TAKEN: { status: 409, logLevel: 'info' },
  SLOT_UNAVAILABLE: { status: 409, logLevel: 'info' },
  IDEMPOTENCY_KEY_REUSED: { status: 409, logLevel: 'warn' },
  ORDER_NOT_PAYABLE: { status: 409, logLevel: 'info' },
  ORDER_NOT_CANCELLABLE: { status: 409, logLevel: 'info' },
  ORDER_MOVE_REFUSED: { status: 409, logLevel: 'info' },
  REFUND_REFUSED: { status: 409, logLevel: 'info' },
  NOT_SUPPORTED: { status: 409, logLevel: 'info' },
  NO_RECEIPT_YET: { status: 409, logLevel: 'info' },
  LAST_OWNER: { status: 409, logLevel: 'info' },
  ACCOUNT_HAS_OPEN_ORDERS: { status: 409, logLevel: 'info' },
  PRECONDITION_FAILED: { status: 412, logLevel: 'info' },
  PAYLOAD_TOO_LARGE: { status: 413, logLevel: 'info' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, logLevel: 'info' },
  TOO_MANY_ATTEMPTS: { status: 429, logLevel: 'warn' },
  INTERNAL: { status: 500, logLevel: 'error' },
  PAYMENT_PENDING: { status: 503, logLevel: 'error' },
  UNAVAILABLE: { status: 503, logLevel: 'warn' },
} as const satisfies Record<string, { status: number; logLevel: 'info' | 'warn' | 'error' }>;

/** The stable name of a failure, the same through GraphQL and REST. */
export type ErrorCode = keyof typeof errorCodes;
