import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { Customer } from '../../identity';

/** Customer with the figures that staff need first. */
@Shows('private')
@ObjectType({ description: 'Customer, as seen by staff.' })
export class StaffCustomer {
  @Field(() => Customer, { description: 'Customer account.' })
  customer: Customer;

  @Field(() => Date, { description: 'Time of registration.' })
  registeredAt: Date;

  @Field(() => Int, { description: 'Number of orders, including cancelled and returned ones.' })
  orderCount: number;

  @Field(() => PaiseScalar, {
    description:
      'Total of the orders after discounts, including gift credit, in paise; without cancelled and returned orders.',
  })
  orderedPaise: number;

  @Field(() => Date, {
    nullable: true,
    description: 'Time of the last order; null if there is none.',
  })
  lastOrderAt: Date | null;
}

/** Page of customers, newest first. */
@Shows('private')
@ObjectType({ description: 'Page of matching customers, newest first.' })
export class StaffCustomerPart {
  @Field(() => [StaffCustomer], { description: 'Customers of this page.' })
  items: StaffCustomer[];

  @Field({ description: 'Whether a previous page exists.' })
  hasPrevious: boolean;

  @Field({ description: 'Whether more customers follow.' })
  hasNext: boolean;

  @Field(() => ID, {
    nullable: true,
    description: 'Cursor of the previous page; pass it as `before`.',
  })
  startCursor: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Cursor of the next page; pass it as `after`.',
  })
  endCursor: string | null;
}
