import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { Session } from '../../identity';
import { flagColumn } from '../../../platform/database/columns';

/** A platform's request to change its cart under an idempotency key; deleted with the cart's session. */
@Entity('ucp_changes')
@Unique('uq_ucp_changes_sessionId_requestKey', ['sessionId', 'requestKey'])
@Index('uq_ucp_changes_makingKey', ['makingKey'], { unique: true })
export class UcpChange {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_ucp_changes' })
  id: number;

  @Column('integer')
  sessionId: number;

  @ManyToOne(() => Session, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'sessionId', foreignKeyConstraintName: 'fk_ucp_changes_sessionId' })
  session?: Session;

  /** Fingerprint of the key and the kind of request. */
  @Column('varchar', { length: 64 })
  requestKey: string;

  /** Equals `requestKey` if the request names the cart in its body: then its key counts among all carts. */
  @Column('varchar', { length: 64, nullable: true })
  makingKey: string | null;

  /** The requested change; see `requestFingerprint`. */
  @Column('varchar', { length: 64 })
  fingerprint: string;

  /** The response; see `keptAnswerOf`. */
  @Column('text', { nullable: true })
  answer: string | null;

  /** Whether it ended the cart, which is kept for repeated requests. */
  @Column({ ...flagColumn, nullable: false })
  isEnd: boolean;
}
