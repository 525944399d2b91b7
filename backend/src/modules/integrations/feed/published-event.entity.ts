import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { StoredEvent } from '../../../platform/events/stored-event.entity';

/**
 * The position of an event in the feed. Events get their ids before they are committed, so a later id may become
 * visible first. Positions are assigned afterwards, in sequence, so a reader up to one position has missed none.
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
