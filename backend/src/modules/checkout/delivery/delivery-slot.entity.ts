import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/**
 * A delivery window of one Indian day that somebody has booked, or that a change of the settings was about; others have
 * no row yet. What orders are checked against.
 */
@Entity('delivery_slots')
@Unique('uq_delivery_slots_date_startMinute', ['date', 'startMinute'])
@Check('ck_delivery_slots_bookedCount', 'bookedCount >= 0 AND bookedCount <= capacity')
export class DeliverySlotRecord {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_delivery_slots' })
  id: number;

  /** Indian day, yyyy-MM-dd. */
  @Column('varchar', { length: 10 })
  date: string;

  /** Minute of that day. */
  @Column('integer')
  startMinute: number;

  /** Orders it may hold: those that it takes, or as many as it had when it began to take fewer. */
  @Column('integer')
  capacity: number;

  /** Orders it takes by the settings, 0 where it is not offered; none where a server of an earlier version made the row. */
  @Column('integer', { nullable: true })
  offeredCount: number | null;

  /** Orders it has taken. */
  @Column('integer')
  bookedCount: number;
}
