import { ErrorCode } from './error-codes';
import { kernelMessages } from './kernel.messages';
import { Message } from './message';

/** Error messages by field. */
export type FieldMessages = Record<string, Message>;

/** An error safe to show to callers: a stable code, a message for people, and the fields concerned. */
export class ShopError extends Error {
  /** Error texts for people, by field name. */
  readonly fields?: Record<string, string>;

  constructor(
    readonly code: ErrorCode,
    /** The message of which `message` is the English text, for translation. */
    readonly reason: Message,
    readonly fieldReasons?: FieldMessages,
    /** Seconds after which a retry may succeed, if known. */
    readonly retryAfterSeconds?: number,
    /** Data a program needs to continue, such as the current values after a CONFLICT; the docs describe its form. */
    readonly details?: Readonly<Record<string, unknown>>,
  ) {
    super(reason.text);
    this.name = 'ShopError';
    if (fieldReasons)
      this.fields = Object.fromEntries(
        Object.entries(fieldReasons).map(([field, { text }]) => [field, text]),
      );
  }
}

/** A VALIDATION error for one or more fields; its message is that of the first. */
export function validationError(fields: FieldMessages): ShopError {
  const [first = kernelMessages.inputNotValid()] = Object.values(fields);
  return new ShopError('VALIDATION', first, fields);
}

/** A VALIDATION error for a single field. */
export function fieldError(field: string, message: Message): ShopError {
  return validationError({ [field]: message });
}

/** A VALIDATION error for a field that must be a whole number within limits. */
export function outOfRange(field: string, least: number, most: number): ShopError {
  return fieldError(field, kernelMessages.notWholeNumber({ field, least, most }));
}

/** The kinds of records in NOT_FOUND errors. */
export type Thing = keyof typeof noSuch;

const noSuch = {
  account: kernelMessages.noSuchAccount,
  address: kernelMessages.noSuchAddress,
  admin: kernelMessages.noSuchAdmin,
  'API token': kernelMessages.noSuchApiToken,
  app: kernelMessages.noSuchApp,
  area: kernelMessages.noSuchArea,
  batch: kernelMessages.noSuchBatch,
  'bulk change': kernelMessages.noSuchBulkChange,
  'cart item': kernelMessages.noSuchCartItem,
  category: kernelMessages.noSuchCategory,
  coupon: kernelMessages.noSuchCoupon,
  'credit note': kernelMessages.noSuchCreditNote,
  customer: kernelMessages.noSuchCustomer,
  delivery: kernelMessages.noSuchDelivery,
  import: kernelMessages.noSuchImport,
  'goods receipt': kernelMessages.noSuchGoodsReceipt,
  message: kernelMessages.noSuchMessage,
  order: kernelMessages.noSuchOrder,
  'order line': kernelMessages.noSuchOrderLine,
  'order proposal': kernelMessages.noSuchOrderProposal,
  passkey: kernelMessages.noSuchPasskey,
  payment: kernelMessages.noSuchPayment,
  photo: kernelMessages.noSuchPhoto,
  product: kernelMessages.noSuchProduct,
  question: kernelMessages.noSuchQuestion,
  refund: kernelMessages.noSuchRefund,
  report: kernelMessages.noSuchReport,
  role: kernelMessages.noSuchRole,
  round: kernelMessages.noSuchRound,
  'saved view': kernelMessages.noSuchView,
  search: kernelMessages.noSuchSearch,
  session: kernelMessages.noSuchSession,
  'stock location': kernelMessages.noSuchStockLocation,
  stop: kernelMessages.noSuchStop,
  voucher: kernelMessages.noSuchVoucher,
  webhook: kernelMessages.noSuchWebhook,
};

/** A NOT_FOUND error that names the field with the unknown id. */
export function notFound(thing: Thing, ...fields: string[]): ShopError {
  const message = noSuch[thing]();
  const named = Object.fromEntries(fields.map((field) => [field, message]));
  return new ShopError('NOT_FOUND', message, named);
}
