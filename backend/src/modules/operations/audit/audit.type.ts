import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ActorRole, EventSubject } from '../../../kernel/domain-event';
import { PageOf } from '../../../kernel/page';
import { StoredEvent } from '../../../platform/events/stored-event.entity';
import { Shows } from '../../../platform/graphql/access';

registerEnumType(ActorRole, {
  name: 'AuditActor',
  description: 'Who did something that the audit log keeps.',
  valuesConfig: {
    ADMIN: { description: 'Somebody who keeps the shop.' },
    CUSTOMER: { description: 'Somebody who shops.' },
    GUEST: { description: 'Somebody without a login.' },
    SYSTEM: {
      description: 'The shop itself, such as an import or a payment that was settled.',
    },
  },
});

registerEnumType(EventSubject, {
  name: 'AuditSubject',
  description: 'What the audit log is about.',
  valuesConfig: {
    CATEGORY: { description: "A category of the shop's own." },
    CUSTOMER: { description: 'An account of a customer.' },
    COUPON: { description: 'A coupon.' },
    GIFT_VOUCHER: { description: 'A gift voucher.' },
    DELIVERY: { description: 'Delivery windows, days, terms or areas.' },
    MESSAGE: { description: 'A message to the shop.' },
    OFFER_BANNER: { description: 'The offer on the landing page.' },
    ORDER: { description: 'An order.' },
    PAYMENT: { description: 'A payment.' },
    POLICY: { description: 'A policy of the shop, such as its terms of sale.' },
    PRODUCT: { description: 'A product: its texts, price and stock.' },
    REFUND: { description: 'A refund.' },
    ROUND: { description: 'A round of a rider, and its cash.' },
    SEARCH: { description: 'A text that customers searched for, and nothing was found.' },
    STAFF: { description: 'Somebody who keeps the shop, their logins and their tokens.' },
    STAFF_ROLE: { description: 'A role that an owner made.' },
    WEBHOOK: { description: 'An address that events are sent to.' },
  },
});

/** A recorded domain event, as staff read it. */
@Shows('private')
@ObjectType({ description: 'Something that was done in the shop.' })
export class AuditEntry implements StoredEvent {
  @Field(() => ID, { description: 'Number of the entry.' })
  id: number;

  @Field(() => Date, { description: 'When.' })
  at: Date;

  @Field(() => ActorRole, { name: 'actor', description: 'Who did it.' })
  actorRole: ActorRole;

  @Field(() => ID, {
    nullable: true,
    description: 'Number of the customer or admin; nothing for guests and the shop itself.',
  })
  actorId: number | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Number of the API token by which it was done, if by one.',
  })
  apiTokenId: number | null;

  @Field({ description: 'What was done, such as product.changed.' })
  action: string;

  @Field(() => EventSubject, { description: 'What it is about.' })
  subject: EventSubject;

  @Field(() => ID, { nullable: true, description: 'Number of what it is about.' })
  subjectId: number | null;

  @Field(() => String, { nullable: true, description: 'What it was before, as JSON.' })
  beforeJson: string | null;

  @Field(() => String, { nullable: true, description: 'What it was afterwards, as JSON.' })
  afterJson: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The request it was done by (x-request-id).',
  })
  requestId: string | null;
}

/** One page of the audit log. */
@Shows('private')
@ObjectType({ description: 'One page of the audit log, the newest first.' })
export class AuditPage implements PageOf<AuditEntry> {
  @Field(() => [AuditEntry], { description: 'The entries of this page.' })
  items: AuditEntry[];

  @Field(() => Int, { description: 'This page, from 1.' })
  page: number;

  @Field(() => Int, { description: 'Pages, at least 1.' })
  pageCount: number;

  @Field(() => Int, { description: 'Entries a page.' })
  pageSize: number;

  @Field(() => Int, { description: 'Entries on all pages together.' })
  totalCount: number;
}
