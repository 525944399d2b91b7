import { createHmac, randomBytes } from 'node:crypto';
import { RazorpayConfig } from '../../src/platform/config/payment-settings';
import { Reply, StandInServer } from './stand-in-server';

/** The fields of a Razorpay order that the shop uses. */
export interface AccountOrder {
  id: string;
  entity: 'order';
  amount: number;
  currency: string;
  receipt: string;
  status: 'created' | 'attempted' | 'paid';
  notes: Record<string, string>;
  payment: { capture: string };
}

/** A payment of an order. */
export interface AccountPayment {
  id: string;
  entity: 'payment';
  order_id: string;
  amount: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  captured: boolean;
  amount_refunded: number;
  created_at: number;
  method: 'card' | 'upi';
  card: { last4: string; network: string } | null;
  error_description: string | null;
}

/** A refund of a payment. */
export interface AccountRefund {
  id: string;
  entity: 'refund';
  payment_id: string;
  amount: number;
  currency: string;
  status: 'pending' | 'processed' | 'failed';
  notes: Record<string, string>;
}

/** Checkout's response to the page after a payment. */
export interface CheckoutResponse {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

/** An account at a stand-in for Razorpay: its orders, payments and refunds, and the calls that change them. */
export abstract class RazorpayAccount extends StandInServer {
  readonly keys: RazorpayConfig = {
    keyId: 'rzp_test_shop1234567890',
    keySecret: 'secretOfTheShop123456789',
    webhookSecret: 'webhookSecretOfTheShop',
  };
  readonly orders = new Map<string, AccountOrder>();
  readonly payments = new Map<string, AccountPayment>();
  readonly refunds = new Map<string, AccountRefund>();
  /** Whether two orders may have the same receipt; accounts differ in this. */
  allowsSameReceipt = false;
  /** The status of new refunds. */
  newRefundsAre: AccountRefund['status'] = 'processed';

  /** The total amount captured and not refunded. */
  get keptPaise(): number {
    return this.keptOf([...this.payments.values()]);
  }

  /** The same for one order of the shop. */
  keptFor(orderId: string): number {
    const orders = [...this.orders.values()].filter(({ notes }) => notes.orderId === orderId);
    return this.keptOf(orders.flatMap(({ id }) => this.paymentsOf(id)));
  }

  /** The payments of an order, newest first. */
  paymentsOf(orderId: string): AccountPayment[] {
    return [...this.payments.values()].filter(({ order_id }) => order_id === orderId).reverse();
  }

  /** Simulates a customer in Checkout: pays, is declined by the bank, or waits for it. */
  pay(
    orderId: string,
    how: 'good' | 'bad' | 'slow' = 'good',
    method: AccountPayment['method'] = 'card',
  ): AccountPayment {
    const order = this.orders.get(orderId);
    if (!order) throw new Error('No such order');
    if (order.status === 'paid') throw new Error('The order is paid');
    order.status = 'attempted';
    const payment: AccountPayment = {
      id: newId('pay'),
      entity: 'payment',
      order_id: orderId,
      amount: order.amount,
      currency: order.currency,
      status: how === 'good' ? 'authorized' : how === 'bad' ? 'failed' : 'created',
      captured: false,
      amount_refunded: 0,
      created_at: this.payments.size,
      method,
      card: method === 'card' ? { last4: '1111', network: 'Visa' } : null,
      error_description: how === 'bad' ? 'Your payment was declined by the bank.' : null,
    };
    this.payments.set(payment.id, payment);
    return payment;
  }

  /** Checkout's response for a payment. */
  answerOf({ id, order_id }: AccountPayment): CheckoutResponse {
    const hash = createHmac('sha256', this.keys.keySecret).update(`${order_id}|${id}`);
    return {
      razorpay_payment_id: id,
      razorpay_order_id: order_id,
      razorpay_signature: hash.digest('hex'),
    };
  }

  /** Captures a payment, as is also possible in Razorpay's dashboard. */
  capture(payment: AccountPayment): AccountPayment {
    const order = this.orders.get(payment.order_id) as AccountOrder;
    order.status = 'paid';
    return Object.assign(payment, { status: 'captured', captured: true });
  }

  /** Refunds part of a payment, as is also possible in Razorpay's dashboard. */
  payBack(paymentId: string, amount: number, notes: AccountRefund['notes'] = {}): AccountRefund {
    const payment = this.payments.get(paymentId) as AccountPayment;
    const refund: AccountRefund = {
      id: newId('rfnd'),
      entity: 'refund',
      payment_id: paymentId,
      amount,
      currency: 'INR',
      status: this.newRefundsAre,
      notes,
    };
    this.refunds.set(refund.id, refund);
    payment.amount_refunded = this.paidBack(paymentId);
    if (payment.amount_refunded === payment.amount) payment.status = 'refunded';
    return refund;
  }

