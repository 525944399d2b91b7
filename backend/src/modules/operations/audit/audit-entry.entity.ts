import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { instantColumn } from '../../../platform/database/columns';
import { Shows } from '../../../platform/graphql/access';
import { MAX_AUDIT_JSON } from './audit-json.rules';

/** Who does something that the audit log keeps. */
export enum AuditActorRole {
  ADMIN = 'admin',
  CUSTOMER = 'customer',
  GUEST = 'guest',
  SYSTEM = 'system',
}
registerEnumType(AuditActorRole, {
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

/** What the audit log is about. */
export enum AuditSubject {
  CUSTOMER = 'customer',
  COUPON = 'coupon',
  GIFT_VOUCHER = 'gift-voucher',
  OFFER_BANNER = 'offer-banner',
  ORDER = 'order',
  PAYMENT = 'payment',
  PRODUCT = 'product',
  REFUND = 'refund',
  STAFF = 'staff',
}
registerEnumType(AuditSubject, {
  name: 'AuditSubject',
  description: 'What the audit log is about.',
  valuesConfig: {
    CUSTOMER: { description: 'An account of a customer.' },
    COUPON: { description: 'A coupon.' },
    GIFT_VOUCHER: { description: 'A gift voucher.' },
    OFFER_BANNER: { description: 'The offer on the landing page.' },
    ORDER: { description: 'An order.' },
    PAYMENT: { description: 'A payment.' },
    PRODUCT: { description: 'A product: its texts, price and stock.' },
    REFUND: { description: 'A refund.' },
    STAFF: { description: 'Somebody who keeps the shop, their logins and their tokens.' },
  },
});

/**
 * Something that was done in the shop. Rows are added and never changed or deleted. They outlive what they are about,
 * and whoever did it, so they point at nothing.
 */
@Entity('audit_entries')
@Index('ix_audit_entries_at', ['at'])
@Index('ix_audit_entries_subject_subjectId', ['subject', 'subjectId'])
@Index('ix_audit_entries_action', ['action'])
@Index('ix_audit_entries_actorRole_actorId', ['actorRole', 'actorId'])
@Shows('private')
@ObjectType({ description: 'Something that was done in the shop.' })
export class AuditEntry {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_audit_entries' })
  @Field(() => ID, { description: 'Number of the entry.' })
  id: number;

  @Column(instantColumn)
  @Field(() => Date, { description: 'When.' })
  at: Date;

  @Column('varchar', { length: 20 })
  @Field(() => AuditActorRole, { name: 'actor', description: 'Who did it.' })
  actorRole: AuditActorRole;

  @Column('integer', { nullable: true })
  @Field(() => ID, {
    nullable: true,
    description: 'Number of the customer or admin; nothing for guests and the shop itself.',
  })
  actorId: number | null;

  @Column('integer', { nullable: true })
  @Field(() => ID, {
    nullable: true,
    description: 'Number of the API token by which it was done, if by one.',
  })
  apiTokenId: number | null;

  @Column('varchar', { length: 60 })
  @Field({ description: 'What was done, such as product.changed.' })
  action: string;

  @Column('varchar', { length: 40 })
  @Field(() => AuditSubject, { description: 'What it is about.' })
  subject: AuditSubject;

  @Column('integer', { nullable: true })
  @Field(() => ID, { nullable: true, description: 'Number of what it is about.' })
  subjectId: number | null;

  /** As far as it matters; none where it is new. */
  @Column('varchar', { length: MAX_AUDIT_JSON, nullable: true })
  @Field(() => String, { nullable: true, description: 'What it was before, as JSON.' })
  beforeJson: string | null;

  /** None where it is gone. */
  @Column('varchar', { length: MAX_AUDIT_JSON, nullable: true })
  @Field(() => String, { nullable: true, description: 'What it was afterwards, as JSON.' })
  afterJson: string | null;

  /** None for jobs and commands. */
  @Column('varchar', { length: 64, nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'The request it was done by (x-request-id).',
  })
  requestId: string | null;
}
