import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { OrderStatus } from '../../../kernel/order.enums';
import type { OrderState, StateBefore } from './order.events';
import { isCalledOff } from './order-transitions.rules';

/** The kinds of emails about orders. */
export type OrderMailKind =
  | 'order-cancelled'
  | 'order-changed'
  | 'order-credited'
  | 'order-delivered'
  | 'order-delivery-changed'
  | 'order-delivery-failed'
  | 'order-edited'
  | 'order-out-for-delivery'
  | 'order-paid'
  | 'order-placed'
  | 'order-refunded'
  | 'order-rescheduled'
  | 'order-returned'
  | 'order-transfer-not-found'
  | 'order-transfer-too-small';

/** The kind of the other emails about orders: not a notification, but a question. */
export type QuestionMailKind = 'order-question';

/** The emails that customers also get as push messages: those that change what they expect, and questions. */
export const PUSHED_KINDS = [
  'order-changed',
  'order-delivered',
  'order-delivery-changed',
  'order-out-for-delivery',
  'order-placed',
  'order-question',
] as const satisfies readonly (OrderMailKind | QuestionMailKind)[];
export type PushedKind = (typeof PUSHED_KINDS)[number];

/** The kind of the push message that belongs to an email. */
export function pushKindOf(kind: PushedKind): string {
  return `push-${kind}`;
}

/** The email that a push message belongs to. */
export function pushedKindOf(pushKind: string): PushedKind {
  return pushKind.replace('push-', '') as PushedKind;
}

/** Whether an email has a push message. */
export function isPushed(kind: string): kind is PushedKind {
  return (PUSHED_KINDS as readonly string[]).includes(kind);
}

/** The statuses that customers are notified of. One line here, and its texts, add a new email. */
const STATUS_MAILS: Partial<Record<OrderStatus, OrderMailKind>> = {
  [OrderStatus.OUT_FOR_DELIVERY]: 'order-out-for-delivery',
  [OrderStatus.DELIVERED]: 'order-delivered',
  [OrderStatus.DELIVERY_FAILED]: 'order-delivery-failed',
  [OrderStatus.RETURNED]: 'order-returned',
  [OrderStatus.CANCELLED]: 'order-cancelled',
};

/**
 * Payment statuses from which incoming money pays the order; a refund that the bank refuses leaves the order paid as
 * before.
 */
const UNPAID: readonly (PaymentStatus | undefined)[] = [
  PaymentStatus.PENDING,
  PaymentStatus.FAILED,
];

/**
 * The email for an order event. Refunds have their own emails, one for each that succeeds.
 * @param before the previous statuses of the order and its payment, as far as they changed; null if it was just placed
 */
export function mailOf(
  before: StateBefore | null,
  { status, paymentStatus }: Pick<OrderState, 'status' | 'paymentStatus'>,
): OrderMailKind | null {
  if (!before) return 'order-placed';
  const byStatus = before.status && before.status !== status ? STATUS_MAILS[status] : undefined;
  if (byStatus) return byStatus;
  // The order waits in the shop for another delivery slot.
  if (before.status === OrderStatus.DELIVERY_FAILED) return 'order-rescheduled';
  const isPaidNow =
    paymentStatus === PaymentStatus.SUCCESS && UNPAID.includes(before.paymentStatus);
  // Money that arrives for an order that has ended pays for nothing: it goes back at once.
  return isPaidNow && !isCalledOff(status) ? 'order-paid' : null;
}

/** The subject of an email about an order, as the outbox stores it. */
export type OrderMailSource =
  { eventId: number } | { refundId: number } | { creditNoteId: number } | { questionId: number };

/** The source as a string, which is also the unique key of its email. */
export function writeSource(source: OrderMailSource): string {
  if ('questionId' in source) return `question-${source.questionId}`;
  if ('creditNoteId' in source) return `credit-note-${source.creditNoteId}`;
  return 'eventId' in source ? `order-event-${source.eventId}` : `refund-${source.refundId}`;
}

/** Parses the output of `writeSource`; null for anything else. */
export function readSource(text: string | null): OrderMailSource | null {
  const [, kind, id] = /^(order-event|refund|credit-note|question)-(\d+)$/.exec(text ?? '') ?? [];
  if (id === undefined) return null;
  if (kind === 'question') return { questionId: Number(id) };
  if (kind === 'credit-note') return { creditNoteId: Number(id) };
  return kind === 'refund' ? { refundId: Number(id) } : { eventId: Number(id) };
}
