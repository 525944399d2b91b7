import { Field, ObjectType } from 'type-graphql';
import { Shows } from './access';

/** Paging information of a section of a list read by position; the concrete types add the items. */
@Shows('private')
@ObjectType()
export abstract class ListPart {
  @Field({ description: 'Whether more come before them.' })
  hasPrevious: boolean;

  @Field({ description: 'Whether more come after them.' })
  hasNext: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Place of the first of them: as `before`, it leads to the part before.',
  })
  startCursor: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Place of the last of them: as `after`, it leads to the next part.',
  })
  endCursor: string | null;
}
