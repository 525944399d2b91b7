import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Session } from '../../identity';
import { flagColumn } from '../../../platform/database/columns';

/** What a platform asked of its cart under an idempotency key; it goes with the cart's session. */
@Entity('ucp_changes')
@Unique('uq_ucp_changes_sessionId_requestKey', ['sessionId', 'requestKey'])
export class UcpChange {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_ucp_changes' })
  id: number;

  @Column('integer')
  sessionId: number;

  @ManyToOne(() => Session, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'sessionId', foreignKeyConstraintName: 'fk_ucp_changes_sessionId' })
  session?: Session;

  /** What it was asked under, and what kind of request it was, as a fingerprint. */
  @Column('varchar', { length: 64 })
  requestKey: string;

  /** What was asked for: see `requestFingerprint`. */
  @Column('varchar', { length: 64 })
  fingerprint: string;

  /** What was answered: see `keptAnswerOf`. */
  @Column('text', { nullable: true })
  answer: string | null;

  /** Whether it ended the cart, which is kept for who asks for the same again. */
  @Column({ ...flagColumn, nullable: false })
  isEnd: boolean;
}
