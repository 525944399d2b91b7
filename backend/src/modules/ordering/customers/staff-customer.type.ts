import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { Customer } from '../../identity';

/** A customer with what the staff asks about them first. */
@Shows('private')
@ObjectType({ description: 'A customer as the staff sees them.' })
export class StaffCustomer {
  @Field(() => Customer, { description: 'The customer.' })
  customer: Customer;

  @Field(() => Date, { description: 'When they registered.' })
  registeredAt: Date;

  @Field(() => Int, { description: 'Their orders, cancelled and returned ones too.' })
  orderCount: number;

  @Field(() => PaiseScalar, {
    description:
      'What their orders cost together after discounts, gift credit included, in paise; without cancelled and returned ones.',
  })
  orderedPaise: number;

  @Field(() => Date, { nullable: true, description: 'When they ordered last, if ever.' })
  lastOrderAt: Date | null;
}

/** A part of the customers, the newest first. */
@Shows('private')
@ObjectType({ description: 'A part of the customers that fit, the newest first.' })
export class StaffCustomerPart {
  @Field(() => [StaffCustomer], { description: 'The customers of this part.' })
  items: StaffCustomer[];

  @Field({ description: 'Whether more come before them.' })
  hasPrevious: boolean;

  @Field({ description: 'Whether more come after them.' })
  hasNext: boolean;

  @Field(() => ID, {
    nullable: true,
    description: 'Number of the first of them: as `before`, it leads to the part before.',
  })
  startCursor: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Number of the last of them: as `after`, it leads to the next part.',
  })
  endCursor: string | null;
}
