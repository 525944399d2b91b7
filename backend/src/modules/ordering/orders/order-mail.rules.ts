import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { OrderStatus } from '../../../kernel/order.enums';
import type { OrderState, StateBefore } from './order.events';
import { isCalledOff } from './order-transitions.rules';

/** What an email about an order tells. */
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
  | 'order-transfer-not-found';

/** What else customers are written to about their orders: it tells of nothing, but asks. */
export type QuestionMailKind = 'order-question';

/** What is told on the devices of a customer, too: what changes what they expect, and what they are asked. */
export const PUSHED_KINDS = [
  'order-changed',
  'order-delivered',
  'order-delivery-changed',
  'order-out-for-delivery',
  'order-placed',
  'order-question',
] as const satisfies readonly (OrderMailKind | QuestionMailKind)[];
export type PushedKind = (typeof PUSHED_KINDS)[number];

/** The kind of the message to a device that goes with an email. */
export function pushKindOf(kind: PushedKind): string {
  return `push-${kind}`;
}

/** The email that a message to a device goes with. */
export function pushedKindOf(pushKind: string): PushedKind {
  return pushKind.replace('push-', '') as PushedKind;
}

/** Whether an email has a message to devices. */
export function isPushed(kind: string): kind is PushedKind {
  return (PUSHED_KINDS as readonly string[]).includes(kind);
}

/** The states of an order whose beginning its customer is told. One line here, and its texts, make a new email. */
const STATUS_MAILS: Partial<Record<OrderStatus, OrderMailKind>> = {
  [OrderStatus.OUT_FOR_DELIVERY]: 'order-out-for-delivery',
  [OrderStatus.DELIVERED]: 'order-delivered',
  [OrderStatus.DELIVERY_FAILED]: 'order-delivery-failed',
  [OrderStatus.RETURNED]: 'order-returned',
  [OrderStatus.CANCELLED]: 'order-cancelled',
};

/** Where money that arrives pays the order; a refund that the bank refuses leaves the order paid as before. */
const UNPAID: readonly (PaymentStatus | undefined)[] = [
  PaymentStatus.PENDING,
  PaymentStatus.FAILED,
];

/**
 * The email that an event of an order is worth. Money that goes back has its own, with each refund that went through.
 * @param before where the order and its money were, as far as they moved; null where it was placed
 */
export function mailOf(
  before: StateBefore | null,
  { status, paymentStatus }: Pick<OrderState, 'status' | 'paymentStatus'>,
): OrderMailKind | null {
  if (!before) return 'order-placed';
  const byStatus = before.status && before.status !== status ? STATUS_MAILS[status] : undefined;
  if (byStatus) return byStatus;
  // It waits in the shop for another delivery slot.
  if (before.status === OrderStatus.DELIVERY_FAILED) return 'order-rescheduled';
  const isPaidNow =
    paymentStatus === PaymentStatus.SUCCESS && UNPAID.includes(before.paymentStatus);
  // Money that comes for an order that is over pays nothing: it goes back at once.
  return isPaidNow && !isCalledOff(status) ? 'order-paid' : null;
}

/** What an email about an order tells of, as the outbox keeps it. */
export type OrderMailSource =
  { eventId: number } | { refundId: number } | { creditNoteId: number } | { questionId: number };

/** The source as a text: also what makes it the only email about it. */
export function writeSource(source: OrderMailSource): string {
  if ('questionId' in source) return `question-${source.questionId}`;
  if ('creditNoteId' in source) return `credit-note-${source.creditNoteId}`;
  return 'eventId' in source ? `order-event-${source.eventId}` : `refund-${source.refundId}`;
}

/** What `writeSource` wrote; null where it is something else. */
export function readSource(text: string | null): OrderMailSource | null {
  const [, kind, id] = /^(order-event|refund|credit-note|question)-(\d+)$/.exec(text ?? '') ?? [];
  if (id === undefined) return null;
  if (kind === 'question') return { questionId: Number(id) };
  if (kind === 'credit-note') return { creditNoteId: Number(id) };
  return kind === 'refund' ? { refundId: Number(id) } : { eventId: Number(id) };
}
