import { Field, ID, Int, ObjectType } from 'type-graphql';
import { PageOf } from '../../../kernel/page';
import { Shows } from '../../../platform/graphql/access';

/** A message as shown to the staff. Its sender learns only that it was received. */
@Shows('private')
@ObjectType({ description: 'Message as shown to the staff.' })
export class ReceivedMessage {
  @Field(() => Date, {
    nullable: true,
    description: 'Time at which the staff marked it as answered; null while it is open.',
  })
  answeredAt: Date | null;

  /** Shown as an e-mail address. */
  answeredById: number | null;

  @Field(() => Date, { description: 'Time of receipt.' })
  createdAt: Date;

  @Field({ description: 'E-mail address for the reply.' })
  email: string;

  @Field({ description: 'Full name of the sender.' })
  fullName: string;

  @Field(() => ID, { description: 'Message ID (contact_id in REST).' })
  id: number;

  @Field({ description: 'Message text.' })
  subject: string;
}

/** One page of messages to the shop. */
@Shows('private')
@ObjectType({ description: 'One page of messages to the shop, newest first.' })
export class ReceivedMessagePage implements PageOf<ReceivedMessage> {
  @Field(() => [ReceivedMessage], { description: 'Messages on this page.' })
  items: ReceivedMessage[];

  @Field(() => Int, { description: 'Current page, from 1.' })
  page: number;

  @Field(() => Int, { description: 'Number of pages, at least 1.' })
  pageCount: number;

  @Field(() => Int, { description: 'Messages per page.' })
  pageSize: number;

  @Field(() => Int, { description: 'Messages on all pages.' })
  totalCount: number;
}
