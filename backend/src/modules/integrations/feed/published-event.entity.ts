import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { StoredEvent } from '../../../platform/events/stored-event.entity';

/**
 * The place of an event in the feed. Events get their own numbers before they are committed, so a younger one can be seen
 * first; places are given afterwards, one after the other, so who has read up to one has missed none.
 */
@Entity('published_events')
@Unique('uq_published_events_eventId', ['eventId'])
export class PublishedEvent {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_published_events' })
  id: number;

  @Column('integer')
  eventId: number;

  @ManyToOne(() => StoredEvent)
  @JoinColumn({ name: 'eventId', foreignKeyConstraintName: 'fk_published_events_eventId' })
  event: StoredEvent;
}
