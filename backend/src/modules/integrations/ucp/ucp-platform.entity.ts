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
import { instantColumn } from '../../../platform/database/columns';

/** The platform to notify about the order of a checkout; deleted with the checkout's session. */
@Entity('ucp_platforms')
@Unique('uq_ucp_platforms_sessionId', ['sessionId'])
@Unique('uq_ucp_platforms_mark', ['mark'])
@Index('ix_ucp_platforms_nextTryAt', ['nextTryAt'])
export class UcpPlatform {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_ucp_platforms' })
  id: number;

  @Column('integer')
  sessionId: number;

  @ManyToOne(() => Session, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'sessionId', foreignKeyConstraintName: 'fk_ucp_platforms_sessionId' })
  session?: Session;

  /** The mark in the link of the checkout, by which its order is found. */
  @Column('varchar', { length: 64 })
  mark: string;

  /** Encrypted, as it gives access to the checkout. */
  @Column('varchar', { length: 200 })
  checkoutId: string;

  /** The profile of the platform, which names the address for order messages. */
  @Column('varchar', { length: 500 })
  profileUrl: string;

  /** How many times its order has changed. */
  @Column('integer')
  version: number;

  /** Attempts to send the latest change. */
  @Column('integer')
  attempts: number;

  /** When its order last changed. */
  @Column({ ...instantColumn, nullable: true })
  changedAt: Date | null;

  /** When to send the next message; null if there is nothing to send. */
  @Column({ ...instantColumn, nullable: true })
  nextTryAt: Date | null;
}
