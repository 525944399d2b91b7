import { Field, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';

/** A policy as shown to everybody. */
@Shows('public')
@ObjectType({ description: 'Policy of the shop.' })
export class Policy {
  @Field({
    description:
      "Text in paragraphs; lines starting with '## ' are headings, those with '- ' list items.",
  })
  text: string;

  @Field(() => Date, {
    nullable: true,
    description: 'Time of the last change; null if there was none.',
  })
  changedAt: Date | null;
}
