import { Field, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';

/** Where an order is brought: the order's own copy, which does not change with the address book. */
@Shows('private')
@ObjectType({ description: 'Where an order is brought: its own copy.' })
export class DeliveryAddress {
  @Field({ description: 'Who receives it.' })
  recipientName: string;

  @Field({ description: 'Phone at the door: ten digits.' })
  phone: string;

  @Field({ description: 'House and street.' })
  line1: string;

  @Field(() => String, { nullable: true, description: 'Area.' })
  line2: string | null;

  @Field(() => String, { nullable: true, description: 'What it is near.' })
  landmark: string | null;

  /** Absent in orders of before there were any. */
  @Field(() => String, {
    nullable: true,
    description: 'What whoever brings it is to mind at the door.',
  })
  instructions?: string | null;

  @Field({ description: 'Pin code: six digits.' })
  pinCode: string;
}
