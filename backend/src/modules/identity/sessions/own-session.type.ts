import { Field, ID, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';

/** A session of the caller. */
@Shows('private')
@ObjectType({ description: 'Session of a browser or program.' })
export class OwnSession {
  @Field({ description: 'Login time.' })
  createdAt: Date;

  @Field(() => ID, { description: 'Session ID.' })
  id: number;

  @Field({ description: 'Whether it is the session of this request.' })
  isCurrent: boolean;

  @Field({ description: 'Time of the last use, accurate to a few minutes.' })
  lastUsedAt: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Browser or program by its own account, such as Firefox on Windows.',
  })
  userAgent: string | null;
}
