import { Extensions, Field, ID, ObjectType } from 'type-graphql';
import { EventSubject } from '../../../kernel/domain-event';
import { Shows } from '../../../platform/graphql/access';

/** An event at its place of the feed. */
@Shows('private')
@ObjectType({
  description:
    'Something that happened in the shop, in short: what it is about is asked for by its number.',
})
export class ShopEvent {
  @Field({ description: 'When it happened.' })
  at: Date;

  @Field(() => ID, { description: 'Its place in the feed; later events have higher ones.' })
  id: number;

  @Field(() => EventSubject, { description: 'What it is about.' })
  subject: EventSubject;

  @Field(() => ID, { nullable: true, description: 'Number of what it is about.' })
  subjectId: number | null;

  @Field({ description: 'What was done, such as order.placed.' })
  type: string;
}

/** A part of the feed. */
@Shows('private')
@ObjectType({ description: 'A part of the feed of events, the oldest first.' })
export class ShopEventPart {
  @Field(() => ID, { description: 'Where to go on: give it as after the next time.' })
  endCursor: number;

  @Field({ description: 'Whether there are more by now.' })
  hasMore: boolean;

  @Extensions({ assumedSize: 1 })
  @Field(() => [ShopEvent], { description: 'The events of this part.' })
  items: ShopEvent[];
}
