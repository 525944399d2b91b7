import { In, IsNull } from 'typeorm';
import { Customer } from '../../identity';
import { fullNameOf } from '../../identity/index.rules';
import { Paise } from '../../../kernel/money';
import { OrderStatus } from '../../../kernel/order.enums';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { readRecordId } from '../../../kernel/record-id';
import { ShopError, fieldError, notFound } from '../../../kernel/shop-error';
import { Viewer, requirePermission } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { findLocked } from '../../../platform/database/dialect/find-locked';
import { assertValid } from '../../../platform/validation/assert-valid';
import { trimTexts } from '../../../platform/validation/trim-texts';
import { DomainEvents } from '../../../platform/events/domain-events';
import { Actor, OrderStateMachine, staffActor } from '../orders/order-state-machine';
import { Order } from '../orders/order.entity';
import { orderingMessages } from '../ordering.messages';
import { ChargeResult } from '../payments/payment-gateway';
import { Payment, UPI } from '../payments/payment.entity';
import { PaymentSettlement } from '../payments/settle-payment.service';
import { Refund } from '../refunds/refund.entity';
import { RefundService } from '../refunds/refund.service';
import { RefundSettlement } from '../refunds/settle-refund.service';
import { sumsBeforeFee, takeFeeOff } from './passed-on-fee';
import { upiReferenceOf } from './upi-request.rules';
import { ConfirmTransferArgs, RejectTransferInput, SentRefundInput } from './upi-transfer.input';
import { RefundToSend, StatedTransfer, UpiAttention } from './upi-transfer.type';
import { arrivedSums, freeUtr, refusingUsedUtr, useUtr } from './used-utrs';

/** Most items of each kind shown to the staff at a time: those waiting longest. */
const MOST_WAITING = 100;

const { FAILED, PENDING, SUCCESS } = PaymentStatus;
const STATED = { gateway: UPI, status: PENDING };
const TO_SEND = { payment: { gateway: UPI }, status: PENDING };

/** Dependencies of decisions about transfers. */
export interface SettleTransfersDependencies {
  events: DomainEvents;
  stateMachine: OrderStateMachine;
  settlement: PaymentSettlement;
  refunds: RefundService;
  refundSettlement: RefundSettlement;
  /** Letters and digits, as in receipt numbers. */
  prefix: string;
}

/** Staff's operations on UPI transfers: they look for incoming ones in the bank statement, and send refunds. */
export class SettleTransfersService {
  constructor(
    private readonly database: Database,
    private readonly dependencies: SettleTransfersDependencies,
  ) {}

  /** The numbers of waiting transfers. Throws UNAUTHENTICATED, FORBIDDEN. */
  async attention(viewer: Viewer): Promise<UpiAttention> {
    requirePermission(viewer, 'settle-cash');
    const { read } = this.database;
    return {
      statedCount: await read.countBy(Payment, STATED),
      refundCount: await read.countBy(Refund, TO_SEND),
    };
  }

  /** The stated transfers, longest waiting first. Throws UNAUTHENTICATED, FORBIDDEN. */
  async stated(viewer: Viewer): Promise<StatedTransfer[]> {
    requirePermission(viewer, 'settle-cash');
    const waiting = { order: { id: 'ASC' }, take: MOST_WAITING } as const;
    const payments = await this.database.read.find(Payment, { where: STATED, ...waiting });
    const nameOf = await this.namesOf(payments);
    const orderIds = payments.map(({ orderId }) => Number(orderId));
    const orders = await this.database.read.findBy(Order, { id: In(orderIds) });
    const before = await sumsBeforeFee(this.database.read, orders);
    const arrived = await arrivedSums(this.database.read, orderIds);
    const isCancelled = ({ status }: Order) => status === OrderStatus.CANCELLED;
    const cancelledIds = new Set(orders.filter(isCancelled).map(({ id }) => id));
    return payments.map((payment) => ({
      payment,
      reference: upiReferenceOf(
        this.dependencies.prefix,
        Number(payment.orderId),
        arrived.get(Number(payment.orderId)),
      ),
      customerName: nameOf(payment),
      sumBeforeFeePaise: before.get(Number(payment.orderId)) ?? null,
      isOrderCancelled: cancelledIds.has(Number(payment.orderId)),
    }));
  }

