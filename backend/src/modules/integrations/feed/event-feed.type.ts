import { Extensions, Field, ID, ObjectType } from 'type-graphql';
import { EventSubject } from '../../../kernel/domain-event';
import { Shows } from '../../../platform/graphql/access';

/** Event with its position in the feed. */
@Shows('private')
@ObjectType({
  description: 'Event in the shop, in short form; query the record itself by its ID.',
})
export class ShopEvent {
  @Field({ description: 'Time of the event.' })
  at: Date;

  @Field(() => ID, { description: 'Position in the feed; later events have higher ones.' })
  id: number;

  @Field(() => EventSubject, { description: 'Kind of record that the event is about.' })
  subject: EventSubject;

  @Field(() => ID, { nullable: true, description: 'ID of that record.' })
  subjectId: number | null;

  @Field({ description: 'Event type, such as order.placed.' })
  type: string;
}

/** Page of the event feed. */
@Shows('private')
@ObjectType({ description: 'Page of the event feed, oldest first.' })
export class ShopEventPart {
  @Field(() => ID, { description: 'Cursor of the next page; pass it as `after`.' })
  endCursor: number;

  @Field({ description: 'Whether more events are available now.' })
  hasMore: boolean;

  @Extensions({ assumedSize: 1 })
  @Field(() => [ShopEvent], { description: 'Events of this page.' })
  items: ShopEvent[];
}
