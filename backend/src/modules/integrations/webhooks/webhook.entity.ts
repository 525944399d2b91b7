import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { instantColumn } from '../../../platform/database/columns';

/** Whether events are sent to a webhook. */
export enum WebhookState {
  ACTIVE = 'active',
  /** Turned off by a member of the staff. */
  PAUSED = 'paused',
  /** It responded 410: it no longer exists. */
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

  /** Its purpose. */
  @Column('varchar', { length: 100 })
  description: string;

  /** Event types such as order.placed, or order.* for all of them; empty for all events. */
  @Column('simple-json')
  types: string[];

  /** The signing secret; see `SecretBox` for its form. */
  @Column('varchar', { length: 300 })
  secret: string;

  /** The previous secret, with which deliveries are signed as well until it expires. */
  @Column('varchar', { length: 300, nullable: true })
  formerSecret: string | null;

  @Column({ ...instantColumn, nullable: true })
  formerSecretUntil: Date | null;

  @Column('varchar', { length: 20 })
  state: WebhookState;

  /** Since when all deliveries have failed. */
  @Column({ ...instantColumn, nullable: true })
  failingSince: Date | null;

  /** Failures in a row. */
  @Column('integer')
  failures: number;

  /** Nothing is sent before. */
  @Column(instantColumn)
  nextTryAt: Date;

  /** The server that currently sends to it, by an id that is random each time; one server at a time keeps the order. */
  @Column('varchar', { length: 36, nullable: true })
  holder: string | null;

  @Column({ ...instantColumn, nullable: true })
  heldUntil: Date | null;

  @Column(instantColumn)
  createdAt: Date;
}
