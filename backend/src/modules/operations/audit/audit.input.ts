import { Field, ID, InputType } from 'type-graphql';
import { LocalDateScalar } from '../../../platform/graphql/local-date.scalar';
import { ActorRole, EventSubject } from '../../../kernel/domain-event';

/** A filter of the audit log. */
@InputType({
  description: 'Filter of the audit log; omitted fields match everything.',
})
export class AuditFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Action, such as product.changed.',
  })
  action?: string | null;

  @Field(() => ActorRole, { nullable: true, description: 'Role of the actor.' })
  actor?: ActorRole | null;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the customer or admin who acted.',
  })
  actorId?: string | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'First day, in India.' })
  from?: string | null;

  @Field(() => EventSubject, { nullable: true, description: 'Kind of the subject.' })
  subject?: EventSubject | null;

  @Field(() => ID, { nullable: true, description: 'ID of the subject.' })
  subjectId?: string | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'Last day, in India.' })
  to?: string | null;
}
