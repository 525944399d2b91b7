import { Field, ID, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';

/** A session as its owner sees it. */
@Shows('private')
@ObjectType({ description: 'A browser or program that is logged in.' })
export class OwnSession {
  @Field({ description: 'When it logged in.' })
  createdAt: Date;

  @Field(() => ID, { description: 'Number of the session.' })
  id: number;

  @Field({ description: 'Whether it is the one that asks.' })
  isCurrent: boolean;

  @Field({ description: 'When it was last used, to some minutes.' })
  lastUsedAt: Date;

  @Field(() => String, {
    nullable: true,
    description: 'What the browser or program says it is, such as Firefox on Windows.',
  })
  userAgent: string | null;
}
