import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { Customer, Session } from '../../identity';
import { instantColumn } from '../../../platform/database/columns';

/** A browser in which a customer wants to hear of their orders. Who has its endpoint can send nothing without the shop's key. */
@Entity('push_subscriptions')
@Unique('uq_push_subscriptions_endpointHash', ['endpointHash'])
@Index('ix_push_subscriptions_customerId', ['customerId'])
@Index('ix_push_subscriptions_sessionId', ['sessionId'])
export class PushSubscription {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_push_subscriptions' })
  id: number;

  @Column('integer')
  customerId: number;

  @ManyToOne(() => Customer, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'customerId', foreignKeyConstraintName: 'fk_push_subscriptions_customerId' })
  customer?: Customer;

  /** The login in that browser. It ends with this: whoever uses the browser next reads nothing. */
  @Column('integer')
  sessionId: number;

  @ManyToOne(() => Session, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'sessionId', foreignKeyConstraintName: 'fk_push_subscriptions_sessionId' })
  session?: Session;

  /** The address of the browser at the push service of its maker. */
  @Column('varchar', { length: 500 })
  endpoint: string;

  /** Its SHA-256: a browser belongs to one customer at a time. */
  @Column('varchar', { length: 64 })
  endpointHash: string;

  /** What messages to it are encrypted for. */
  @Column('varchar', { length: 100 })
  p256dh: string;

  @Column('varchar', { length: 50 })
  auth: string;

  @Column(instantColumn)
  createdAt: Date;
}
