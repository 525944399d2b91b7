import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { instantColumn } from '../../../platform/database/columns';

/** Whether events are sent to a webhook. */
export enum WebhookState {
  ACTIVE = 'active',
  /** Somebody of the staff turned it off. */
  PAUSED = 'paused',
  /** It answered 410: it is there no more. */
  GONE = 'gone',
  /** It failed for days. */
  FAILED = 'failed',
}

/** An address that events are sent to. */
@Entity('webhooks')
export class Webhook {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_webhooks' })
  id: number;

  @Column('varchar', { length: 500 })
  url: string;

  /** What it is for. */
  @Column('varchar', { length: 100 })
  description: string;

  /** Types of events such as order.placed, or order.* for all of them; all events where there are none. */
  @Column('simple-json')
  types: string[];

  /** What deliveries are signed with; see `SecretBox` for its form. */
  @Column('varchar', { length: 300 })
  secret: string;

  /** The secret before the latest one, which deliveries are signed with as well until it ends. */
  @Column('varchar', { length: 300, nullable: true })
  formerSecret: string | null;

  @Column({ ...instantColumn, nullable: true })
  formerSecretUntil: Date | null;

  @Column('varchar', { length: 20 })
  state: WebhookState;

  /** Since when all deliveries fail. */
  @Column({ ...instantColumn, nullable: true })
  failingSince: Date | null;

  /** How often in a row nothing arrived. */
  @Column('integer')
  failures: number;

  /** Nothing is sent before. */
  @Column(instantColumn)
  nextTryAt: Date;

  /** The server that sends to it, random for each time: one at a time keeps the order. */
  @Column('varchar', { length: 36, nullable: true })
  holder: string | null;

  @Column({ ...instantColumn, nullable: true })
  heldUntil: Date | null;

  @Column(instantColumn)
  createdAt: Date;
}
