import { Extensions, Field, ID, ObjectType } from 'type-graphql';
import { BillType } from '../../checkout';
import { OrderStatus, PaymentMethod } from '../../../kernel/order.enums';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { Shows } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { Order } from '../orders/order.entity';

/** Receipt of an order, for accounting. */
@Shows('private')
@ObjectType({ description: 'Receipt of an order, for accounting.' })
export class AccountedReceipt {
  @Field(() => Date, { description: 'Time of issue.' })
  issuedAt: Date;

  @Field({ description: 'Receipt number, such as GRO/2026-27/000123.' })
  number: string;
}

/**
 * An order as an accountant sees it. It is a type of its own, so that a new field of orders does not expose customers'
 * data to accountants.
 */
@Shows('private')
@ObjectType({
  description: 'Order for accounting: all amounts, no customer data.',
})
export class AccountedOrder {
  /** The order, from which the other fields are resolved. */
  order: Order;

  receipt: AccountedReceipt | null;

  @Field(() => ID, { description: 'Order ID.' })
  id: number;

  @Field(() => BillType, { description: 'Current bill with its steps.' })
  bill: BillType;

  @Field(() => PaiseScalar, { description: 'Amount paid with gift credit, in paise.' })
  giftCreditPaise: number;

  @Field(() => PaymentMethod, { description: 'Payment method.' })
  paymentMethod: PaymentMethod;

  @Field(() => PaymentStatus, { description: 'Payment status.' })
  paymentStatus: PaymentStatus;

  @Field(() => Date, { description: 'Time when the order was placed.' })
  placedAt: Date;

  @Field(() => OrderStatus, { description: 'Order status.' })
  status: OrderStatus;
}

/** Page of the orders of a date range. */
@Shows('private')
@ObjectType({ description: 'Page of the orders of a date range, by ID.' })
export class AccountedOrders {
  @Field(() => ID, { nullable: true, description: 'Cursor of the next page; pass it as `after`.' })
  endCursor: number | null;

  @Field({ description: 'Whether more orders follow.' })
  hasNext: boolean;

  @Extensions({ assumedSize: 1 })
  @Field(() => [AccountedOrder], { description: 'Orders of this page.' })
  items: AccountedOrder[];
}
