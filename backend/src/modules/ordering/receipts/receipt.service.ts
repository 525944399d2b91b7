import { IsNull } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { ShopError, notFound } from '../../../kernel/shop-error';
import { Viewer, requireCustomer, requirePermission } from '../../../kernel/viewer';
import { Order } from '../orders/order.entity';
import { OrderStatus } from '../../../kernel/order.enums';
import { OrderRepository } from '../orders/order.repository';
import { ReceiptConfig } from '../../../platform/config/config';
import { Database, Transaction } from '../../../platform/database/database';
import { Customer } from '../../identity';
import { nextNumber } from './next-number';
import { ReceiptCounter } from './receipt-counter.entity';
import { Receipt } from './receipt.entity';
import { ReceiptRepository } from './receipt.repository';
import { PrintedCustomer, PrintedStore, financialYearOf, receiptNumber } from './receipt.rules';
import { orderingMessages } from '../ordering.messages';

/** The statuses after packing was undone. */
const NOT_PACKED: readonly OrderStatus[] = [OrderStatus.SUCCESS, OrderStatus.PICKING];

/** The issuer of receipts. */
export type ReceiptIssuer = PrintedStore & Pick<ReceiptConfig, 'prefix'>;

/** A receipt with its content. */
export interface IssuedReceipt {
  /** Its displayed number. */
  number: string;
  issuedAt: Date;
  issuer: ReceiptIssuer;
  customer: PrintedCustomer & Pick<Customer, 'language'>;
  order: Order;
}

/** Issues receipts: one per order, numbered without gaps in each financial year. */
export class ReceiptService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    /** The store as receipts of today print it. */
    private readonly store: PrintedStore,
    private readonly prefix: string,
  ) {}

  /**
   * The receipt of an order of the caller, or for an admin of any order. It was issued when the order was packed, so
   * reading it writes nothing.
   * @throws UNAUTHENTICATED, NOT_FOUND, NO_RECEIPT_YET
   */
  async open(viewer: Viewer, orderId: number): Promise<IssuedReceipt> {
    const order = await this.visibleOrder(viewer, orderId);
    const receipt = await new ReceiptRepository(this.database.read).find(orderId);
    // After packing was undone, the receipt with its number is kept for when the order is packed again.
    if (!receipt || NOT_PACKED.includes(order.status)) throw noReceiptYet(order.status);
    const { financialYear, number, issuedAt } = receipt;
    const { prefix } = this;
    const fullNumber = receiptNumber(prefix, financialYear, number);
    const issuer = { ...(receipt.store ?? this.store), prefix };
    const account = await this.database.read.findOneByOrFail(Customer, { id: order.customerId });
    const { language } = account;
    const customer = { ...(receipt.customer ?? printedCustomer(account)), language };
    return { number: fullNumber, issuedAt, issuer, customer, order };
  }

  /** Issues the receipt of an order that is packed within the caller's transaction, or returns the existing one. */
  async issue(tx: Transaction, orderId: number): Promise<Receipt> {
    const receipts = new ReceiptRepository(tx);
    const issued = await receipts.find(orderId);
    if (issued) return issued;
    const issuedAt = this.clock.now();
    const financialYear = financialYearOf(issuedAt);
    const number = await nextNumber(tx, ReceiptCounter, financialYear);
    const select = { id: true, customerId: true };
    const { customerId } = await tx.findOneOrFail(Order, { where: { id: orderId }, select });
    const customer = printedCustomer(await tx.findOneByOrFail(Customer, { id: customerId }));
    const { store } = this;
    return receipts.insert({ orderId, financialYear, number, issuedAt, customer, store });
  }

  /** Lets receipts of earlier versions keep the store that they show now: nothing older is known. */
  async keepStore(): Promise<void> {
    const { store } = this;
    await this.database.write((tx) => tx.update(Receipt, { store: IsNull() }, { store }), {
      repeatable: true,
    });
  }

  /** Whether an order has its receipt. */
  async isIssued(tx: Transaction, orderId: number): Promise<boolean> {
    return (await new ReceiptRepository(tx).find(orderId)) !== null;
  }

  private async visibleOrder(viewer: Viewer, id: number): Promise<Order> {
    const orders = new OrderRepository(this.database.read);
    if (viewer.role === 'admin') requirePermission(viewer, 'read-orders');
    const order =
      viewer.role === 'admin'
        ? await orders.find(id)
        : await orders.findOwn({ id, customerId: requireCustomer(viewer) });
    if (!order) throw notFound('order', 'orderId');
    return order;
  }
}

function printedCustomer(account: Customer): PrintedCustomer {
  const { firstName, lastName, phone, contactEmail: email } = account;
  return { firstName, lastName, email, phone };
}

function noReceiptYet(status: OrderStatus): ShopError {
  const message =
    status === OrderStatus.CANCELLED
      ? orderingMessages.cancelledBeforeReceipt()
      : orderingMessages.receiptLater();
  return new ShopError('NO_RECEIPT_YET', message, { orderId: message });
}
