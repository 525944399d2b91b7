import { Field, ID, InputType } from 'type-graphql';
import { LocalDateScalar } from '../../../platform/graphql/local-date.scalar';
import { AuditActorRole, AuditSubject } from './audit-entry.entity';

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

  @Field(() => AuditActorRole, { nullable: true, description: 'Who did it.' })
  actor?: AuditActorRole | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Number of the customer or admin who did it.',
  })
  actorId?: string | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'The first day, in India.' })
  from?: string | null;

  @Field(() => AuditSubject, { nullable: true, description: 'What it is about.' })
  subject?: AuditSubject | null;

  @Field(() => ID, { nullable: true, description: 'Number of what it is about.' })
  subjectId?: string | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'The last day, in India.' })
  to?: string | null;
}
