import { Field, ObjectType } from 'type-graphql';
import { CartView, DeliveryAddress, Quote } from '../../checkout';
import { Customer } from '../../identity';
import { Shows } from '../../../platform/graphql/access';
import { Order } from '../orders/order.entity';

/** What an order by phone would cost at this moment. */
@Shows('private')
@ObjectType({ description: 'What an order by phone would cost at this moment.' })
export class PhoneOrderQuote {
  @Field(() => CartView, {
    description:
      'The lines with prices and stock, in the form of a cart: a product that is not sold is not among them.',
  })
  cart: CartView;

  @Field(() => Quote, { description: 'The bill, the terms of delivery, and coupons that help.' })
  quote: Quote;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the shop delivers to the pin code; nothing where none was asked for.',
  })
  isServiceable: boolean | null;
}

/** A customer, as far as it helps to take their order. */
@Shows('private')
@ObjectType({
  description: 'A customer who calls: where they have things brought, and what they ordered.',
})
export class PhoneOrderCustomer {
  @Field(() => Customer, { description: 'The customer.' })
  customer: Customer;

  @Field(() => [DeliveryAddress], {
    description: 'Their addresses, the default one first; then those of their last orders.',
  })
  addresses: DeliveryAddress[];

  @Field(() => [Order], { description: 'Their last three orders, the newest first.' })
  lastOrders: Order[];
}
