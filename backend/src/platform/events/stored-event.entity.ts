import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { ActorRole, EventSubject } from '../../kernel/domain-event';
import { instantColumn } from '../database/columns';
import { MAX_EVENT_JSON } from './event-json.rules';

/**
 * A domain event as it was recorded. Rows are added and never changed or deleted. They outlive their subject and their
 * actor, so they reference nothing.
 */
@Entity('audit_entries')
@Index('ix_audit_entries_at', ['at'])
@Index('ix_audit_entries_subject_subjectId', ['subject', 'subjectId'])
@Index('ix_audit_entries_action', ['action'])
@Index('ix_audit_entries_actorRole_actorId', ['actorRole', 'actorId'])
export class StoredEvent {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_audit_entries' })
  id: number;

  @Column(instantColumn)
  at: Date;

  @Column('varchar', { length: 20 })
  actorRole: ActorRole;

  /** Number of the customer or admin; null for guests and the system. */
  @Column('integer', { nullable: true })
  actorId: number | null;

  @Column('integer', { nullable: true })
  apiTokenId: number | null;

  @Column('varchar', { length: 60 })
  action: string;

  @Column('varchar', { length: 40 })
  subject: EventSubject;

  @Column('integer', { nullable: true })
  subjectId: number | null;

  /** The relevant fields; null for new records. */
  @Column('varchar', { length: MAX_EVENT_JSON, nullable: true })
  beforeJson: string | null;

  /** Null for deleted records. */
  @Column('varchar', { length: MAX_EVENT_JSON, nullable: true })
  afterJson: string | null;

  /** Null for jobs and commands. */
  @Column('varchar', { length: 64, nullable: true })
  requestId: string | null;
}
