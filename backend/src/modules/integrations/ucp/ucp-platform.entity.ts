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

/** Whom to tell what becomes of the order of a checkout; it goes with the checkout's session. */
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

  /** Of the link of the checkout, which its order is known by. */
  @Column('varchar', { length: 64 })
  mark: string;

  /** Sealed: who has it has the checkout. */
  @Column('varchar', { length: 200 })
  checkoutId: string;

  /** Where the platform tells of itself, and of where its orders are told to. */
  @Column('varchar', { length: 500 })
  profileUrl: string;

  /** How many times its order changed. */
  @Column('integer')
  version: number;

  /** Attempts since that to tell of it. */
  @Column('integer')
  attempts: number;

  /** When its order changed last. */
  @Column({ ...instantColumn, nullable: true })
  changedAt: Date | null;

  /** When to tell of it; empty where there is nothing to tell. */
  @Column({ ...instantColumn, nullable: true })
  nextTryAt: Date | null;
}
