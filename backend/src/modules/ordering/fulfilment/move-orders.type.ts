import { IsEnum, IsOptional, IsString } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { OrderStatus } from '../../../kernel/order.enums';
import { Shows } from '../../../platform/graphql/access';
import { AdminOrder } from '../orders/admin-order.type';
import { says } from '../../../platform/validation/says';
import { kernelMessages } from '../../../kernel/kernel.messages';
import { orderingMessages } from '../ordering.messages';

/** One of several orders to move. */
@InputType({ description: 'One of several orders to move.' })
export class OrderTransitionInput {
  @IsString(says(kernelMessages.notNumber({ field: 'id' })))
  @Field(() => ID, { description: 'Order ID.' })
  id: string;

  @IsOptional()
  @IsEnum(OrderStatus, says(orderingMessages.expectedStatus()))
  @Field(() => OrderStatus, {
    nullable: true,
    description:
      'Status that the caller saw. An order with any other status is not moved, unless it already has the new status.',
  })
  expectedStatus?: OrderStatus | null;
}

/** Result for one of several orders. */
@Shows('private')
@ObjectType({ description: 'Result for one of several orders.' })
export class MovedOrder {
  @Field(() => ID, { description: 'Order ID, as sent.' })
  id: string;

  @Field(() => AdminOrder, {
    nullable: true,
    description: 'The order with its current status; null if refused.',
  })
  order: AdminOrder | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Time until which `undoMoves` can undo the move; null if it cannot.',
  })
  undoUntil: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Error code if refused, such as ORDER_MOVE_REFUSED.',
  })
  code: string | null;

  @Field(() => String, { nullable: true, description: 'Human-readable error message.' })
  message: string | null;
}
