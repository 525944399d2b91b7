import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ActorRole, EventSubject } from '../../../kernel/domain-event';
import { PageOf } from '../../../kernel/page';
import { StoredEvent } from '../../../platform/events/stored-event.entity';
import { Shows } from '../../../platform/graphql/access';

registerEnumType(ActorRole, {
  name: 'AuditActor',
  description: 'Actor in the audit log.',
  valuesConfig: {
    ADMIN: { description: 'Member of the staff.' },
    CUSTOMER: { description: 'Customer.' },
    GUEST: { description: 'Guest without a login.' },
    SYSTEM: {
      description: 'The shop itself, such as an import or a payment that was settled.',
    },
  },
});

registerEnumType(EventSubject, {
  name: 'AuditSubject',
  description: 'Subject of an audit entry.',
  valuesConfig: {
    CATEGORY: { description: "Category of the shop's own." },
    CUSTOMER: { description: 'Customer account.' },
    COUPON: { description: 'Coupon.' },
    GIFT_VOUCHER: { description: 'Gift voucher.' },
    DELIVERY: { description: 'Delivery windows, days, terms or areas.' },
    MESSAGE: { description: 'Message to the shop.' },
    OFFER_BANNER: { description: 'Offer on the landing page.' },
    ORDER: { description: 'Order.' },
    PAYMENT: { description: 'Payment.' },
    POLICY: { description: 'Policy of the shop, such as its terms of sale.' },
    PRODUCT: { description: 'Product: its texts, price and stock.' },
    REFUND: { description: 'Refund.' },
    ROUND: { description: 'Round of a rider, and its cash.' },
    SEARCH: { description: 'Search text without a result.' },
    STAFF: { description: 'Staff member, with their logins and tokens.' },
    STAFF_ROLE: { description: 'Role defined by an owner.' },
    STOCK_LOCATION: { description: 'Stock location.' },
    WEBHOOK: { description: 'Webhook.' },
  },
});

/** A recorded domain event, as shown to the staff. */
@Shows('private')
@ObjectType({ description: 'Recorded action in the shop.' })
export class AuditEntry implements StoredEvent {
  @Field(() => ID, { description: 'Entry ID.' })
  id: number;

  @Field(() => Date, { description: 'Time of the action.' })
  at: Date;

  @Field(() => ActorRole, { name: 'actor', description: 'Role of the actor.' })
  actorRole: ActorRole;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the customer or admin; null for guests and the shop itself.',
  })
  actorId: number | null;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the API token that was used; null if none.',
  })
  apiTokenId: number | null;

  @Field({ description: 'Action, such as product.changed.' })
  action: string;

  @Field(() => EventSubject, { description: 'Kind of the subject.' })
  subject: EventSubject;

  @Field(() => ID, { nullable: true, description: 'ID of the subject.' })
  subjectId: number | null;

  @Field(() => String, { nullable: true, description: 'Values before, as JSON.' })
  beforeJson: string | null;

  @Field(() => String, { nullable: true, description: 'Values after, as JSON.' })
  afterJson: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'ID of the request (x-request-id).',
  })
  requestId: string | null;
}

/** One page of the audit log. */
@Shows('private')
@ObjectType({ description: 'One page of the audit log, newest first.' })
export class AuditPage implements PageOf<AuditEntry> {
  @Field(() => [AuditEntry], { description: 'Entries on this page.' })
  items: AuditEntry[];

  @Field(() => Int, { description: 'Current page, from 1.' })
  page: number;

  @Field(() => Int, { description: 'Number of pages, at least 1.' })
  pageCount: number;

  @Field(() => Int, { description: 'Entries per page.' })
  pageSize: number;

  @Field(() => Int, { description: 'Entries on all pages.' })
  totalCount: number;
}
