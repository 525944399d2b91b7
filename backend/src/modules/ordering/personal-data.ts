import { EntityManager, In, IsNull, Not } from 'typeorm';
import { affectedBy } from '../../platform/database/dialect/statements';
import { PersonalData } from '../../platform/personal-data';
import { OrderDetailsService } from './details/order-details.service';
import { OrderEvent } from './orders/order-event.entity';
import { Order } from './orders/order.entity';
import { OrderStatus } from '../../kernel/order.enums';
import { ordersOf } from './orders/order.service';
import { PaymentStatus } from '../../kernel/payment-status.enum';
import { Payment } from './payments/payment.entity';
import { Collection } from './collections/collection.entity';
import { CreditNote } from './credit-notes/credit-note.entity';
import { OrderReport } from './reports/order-report.entity';
import { OrderProposal } from './proposals/order-proposal.entity';
import { PushSubscription } from './push/push-subscription.entity';
import { Receipt } from './receipts/receipt.entity';
import { SubstituteQuestion } from './questions/substitute-question.entity';
import { Refund } from './refunds/refund.entity';

/** Statuses of finished orders. */
const FINAL = [OrderStatus.DELIVERED, OrderStatus.RETURNED, OrderStatus.CANCELLED];

/** Personal data in orders, which stay in the accounts without the person. */
export const orderingPersonalData: PersonalData = {
  sections: [
    {
      name: 'orderMessagesInBrowsers',
      position: 10,
      read: async (manager, { customerId }) =>
        (await manager.findBy(PushSubscription, { customerId })).map(({ endpoint, createdAt }) => ({
          endpoint,
          createdAt,
        })),
    },
    {
      name: 'proposedOrders',
      position: 12,
      async read(manager, { customerId }) {
        const where = { customerId };
        const relations = { connection: { app: true } };
        const all = await manager.find(OrderProposal, { where, relations, order: { id: 'ASC' } });
        return all.map(({ connection, ...proposal }) =>
          proposalData(proposal, connection?.app?.name),
        );
      },
    },
  ],
  lists: [
    {
      name: 'orders',
      async *batches(manager, { customerId }) {
        for await (const orders of ordersOf(manager, customerId))
          yield await withDetails(manager, orders);
      },
    },
  ],
  /** Whether a delivery, payment or refund is still outstanding. */
  async isInUse(tx, customerId) {
    const pending = PaymentStatus.PENDING;
    return (
      (await tx.existsBy(Order, { customerId, status: Not(In(FINAL)) })) ||
      (await tx.existsBy(Payment, { customerId, status: pending, orderId: Not(IsNull()) })) ||
      (await tx.existsBy(Refund, { payment: { customerId }, status: pending }))
    );
  },
  /**
   * Removes the browsers with push messages, proposals of apps, the delivery address, the customer on receipts, the
   * search words of orders, notes of the staff, the staff members who took the orders, and the customer's notes and
   * reports on orders.
   */
  async erase(tx, { customerId }) {
    for (const table of [PushSubscription, OrderProposal]) await tx.delete(table, { customerId });
    await tx.update(Order, { customerId }, { deliveryAddress: null });
    await affectedBy(tx, FORGET_PRINTED, [customerId]);
    await affectedBy(tx, FORGET_WORDS, [customerId]);
    await affectedBy(tx, FORGET_NOTES, [customerId]);
    await affectedBy(tx, FORGET_REPORTS, [customerId]);
    await affectedBy(tx, FORGET_RECEIVERS, [customerId]);
    const byCustomer = { actorRole: 'customer', actorId: customerId } as const;
    await tx.update(OrderEvent, byCustomer, { note: null, noteMessage: null });
  },
};

const FORGET_NOTES =
  'DELETE FROM order_notes WHERE orderId IN (SELECT id FROM orders WHERE customerId = ?)';

const FORGET_PRINTED =
  'UPDATE receipts SET customer = NULL WHERE orderId IN (SELECT id FROM orders WHERE customerId = ?)';

const FORGET_REPORTS =
  "UPDATE order_reports SET text = '' WHERE orderId IN (SELECT id FROM orders WHERE customerId = ?)";

const FORGET_RECEIVERS =
  'UPDATE round_stops SET receivedBy = NULL WHERE orderId IN (SELECT id FROM orders WHERE customerId = ?)';

const FORGET_WORDS =
  'DELETE FROM order_search_words WHERE orderId IN (SELECT id FROM orders WHERE customerId = ?)';

