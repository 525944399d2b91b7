import { Field, Int, ObjectType } from 'type-graphql';
import { CartView } from '../../checkout';
import { Shows } from '../../../platform/graphql/access';
import { MessageType } from '../../../platform/graphql/message.type';
import type { MessageRef } from '../../../kernel/message';

/** Order line that could not be reordered in full. */
@Shows('private')
@ObjectType({ description: 'Order line that could not be reordered in full.' })
export class ReorderLeft {
  @Field({ description: 'Product name when ordered.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Hindi name; null if it has none.' })
  nameHi: string | null;

  @Field(() => String, { nullable: true, description: 'Marathi name; null if it has none.' })
  nameMr: string | null;

  @Field({ description: 'Human-readable reason.' })
  reason: string;

  @Field(() => MessageType, { description: 'Message of the reason.' })
  reasonMessage: MessageRef;
}

/** Result of a reorder. */
@Shows('private')
@ObjectType({ description: 'Result of a reorder.' })
export class ReorderPayload {
  @Field(() => CartView, { description: 'Cart after the reorder.' })
  cart: CartView;

  @Field(() => Int, { description: 'Number of lines added to the cart.' })
  addedLineCount: number;

  @Field(() => [ReorderLeft], {
    description: 'Products that could not be added in full, with reasons.',
  })
  left: ReorderLeft[];
}
