import { Transaction } from '../../../platform/database/database';
import { insertRows } from '../../../platform/database/dialect/insert-rows';
import { Customer } from '../../identity';
import { fullNameOf } from '../../identity/index.rules';
import { PlacedOrder } from '../orders/order.entity';
import { OrderSearchWord } from './order-search-word.entity';
import { searchWords } from './search-words.rules';

/** Maintains the search words of orders, within the transaction that places an order or changes its address. */
export class OrderSearchWords {
  /** Replaces the search words of an order after a change of its address. */
  async replace(tx: Transaction, order: PlacedOrder): Promise<void> {
    await tx.delete(OrderSearchWord, { orderId: order.id });
    const customer = await tx.findOneOrFail(Customer, {
      select: { firstName: true, lastName: true, phone: true },
      where: { id: order.customerId },
    });
    await this.add(tx, order, customer);
  }

  /** Adds the search words of a new order. */
  async add(
    tx: Transaction,
    { id: orderId, deliveryAddress }: PlacedOrder,
    customer: Pick<Customer, 'firstName' | 'lastName' | 'phone'>,
  ): Promise<void> {
    const words = searchWords({
      customerName: fullNameOf(customer),
      customerPhone: customer.phone,
      recipientName: deliveryAddress?.recipientName,
      recipientPhone: deliveryAddress?.phone,
    });
    if (words.length === 0) return;
    await insertRows(
      tx,
      OrderSearchWord,
      words.map((word) => ({ orderId, word })),
    );
  }
}
