import { Field, ObjectType } from 'type-graphql';
import { Shows } from './access';

/** Common fields of cursor-based pages; a type of its own adds the items. */
@Shows('private')
@ObjectType()
export abstract class ListPart {
  @Field({ description: 'Whether a previous page exists.' })
  hasPrevious: boolean;

  @Field({ description: 'Whether a next page exists.' })
  hasNext: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the previous page; pass it as `before`.',
  })
  startCursor: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the next page; pass it as `after`.',
  })
  endCursor: string | null;
}
