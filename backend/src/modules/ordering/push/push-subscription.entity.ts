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

/**
 * A browser in which a customer gets messages about their orders. Its endpoint alone allows nobody to send any without
 * the shop's key.
 */
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

  /** The login in that browser. The subscription ends with it, so that the next user of the browser reads nothing. */
  @Column('integer')
  sessionId: number;

  @ManyToOne(() => Session, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'sessionId', foreignKeyConstraintName: 'fk_push_subscriptions_sessionId' })
  session?: Session;

  /** The address of the browser at the push service of its vendor. */
  @Column('varchar', { length: 500 })
  endpoint: string;

  /** SHA-256 of the endpoint, unique because a browser belongs to one customer at a time. */
  @Column('varchar', { length: 64 })
  endpointHash: string;

  /** The public key of the browser for the encryption of messages. */
  @Column('varchar', { length: 100 })
  p256dh: string;

  @Column('varchar', { length: 50 })
  auth: string;

  @Column(instantColumn)
  createdAt: Date;
}
