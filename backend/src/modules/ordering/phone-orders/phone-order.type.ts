import { Field, ObjectType } from 'type-graphql';
import { CartView, DeliveryAddress, Quote } from '../../checkout';
import { Customer } from '../../identity';
import { Shows } from '../../../platform/graphql/access';
import { Order } from '../orders/order.entity';

/** Quote for a phone order at this moment. */
@Shows('private')
@ObjectType({ description: 'Quote for a phone order at this moment.' })
export class PhoneOrderQuote {
  @Field(() => CartView, {
    description:
      'Lines with prices and stock, in the form of a cart; products that are not sold are left out.',
  })
  cart: CartView;

  @Field(() => Quote, { description: 'Bill, delivery terms, and applicable coupons.' })
  quote: Quote;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the shop delivers to the pin code; null if none was given.',
  })
  isServiceable: boolean | null;
}

/** Customer data needed to take a phone order. */
@Shows('private')
@ObjectType({
  description: 'Customer of a phone order, with addresses and latest orders.',
})
export class PhoneOrderCustomer {
  @Field(() => Customer, { description: 'Customer account.' })
  customer: Customer;

  @Field(() => [DeliveryAddress], {
    description: 'Saved addresses, default first, followed by those of the latest orders.',
  })
  addresses: DeliveryAddress[];

  @Field(() => [Order], { description: 'Latest three orders, newest first.' })
  lastOrders: Order[];
}
