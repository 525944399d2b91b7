import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { instantColumn } from '../../../platform/database/columns';

/** A processed event of a provider, whose repetition has no effect. */
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
