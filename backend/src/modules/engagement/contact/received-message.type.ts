import { Field, ID, Int, ObjectType } from 'type-graphql';
import { PageOf } from '../../../kernel/page';
import { Shows } from '../../../platform/graphql/access';

/** A message as the shop's staff reads it. Who sent it is told only that it was taken in. */
@Shows('private')
@ObjectType({ description: "A message as the shop's staff reads it." })
export class ReceivedMessage {
  @Field(() => Date, {
    nullable: true,
    description: 'When somebody of the staff said that it is answered; nothing while it is open.',
  })
  answeredAt: Date | null;

  /** Shown by their e-mail address. */
  answeredById: number | null;

  @Field(() => Date, { description: 'When it came in.' })
  createdAt: Date;

  @Field({ description: 'Where to answer.' })
  email: string;

  @Field({ description: 'Who wrote it.' })
  fullName: string;

  @Field(() => ID, { description: 'Number of the message (contact_id in REST).' })
  id: number;

  @Field({ description: 'What it is about.' })
  subject: string;
}

/** One page of the messages to the shop. */
@Shows('private')
@ObjectType({ description: 'One page of the messages to the shop, the newest first.' })
export class ReceivedMessagePage implements PageOf<ReceivedMessage> {
  @Field(() => [ReceivedMessage], { description: 'The messages of this page.' })
  items: ReceivedMessage[];

  @Field(() => Int, { description: 'This page, from 1.' })
  page: number;

  @Field(() => Int, { description: 'Pages, at least 1.' })
  pageCount: number;

  @Field(() => Int, { description: 'Messages a page.' })
  pageSize: number;

  @Field(() => Int, { description: 'Messages on all pages together.' })
  totalCount: number;
}
