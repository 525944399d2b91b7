import { Extensions, Field, ID, ObjectType } from 'type-graphql';
import { BillType } from '../../checkout';
import { OrderStatus, PaymentMethod } from '../../../kernel/order.enums';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { Shows } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { Order } from '../orders/order.entity';

/** What the accounts tell of a receipt. */
@Shows('private')
@ObjectType({ description: 'The receipt of an order, as the accounts have it.' })
export class AccountedReceipt {
  @Field(() => Date, { description: 'When it was issued.' })
  issuedAt: Date;

  @Field({ description: 'Its number, such as GRO/2026-27/000123.' })
  number: string;
}

/**
 * An order as an accountant sees it. It is a type of its own, so that whoever adds a field to orders does not tell
 * accountants about the people who ordered.
 */
@Shows('private')
@ObjectType({
  description: 'An order as the accounts have it: all of its money, and nothing of who ordered it.',
})
export class AccountedOrder {
  /** The order itself, which the further fields are read of. */
  order: Order;

  receipt: AccountedReceipt | null;

  @Field(() => ID, { description: 'Number of the order.' })
  id: number;

  @Field(() => BillType, { description: 'What it costs by now, and why.' })
  bill: BillType;

  @Field(() => PaiseScalar, { description: 'How much of it gift credit paid, in paise.' })
  giftCreditPaise: number;

  @Field(() => PaymentMethod, { description: 'How it is paid.' })
  paymentMethod: PaymentMethod;

  @Field(() => PaymentStatus, { description: 'Where its money is.' })
  paymentStatus: PaymentStatus;

  @Field(() => Date, { description: 'When it was placed.' })
  placedAt: Date;

  @Field(() => OrderStatus, { description: 'Where the order is on its way.' })
  status: OrderStatus;
}

/** A part of the orders of some days. */
@Shows('private')
@ObjectType({ description: 'A part of the orders of some days, by their numbers.' })
export class AccountedOrders {
  @Field(() => ID, { nullable: true, description: 'Where to go on: give it as after next time.' })
  endCursor: number | null;

  @Field({ description: 'Whether there are more.' })
  hasNext: boolean;

  @Extensions({ assumedSize: 1 })
  @Field(() => [AccountedOrder], { description: 'The orders of this part.' })
  items: AccountedOrder[];
}
