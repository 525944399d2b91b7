import { IsEnum, IsOptional, IsString } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { OrderStatus } from '../../../kernel/order.enums';
import { Shows } from '../../../platform/graphql/access';
import { AdminOrder } from '../orders/admin-order.type';
import { says } from '../../../platform/validation/says';
import { kernelMessages } from '../../../kernel/kernel.messages';
import { orderingMessages } from '../ordering.messages';

/** One of several orders that are moved on together. */
@InputType({ description: 'One of several orders that are moved on together.' })
export class OrderTransitionInput {
  @IsString(says(kernelMessages.notNumber({ field: 'id' })))
  @Field(() => ID, { description: 'Number of the order.' })
  id: string;

  @IsOptional()
  @IsEnum(OrderStatus, says(orderingMessages.expectedStatus()))
  @Field(() => OrderStatus, {
    nullable: true,
    description:
      'Where the caller saw it: from anywhere else it is not moved, unless it has arrived already.',
  })
  expectedStatus?: OrderStatus | null;
}

/** What became of one of several orders. */
@Shows('private')
@ObjectType({ description: 'What became of one of several orders.' })
export class MovedOrder {
  @Field(() => ID, { description: 'Number of the order, as it was sent.' })
  id: string;

  @Field(() => AdminOrder, {
    nullable: true,
    description: 'The order, where it is now; nothing where it was refused.',
  })
  order: AdminOrder | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Until when `undoMoves` takes it back; nothing where it does not.',
  })
  undoUntil: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why it was refused, as a code such as ORDER_MOVE_REFUSED.',
  })
  code: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was refused, for people.' })
  message: string | null;
}
