import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { instantColumn } from '../platform/db/columns';
import { MAX_AUDIT_JSON } from './audit-json.rules';

/** Who does something that the audit log keeps. */
export enum AuditActorRole {
  ADMIN = 'admin',
  CUSTOMER = 'customer',
  GUEST = 'guest',
  SYSTEM = 'system',
}

/** What the audit log is about. */
export enum AuditSubject {
  CUSTOMER = 'customer',
  COUPON = 'coupon',
  GIFT_VOUCHER = 'gift-voucher',
  ORDER = 'order',
  PAYMENT = 'payment',
  PRODUCT = 'product',
  REFUND = 'refund',
  STAFF = 'staff',
}

/**
 * Something that was done in the shop. Rows are added and never changed or deleted. They outlive what they are about,
 * and whoever did it, so they point at nothing.
 */
@Entity('audit_entries')
@Index('ix_audit_entries_at', ['at'])
@Index('ix_audit_entries_subject_subjectId', ['subject', 'subjectId'])
@Index('ix_audit_entries_action', ['action'])
@Index('ix_audit_entries_actorRole_actorId', ['actorRole', 'actorId'])
export class AuditEntry {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_audit_entries' })
  id: number;

  @Column(instantColumn)
  at: Date;

  @Column('varchar', { length: 20 })
  actorRole: AuditActorRole;

  /** Number of the customer or admin; none for guests and the shop itself. */
  @Column('integer', { nullable: true })
  actorId: number | null;

  /** The API token it was done by, where a program did it. */
  @Column('integer', { nullable: true })
  apiTokenId: number | null;

  /** What was done, such as product.changed. */
  @Column('varchar', { length: 60 })
  action: string;

  @Column('varchar', { length: 40 })
  subject: AuditSubject;

  @Column('integer', { nullable: true })
  subjectId: number | null;

  /** What it was before, as far as it matters; none where it is new. */
  @Column('varchar', { length: MAX_AUDIT_JSON, nullable: true })
  beforeJson: string | null;

  /** What it was afterwards; none where it is gone. */
  @Column('varchar', { length: MAX_AUDIT_JSON, nullable: true })
  afterJson: string | null;

  /** The request it was done by; none for jobs and commands. */
  @Column('varchar', { length: 64, nullable: true })
  requestId: string | null;
}
