import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Session } from '../../identity';

/** A platform's request to create a cart under an idempotency key; deleted with the cart's session. */
@Entity('ucp_requests')
@Unique('uq_ucp_requests_sessionId', ['sessionId'])
export class UcpRequest {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_ucp_requests' })
  id: number;

  @Column('integer')
  sessionId: number;

  @ManyToOne(() => Session, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'sessionId', foreignKeyConstraintName: 'fk_ucp_requests_sessionId' })
  session?: Session;

  /** See `requestFingerprint`. */
  @Column('varchar', { length: 64 })
  fingerprint: string;

  /** The response; see `keptAnswerOf`. */
  @Column('text', { nullable: true })
  answer: string | null;
}
