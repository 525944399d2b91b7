import { ErrorCode } from './error-codes';
import { kernelMessages } from './kernel.messages';
import { Message } from './message';

/** What is wrong with which field. */
export type FieldMessages = Record<string, Message>;

/** A failure that its reader may see: a stable code, a message for people, and the fields it is about. */
export class ShopError extends Error {
  /** What is wrong with which field: field name to a text for people. */
  readonly fields?: Record<string, string>;

  constructor(
    readonly code: ErrorCode,
    /** What `message` says in English, for other languages. */
    readonly reason: Message,
    readonly fieldReasons?: FieldMessages,
    /** After how many seconds the same may go through, where that is known. */
    readonly retryAfterSeconds?: number,
    /** What a program needs to go on, such as the present values after a CONFLICT; the documentation names its form. */
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

/** A VALIDATION failure of one or more fields; its text is that of the first. */
export function validationError(fields: FieldMessages): ShopError {
  const [first = kernelMessages.inputNotValid()] = Object.values(fields);
  return new ShopError('VALIDATION', first, fields);
}

/** A VALIDATION failure of a single field. */
export function fieldError(field: string, message: Message): ShopError {
  return validationError({ [field]: message });
}

/** A VALIDATION failure of a field that should be a whole number within limits. */
export function outOfRange(field: string, least: number, most: number): ShopError {
  return fieldError(field, kernelMessages.notWholeNumber({ field, least, most }));
}

/** What may not be there. */
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
  stop: kernelMessages.noSuchStop,
  webhook: kernelMessages.noSuchWebhook,
};

/** A NOT_FOUND failure that names the field with the unknown id. */
export function notFound(thing: Thing, field: string): ShopError {
  const message = noSuch[thing]();
  return new ShopError('NOT_FOUND', message, { [field]: message });
}
