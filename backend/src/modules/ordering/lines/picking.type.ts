import { Field, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';

/** Picker of an order. */
@Shows('private')
@ObjectType({ description: 'Picker of an order.' })
export class OrderPicking {
  @Field(() => String, {
    nullable: true,
    description: 'Email address of the picker; null if they left the staff.',
  })
  staffEmail: string | null;

  @Field({ description: 'Whether the caller is the picker.' })
  isOwn: boolean;

  @Field(() => Date, {
    description:
      'Time until which only a manager may take the order over, unless the picker left the staff; renewed by each action.',
  })
  until: Date;
}
