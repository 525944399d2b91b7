import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { instantColumn } from '../../../platform/database/columns';

/** An event that a provider sent and that was dealt with: sent again, it does nothing. */
@Entity('webhook_events')
@Unique('uq_webhook_events_gateway_eventId', ['gateway', 'eventId'])
export class WebhookEvent {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_webhook_events' })
  id: number;

  @Column('varchar', { length: 20 })
  gateway: string;

  @Column('varchar', { length: 200 })
  eventId: string;

  @Column('varchar', { length: 100 })
  type: string;

  @Column(instantColumn)
  receivedAt: Date;
}
