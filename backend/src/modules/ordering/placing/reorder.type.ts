import { Field, Int, ObjectType } from 'type-graphql';
import { CartView } from '../../checkout';
import { Shows } from '../../../platform/graphql/access';
import { MessageType } from '../../../platform/graphql/message.type';
import type { MessageRef } from '../../../kernel/message';

/** A line of an order that could not be ordered again as it was. */
@Shows('private')
@ObjectType({ description: 'A line of an order that could not be ordered again as it was.' })
export class ReorderLeft {
  @Field({ description: 'Name of the product at that moment.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Its name in Hindi, if it has one.' })
  nameHi: string | null;

  @Field(() => String, { nullable: true, description: 'Its name in Marathi, if it has one.' })
  nameMr: string | null;

  @Field({ description: 'Why, for people.' })
  reason: string;

  @Field(() => MessageType, { description: 'Which message the reason is.' })
  reasonMessage: MessageRef;
}

/** What became of ordering again. */
@Shows('private')
@ObjectType({ description: 'What became of ordering again.' })
export class ReorderPayload {
  @Field(() => CartView, { description: 'The whole cart.' })
  cart: CartView;

  @Field(() => Int, { description: 'How many lines were put into the cart.' })
  addedLineCount: number;

  @Field(() => [ReorderLeft], {
    description: 'What could not be put into it, or not as much, and why.',
  })
  left: ReorderLeft[];
}