  /** The refunds to send, longest waiting first. Throws UNAUTHENTICATED, FORBIDDEN. */
  async toSend(viewer: Viewer): Promise<RefundToSend[]> {
    requirePermission(viewer, 'settle-cash');
    const relations = { payment: true };
    const waiting = { order: { id: 'ASC' }, take: MOST_WAITING, relations } as const;
    const refunds = await this.database.read.find(Refund, { where: TO_SEND, ...waiting });
    const paid = refunds.flatMap(({ payment }) => payment ?? []);
    const nameOf = await this.namesOf(paid);
    return refunds.flatMap((refund) =>
      refund.payment
        ? [{ refund, payment: refund.payment, customerName: nameOf(refund.payment) }]
        : [],
    );
  }

  /**
   * Records that a transfer has arrived: it pays its order, as any payment does. A repeated call changes nothing. The
   * number in the bank statement replaces the one that the customer stated, if any: each transfer counts once. If it is
   * for the sum before a delivery fee was added to the order, the order costs that sum again. If it is for less than the
   * order costs, it goes back and the order stays unpaid; if it is for more, the surplus goes back.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION (utr, if none is known, or it is already used; amountPaise),
   *   NOT_FOUND, CONFLICT if somebody rejected it, or confirmed it with another number or sum
   */
  async confirm(viewer: Viewer, values: ConfirmTransferArgs): Promise<Payment> {
    const actor = staffActor(viewer, 'settle-cash');
    const input = await assertValid(ConfirmTransferArgs, trimTexts({ ...values }));
    const { paymentId, utr, amountPaise } = input;
    const id = readRecordId(paymentId, 'payment', 'paymentId');
    const isRepeated = (payment: Payment) =>
      payment.status === SUCCESS &&
      (utr ?? payment.gatewayReference) === payment.gatewayReference &&
      (amountPaise ?? payment.amountPaise) === payment.amountPaise;
    return this.decide(id, isRepeated, actor, async (tx, payment) => {
      const { gatewayReference: stated } = payment;
      const reference = utr ?? stated;
      if (reference === null) throw fieldError('utr', orderingMessages.utrNeeded());
      if (reference !== stated) {
        if (stated !== null) await freeUtr(tx, stated);
        await useUtr(tx, reference);
      }
      await this.correctAmount(tx, payment, amountPaise ?? payment.amountPaise, actor);
      return { outcome: 'charged', reference };
    });
  }

  /**
   * Records that a transfer is not in the bank statement: its order is unpaid again, and its customer is notified. A
   * repeated call changes nothing.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, NOT_FOUND, CONFLICT if somebody confirmed it
   */
  async reject(viewer: Viewer, values: RejectTransferInput): Promise<Payment> {
    const actor = staffActor(viewer, 'settle-cash');
    const { paymentId, reason } = await assertValid(RejectTransferInput, trimTexts({ ...values }));
    const id = readRecordId(paymentId, 'payment', 'paymentId');
    const isRepeated = ({ status }: Payment) => status === FAILED;
    return this.decide(id, isRepeated, actor, async (tx, { gatewayReference: utr }) => {
      if (utr !== null) await freeUtr(tx, utr);
      return { outcome: 'declined', reason };
    });
  }