  /** Responds to an API call; the route contains 'id' instead of the id of an object. */
  protected answer(route: string, id: string, input: Record<string, unknown>): Reply {
    switch (route) {
      case 'POST orders':
        return this.createOrder(input);
      case 'GET orders':
        return list([...this.orders.values()].filter(({ receipt }) => receipt === input.receipt));
      case 'GET orders id':
        return found(this.orders.get(id));
      case 'GET orders id payments':
        return this.orders.has(id) ? list(this.paymentsOf(id).map(withoutCard)) : found(undefined);
      case 'GET payments id':
        return found(this.payments.get(id));
      case 'POST payments id capture':
        return this.captureBy(id, input);
      case 'POST payments id refund':
        return this.createRefund(id, input);
      case 'GET payments id refunds':
        return list([...this.refunds.values()].filter(({ payment_id }) => payment_id === id));
      case 'GET refunds id':
        return found(this.refunds.get(id));
      default:
        return refusal(404, 'The requested URL was not found on the server.');
    }
  }

  private createOrder(input: Record<string, unknown>): Reply {
    const { amount, currency, receipt, notes, payment } = input as unknown as AccountOrder;
    if (!Number.isInteger(amount) || amount < 100)
      return refusal(400, 'The amount must be at least INR 1.00', 'amount');
    const isTaken = [...this.orders.values()].some((order) => order.receipt === receipt);
    if (isTaken && !this.allowsSameReceipt)
      return refusal(400, 'The receipt has already been used', 'receipt');
    const id = newId('order');
    const status = 'created';
    const order = {
      id,
      entity: 'order',
      amount,
      currency,
      receipt,
      status,
      notes,
      payment,
    } as const;
    this.orders.set(id, { ...order });
    return found(this.orders.get(id));
  }

  private captureBy(id: string, { amount, currency }: Record<string, unknown>): Reply {
    const payment = this.payments.get(id);
    if (!payment) return found(payment);
    if (payment.captured) return refusal(400, 'This payment has already been captured');
    if (payment.status !== 'authorized')
      return refusal(
        400,
        'Only payments which have been authorized and not yet captured can be captured',
      );
    if (payment.amount !== amount || payment.currency !== currency)
      return refusal(400, 'Capture amount must be equal to the amount authorized', 'amount');
    if (this.orders.get(payment.order_id)?.status === 'paid')
      return refusal(400, 'The order is already paid');
    return found(withoutCard(this.capture(payment)));
  }

  private createRefund(paymentId: string, input: Record<string, unknown>): Reply {
    const { amount, notes } = input as unknown as AccountRefund;
    const payment = this.payments.get(paymentId);
    if (!payment?.captured)
      return refusal(400, 'The payment status should be captured for action to be taken');
    if (amount < 100) return refusal(400, 'The amount must be at least INR 1.00', 'amount');
    if (this.paidBack(paymentId) + amount > payment.amount)
      return refusal(400, 'The total refund amount is greater than the refund payment amount');
    return found(this.payBack(paymentId, amount, notes));
  }

  private keptOf(payments: AccountPayment[]): number {
    const captured = payments.filter((payment) => payment.captured);
    const taken = captured.reduce((sum, { amount }) => sum + amount, 0);
    return taken - captured.reduce((sum, { id }) => sum + this.paidBack(id), 0);
  }

  private paidBack(paymentId: string): number {
    return [...this.refunds.values()]
      .filter((each) => each.payment_id === paymentId && each.status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);
  }
}

/** A refusal with its description and field. */
export function refusal(status: number, description: string, field?: string): Reply {
  return { status, body: { error: { code: 'BAD_REQUEST_ERROR', description, field } } };
}

function found(body: object | undefined): Reply {
  return body ? { status: 200, body } : refusal(400, 'The id provided does not exist');
}

function list(items: object[]): Reply {
  return { status: 200, body: { entity: 'collection', count: items.length, items } };
}

/** The card is included only if requested with the payment. */
export function withoutCard(payment: Partial<AccountPayment>): object {
  return Object.fromEntries(Object.entries(payment).filter(([name]) => name !== 'card'));
}

function newId(kind: string): string {
  return `${kind}_${randomBytes(7).toString('hex')}`;
}
