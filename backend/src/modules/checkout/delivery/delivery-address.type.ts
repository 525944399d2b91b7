import { Field, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';

/** The delivery address of an order: the order's own copy, unaffected by changes of the address book. */
@Shows('private')
@ObjectType({ description: 'Delivery address of an order: its own copy.' })
export class DeliveryAddress {
  @Field({ description: 'Recipient.' })
  recipientName: string;

  @Field({ description: 'Phone number for the delivery: ten digits.' })
  phone: string;

  @Field({ description: 'House and street.' })
  line1: string;

  @Field(() => String, { nullable: true, description: 'Area or locality.' })
  line2: string | null;

  @Field(() => String, { nullable: true, description: 'Landmark nearby.' })
  landmark: string | null;

  /** Missing in orders that were placed before instructions existed. */
  @Field(() => String, {
    nullable: true,
    description: 'Delivery instructions.',
  })
  instructions?: string | null;

  @Field({ description: 'Pin code: six digits.' })
  pinCode: string;
}
