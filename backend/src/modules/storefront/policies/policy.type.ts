import { Field, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';

/** A policy as everybody reads it. */
@Shows('public')
@ObjectType({ description: 'A policy of the shop.' })
export class Policy {
  @Field({
    description:
      "Its text in paragraphs; lines that begin with '## ' are headings, and with '- ' points of a list.",
  })
  text: string;

  @Field(() => Date, { nullable: true, description: 'When the shop changed it the last time.' })
  changedAt: Date | null;
}