  /**
   * Records that a refund was sent by UPI. Repeating it with the same UTR number changes nothing.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION (utr, also if it is already used), NOT_FOUND, CONFLICT if it was
   *   sent by another transfer
   */
  async markSent(viewer: Viewer, values: SentRefundInput): Promise<Refund> {
    const actor = staffActor(viewer, 'settle-cash');
    const { refundId, utr } = await assertValid(SentRefundInput, trimTexts({ ...values }));
    const id = readRecordId(refundId, 'refund', 'refundId');
    const work = async (tx: Transaction) => {
      await holdOrder(tx, await tx.findOneBy(Refund, { id, payment: { gateway: UPI } }));
      const refund = await findLocked(tx, Refund, id);
      if (!refund || !(await tx.existsBy(Payment, { id: refund.paymentId, gateway: UPI })))
        throw notFound('refund', 'refundId');
      const { gatewayReference, status } = refund;
      if (status === SUCCESS && gatewayReference === utr) return;
      if (status !== PENDING) {
        const message = orderingMessages.refundSentAlready();
        const current = { utr: gatewayReference };
        throw new ShopError('CONFLICT', message, { refundId: message }, undefined, { current });
      }
      await useUtr(tx, utr);
      await this.dependencies.refundSettlement.paidBack(tx, refund, utr, actor);
    };
    await refusingUsedUtr(this.database.write(work, { repeatable: true }));
    return this.database.read.findOneByOrFail(Refund, { id });
  }

  private async decide(
    id: number,
    isRepeated: (payment: Payment) => boolean,
    actor: Actor,
    resultOf: (tx: Transaction, payment: Payment) => Promise<ChargeResult>,
  ): Promise<Payment> {
    const { refunds, settlement } = this.dependencies;
    const work = async (tx: Transaction): Promise<number[]> => {
      await holdOrder(tx, await tx.findOneBy(Payment, { id, gateway: UPI }));
      const payment = await findLocked(tx, Payment, id);
      if (!payment || payment.gateway !== UPI) throw notFound('payment', 'paymentId');
      if (isRepeated(payment)) return [];
      if (payment.status !== PENDING) throw decidedOtherwise(payment);
      const result = await resultOf(tx, payment);
      const mail = 'order-transfer-not-found';
      const settled = await settlement.settleWithin(tx, payment, result, null, actor, mail);
      return settled.refundIds ?? [];
    };
    await refunds.carryOut(await refusingUsedUtr(this.database.write(work, { repeatable: true })));
    return this.database.read.findOneByOrFail(Payment, { id });
  }

  /** Makes a locked payment that of the sum that arrived; and its order, if that was the sum before the fee. */
  private async correctAmount(
    tx: Transaction,
    payment: Payment,
    amountPaise: Paise,
    actor: Actor,
  ): Promise<void> {
    if (amountPaise === payment.amountPaise) return;
    const order = await tx.findOneByOrFail(Order, { id: Number(payment.orderId) });
    if ((await sumsBeforeFee(tx, [order])).get(order.id) === amountPaise)
      await takeFeeOff(tx, order, actor, this.dependencies);
    await tx.update(Payment, { id: payment.id }, { amountPaise });
    payment.amountPaise = amountPaise;
  }

  private async namesOf(
    payments: readonly Payment[],
  ): Promise<(payment: Pick<Payment, 'customerId'>) => string | null> {
    const id = In(payments.map(({ customerId }) => customerId));
    const customers = await this.database.read.findBy(Customer, { id, deletedAt: IsNull() });
    const names = new Map(customers.map((customer) => [customer.id, fullNameOf(customer)]));
    return ({ customerId }) => names.get(customerId) ?? null;
  }
}

/** Locks the order first, as every change of its money does. */
async function holdOrder(tx: Transaction, of: { orderId: number | null } | null): Promise<void> {
  if (of && of.orderId !== null) await findLocked(tx, Order, of.orderId);
}

function decidedOtherwise({
  status,
  failureReason,
}: Pick<Payment, 'status' | 'failureReason'>): ShopError {
  const message =
    status === SUCCESS
      ? orderingMessages.transferConfirmed()
      : orderingMessages.transferRejected({ reason: failureReason ?? '' });
  const current = { status, reason: failureReason };
  return new ShopError('CONFLICT', message, { paymentId: message }, undefined, { current });
}
