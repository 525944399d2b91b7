import { In, IsNull, Not } from 'typeorm';
import { Address } from '../../checkout/delivery/address.entity';
import { Cart } from '../../checkout/cart/cart.entity';
import { ContactMessage } from '../../engagement/contact/contact-message.entity';
import { Customer, Gender } from '../customers/customer.entity';
import { Mail } from '../../../platform/mail/mail.entity';
import { OrderEvent } from '../../ordering/orders/order-event.entity';
import { Order } from '../../ordering/orders/order.entity';
import { OrderStatus } from '../../../kernel/order.enums';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { Payment } from '../../ordering/payments/payment.entity';
import { Refund } from '../../ordering/refunds/refund.entity';
import { Transaction } from '../../../platform/database/database';
import { KnownDevice } from '../sessions/known-device.entity';
import { Session } from '../sessions/session.entity';
import { StockAlert } from '../../engagement/wish-list/stock-alert.entity';
import { WishedProduct } from '../../engagement/wish-list/wished-product.entity';
import { OneTimeLink } from './one-time-link.entity';

/** Orders with which nothing more happens. */
const AT_THE_END = [OrderStatus.DELIVERED, OrderStatus.RETURNED, OrderStatus.CANCELLED];

/** What is left of the person. The login takes no address with so long an end. */
const NOBODY = {
  firstName: 'Deleted',
  lastName: 'customer',
  dateOfBirth: null,
  gender: Gender.OTHER,
  phone: '',
  district: '',
  state: '',
  zipCode: '',
  language: null,
  emailVerifiedAt: null,
  priceMailsStoppedAt: null,
};

/** Everything that the shop knows of one customer, to be erased within a transaction. */
export class ErasureRepository {
  constructor(
    private readonly tx: Transaction,
    private readonly customerId: number,
  ) {}

  /**
   * Leaves an empty record, which orders, payments and gift credit point at.
   * @returns false where the password is not (any more) the one that was shown
   */
  async emptyRecord(oldHash: string, nobodysHash: string, deletedAt: Date): Promise<boolean> {
    const id = this.customerId;
    const where = { id, passwordHash: oldHash, deletedAt: IsNull() };
    const email = `deleted-${id}@deleted.invalid`;
    const changes = { ...NOBODY, email, passwordHash: nobodysHash, deletedAt };
    const { affected } = await this.tx.update(Customer, where, changes);
    return affected === 1;
  }

  hasPassword(passwordHash: string): Promise<boolean> {
    return this.tx.existsBy(Customer, { id: this.customerId, passwordHash });
  }

  /** Whether something still has to be brought, paid or paid back. */
  async hasOpenOrders(): Promise<boolean> {
    const { tx, customerId } = this;
    const pending = PaymentStatus.PENDING;
    return (
      (await tx.existsBy(Order, { customerId, status: Not(In(AT_THE_END)) })) ||
      (await tx.existsBy(Payment, { customerId, status: pending, orderId: Not(IsNull()) })) ||
      (await tx.existsBy(Refund, { payment: { customerId }, status: pending }))
    );
  }

  /** What nobody else needs. A cart takes its items along. */
  async deleteBelongings(): Promise<void> {
    const { tx, customerId } = this;
    const wishes = [WishedProduct, StockAlert];
    for (const table of [Cart, Address, Session, KnownDevice, OneTimeLink, Mail, ...wishes])
      await tx.delete(table, { customerId });
  }

  /** Takes away to whom orders were brought, and what the customer noted on them. */
  async emptyOrders(): Promise<void> {
    const { tx, customerId } = this;
    await tx.update(Order, { customerId }, { deliveryAddress: null });
    const notes = { actorRole: 'customer', actorId: customerId } as const;
    await tx.update(OrderEvent, notes, { note: null });
  }

  /** What was written to the shop by this address, in whatever case it was typed. */
  async deleteMessages(email: string): Promise<void> {
    await this.tx
      .createQueryBuilder()
      .delete()
      .from(ContactMessage)
      .where('LOWER(email) = :email', { email })
      .execute();
  }
}
