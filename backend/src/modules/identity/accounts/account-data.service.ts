import { In } from 'typeorm';
import { Address } from '../../checkout/delivery/address.entity';
import { ContactMessage } from '../../engagement/contact/contact-message.entity';
import { Customer } from '../customers/customer.entity';
import { Viewer, requireCustomer } from '../../../kernel/viewer';
import { OrderDetailsService } from '../../ordering/details/order-details.service';
import { Order } from '../../ordering/orders/order.entity';
import { OrderService } from '../../ordering/orders/order.service';
import { Database } from '../../../platform/database/database';
import { Receipt } from '../../ordering/receipts/receipt.entity';
import { Session } from '../sessions/session.entity';
import { GiftCreditEntry } from '../../checkout/gift-credit/gift-credit-entry.entity';
import { WishRepository } from '../../engagement/wish-list/wish.repository';
import {
  addressData,
  creditData,
  messageData,
  orderData,
  profileData,
  sessionData,
  wishData,
  alertData,
} from './account-data.rules';

/** Gives customers whatever the shop keeps of them. */
export class AccountDataService {
  constructor(
    private readonly database: Database,
    private readonly orders: OrderService,
    private readonly details: OrderDetailsService,
  ) {}

  /**
   * All data of the caller as the text of one JSON object, in pieces: the orders come a batch at a time, however many
   * there are.
   * @throws UNAUTHENTICATED, FORBIDDEN before the first piece
   */
  async *json(viewer: Viewer): AsyncGenerator<string> {
    const customerId = requireCustomer(viewer);
    const head = JSON.stringify(await this.allButOrders(customerId, viewer.sessionId), null, 2);
    yield `${head.slice(0, -2)},\n  "orders": [`;
    let separator = '\n';
    for await (const batch of this.orders.history(viewer, customerId)) {
      for (const order of await this.withDetails(batch)) {
        yield `${separator}    ${JSON.stringify(order)}`;
        separator = ',\n';
      }
    }
    yield '\n  ]\n}\n';
  }

  private async allButOrders(customerId: number, sessionId: number | undefined) {
    const { read } = this.database;
    const customer = await read.findOneByOrFail(Customer, { id: customerId });
    const byAge = { order: { id: 'ASC' }, where: { customerId } } as const;
    const addresses = await read.find(Address, byAge);
    const credits = await read.find(GiftCreditEntry, { ...byAge, relations: { voucher: true } });
    const sessions = await read.find(Session, byAge);
    const wishes = new WishRepository(read);
    return {
      profile: profileData(customer),
      addresses: addresses.map(addressData),
      giftCredit: credits.map(creditData),
      wishList: (await wishes.wishesOf(customerId)).map(wishData),
      awaitedProducts: (await wishes.alertsOf(customerId)).map(alertData),
      sessions: sessions.map((session) => sessionData(session, sessionId)),
      messages: (await this.messagesOf(customer)).map(messageData),
    };
  }

  /** Anybody can register with any address: what was written by it is its owner's, who has confirmed it. */
  private async messagesOf({ email, emailVerifiedAt }: Customer): Promise<ContactMessage[]> {
    if (!emailVerifiedAt) return [];
    return this.database.read
      .createQueryBuilder(ContactMessage, 'message')
      .where('LOWER(message.email) = :email', { email })
      .orderBy('message.id', 'ASC')
      .getMany();
  }

  private async withDetails(orders: Order[]) {
    const ids = orders.map(({ id }) => id);
    const events = await this.details.eventsOf(ids);
    const payments = await this.details.paymentsOf(ids);
    const refunds = await this.details.refundsOf(ids);
    const receipts = await this.database.read.findBy(Receipt, { orderId: In(ids) });
    return orders.map((order) =>
      orderData(order, {
        events: events.get(order.id) ?? [],
        payments: payments.get(order.id) ?? [],
        refunds: refunds.get(order.id) ?? [],
        receipt: receipts.find(({ orderId }) => orderId === order.id) ?? null,
      }),
    );
  }
}
