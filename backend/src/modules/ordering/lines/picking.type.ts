import { Field, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';

/** Who picks an order. */
@Shows('private')
@ObjectType({ description: 'Who picks an order.' })
export class OrderPicking {
  @Field(() => String, {
    nullable: true,
    description: 'E-mail address of who picks it, where they are still there.',
  })
  staffEmail: string | null;

  @Field({ description: 'Whether the caller picks it.' })
  isOwn: boolean;

  @Field(() => Date, {
    description: 'Until when nobody else may take it over but a manager; each action renews it.',
  })
  until: Date;
}