async function withDetails(manager: EntityManager, orders: Order[]) {
  const details = new OrderDetailsService({ read: manager });
  const ids = orders.map(({ id }) => id);
  const events = await details.eventsOf(ids);
  const payments = await details.paymentsOf(ids);
  const refunds = await details.refundsOf(ids);
  const receipts = await manager.findBy(Receipt, { orderId: In(ids) });
  const collections = await manager.findBy(Collection, { orderId: In(ids) });
  const creditNotes = await manager.findBy(CreditNote, { orderId: In(ids) });
  const reports = await manager.findBy(OrderReport, { orderId: In(ids) });
  const questions = await manager.findBy(SubstituteQuestion, { orderId: In(ids) });
  return orders.map((order) =>
    orderData(order, {
      events: events.get(order.id) ?? [],
      payments: payments.get(order.id) ?? [],
      refunds: refunds.get(order.id) ?? [],
      collections: collections.filter(({ orderId }) => orderId === order.id),
      creditNotes: creditNotes.filter(({ orderId }) => orderId === order.id),
      reports: reports.filter(({ orderId }) => orderId === order.id),
      questions: questions.filter(({ orderId }) => orderId === order.id),
      receipt: receipts.find(({ orderId }) => orderId === order.id) ?? null,
    }),
  );
}

function proposalData(proposal: OrderProposal, appName: string | undefined) {
  const { id, choice, lines, bill, orderId, createdAt, expiresAt, refusedAt } = proposal;
  return { id, appName, choice, lines, bill, orderId, createdAt, expiresAt, refusedAt };
}

/** The details of an order. */
interface OrderDetails {
  events: OrderEvent[];
  payments: Payment[];
  refunds: Refund[];
  collections: Collection[];
  creditNotes: CreditNote[];
  reports: OrderReport[];
  questions: SubstituteQuestion[];
  receipt: Receipt | null;
}

/** The customer's purchases, with what happened to them. */
function orderData(order: Order, details: OrderDetails) {
  const { events, payments, refunds, collections, creditNotes, reports, questions, receipt } =
    details;
  const { id, status, paymentStatus, paymentMethod, placedAt, deliveryAddress } = order;
  const { slotDate, slotStartMinute, slotEndMinute, substitution } = order;
  const { subtotalPaise, billSteps, couponCode, giftCreditPaise, toPayPaise } = order;
  return {
    ...{ id, status, paymentStatus, paymentMethod, placedAt, deliveryAddress },
    ...{ slotDate, slotStartMinute, slotEndMinute, substitution },
    ...{ subtotalPaise, billSteps, couponCode, giftCreditPaise, toPayPaise },
    lines: order.lines.map(({ name, unit, mrpPaise, unitPricePaise, ...line }) => ({
      ...{ name, unit, mrpPaise, unitPricePaise },
      ...{ quantity: line.quantity, weighedGrams: line.weighedGrams },
      ...{ totalPaise: line.totalPaise, discountPaise: line.discountPaise },
    })),
    events: events.map(({ fromStatus, toStatus, paymentStatus, actorRole, note, at }) => ({
      ...{ fromStatus, toStatus, paymentStatus, actorRole, note, at },
    })),
    payments: payments.map(({ status, amountPaise, cardBrand, cardLastFour, createdAt }) => ({
      ...{ status, amountPaise, cardBrand, cardLastFour, createdAt },
    })),
    refunds: refunds.map(({ status, amountPaise, reason, createdAt }) => ({
      ...{ status, amountPaise, reason, createdAt },
    })),
    collections: collections.map(({ kind, amountPaise, utr, at }) => ({
      ...{ kind, amountPaise, utr, at },
    })),
    creditNotes: creditNotes.map(({ financialYear, number, issuedAt, amountPaise, reason }) => ({
      ...{ financialYear, number, issuedAt, amountPaise, reason },
    })),
    reports: reports.map(({ kind, lines, text, status, answer, createdAt }) => ({
      ...{ kind, lines, text, status, answer, createdAt },
    })),
    substituteQuestions: questions.map(({ candidates, askedAt, answeredAt, chosenProductId }) => ({
      products: candidates.map(({ name }) => name),
      ...{ askedAt, answeredAt },
      chosen: candidates.find(({ productId }) => productId === chosenProductId)?.name ?? null,
    })),
    receipt: receipt && {
      financialYear: receipt.financialYear,
      number: receipt.number,
      issuedAt: receipt.issuedAt,
      customer: receipt.customer,
    },
  };
}
