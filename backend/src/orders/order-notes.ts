import { AuditActor, AuditNote } from '../audit/audit-log';
import { Order } from './order.entity';

/** Where an order and its money were, as far as they moved. */
export type StateBefore = Partial<Pick<Order, 'status' | 'paymentStatus'>>;

/** An order that was placed. */
export function orderPlaced(order: Order, actor: AuditActor): AuditNote {
  const { id, status, paymentStatus, paymentMethod, toPayPaise } = order;
  const after = { status, paymentStatus, paymentMethod, toPayPaise };
  return { actor, action: 'order.placed', subject: 'order', subjectId: id, after };
}

/** An order that went on, or only its money. */
export function orderMoved(
  { id, status, paymentStatus }: Order,
  before: StateBefore,
  actor: AuditActor,
  note: string | null,
): AuditNote {
  const after = {
    ...(before.status && { status }),
    ...(before.paymentStatus && { paymentStatus }),
    ...(note !== null && { note }),
  };
  const action = before.status ? 'order.moved' : 'order.payment-moved';
  return { actor, action, subject: 'order', subjectId: id, before, after };
}
