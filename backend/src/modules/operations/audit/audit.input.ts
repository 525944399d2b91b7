import { Field, ID, InputType } from 'type-graphql';
import { LocalDateScalar } from '../../../platform/graphql/local-date.scalar';
import { ActorRole, EventSubject } from '../../../kernel/domain-event';

/** Which entries of the audit log are asked for. */
@InputType({
  description: 'Which entries of the audit log are asked for; what is left out does not matter.',
})
export class AuditFilter {
  @Field(() => String, {
    nullable: true,
    description: 'What was done, such as product.changed.',
  })
  action?: string | null;

  @Field(() => ActorRole, { nullable: true, description: 'Who did it.' })
  actor?: ActorRole | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Number of the customer or admin who did it.',
  })
  actorId?: string | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'The first day, in India.' })
  from?: string | null;

  @Field(() => EventSubject, { nullable: true, description: 'What it is about.' })
  subject?: EventSubject | null;

  @Field(() => ID, { nullable: true, description: 'Number of what it is about.' })
  subjectId?: string | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'The last day, in India.' })
  to?: string | null;
}
