import {
  Column,
  Entity,
  ForeignKey,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { instantColumn } from '../../../platform/database/columns';
import { PublishedEvent } from '../feed/published-event.entity';

/** The state of a delivery. */
export enum DeliveryState {
  WAITING = 'waiting',
  DELIVERED = 'delivered',
  /** It failed for three days. */
  GIVEN_UP = 'given-up',
}

/** One event to deliver to one webhook. Its body is built from the event whenever it is sent or shown. */
@Entity('webhook_deliveries')
@Index('ix_webhook_deliveries_webhookId_state_about', ['webhookId', 'state', 'about'])
@Index('ix_webhook_deliveries_state_nextTryAt', ['state', 'nextTryAt'])
@Index('ix_webhook_deliveries_publishedId', ['publishedId'])
export class WebhookDelivery {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_webhook_deliveries' })
  id: number;

  @ForeignKey('Webhook', { name: 'fk_webhook_deliveries_webhookId', onDelete: 'CASCADE' })
  @Column('integer')
  webhookId: number;

  @Column('integer')
  publishedId: number;

  @ManyToOne(() => PublishedEvent)
  @JoinColumn({
    name: 'publishedId',
    foreignKeyConstraintName: 'fk_webhook_deliveries_publishedId',
  })
  published: PublishedEvent;

  /** Subject and id, such as order 17; deliveries about the same subject arrive in order. */
  @Column('varchar', { length: 60 })
  about: string;

  @Column('varchar', { length: 20 })
  state: DeliveryState;

  @Column('integer')
  attempts: number;

  @Column(instantColumn)
  createdAt: Date;

  /** The delivery is not sent before. */
  @Column(instantColumn)
  nextTryAt: Date;

  @Column({ ...instantColumn, nullable: true })
  triedAt: Date | null;

  /** The HTTP status of the last response; null if there was none. */
  @Column('integer', { nullable: true })
  status: number | null;

  /** Why it failed the last time, with the beginning of the response. */
  @Column('varchar', { length: 500, nullable: true })
  failure: string | null;
}
