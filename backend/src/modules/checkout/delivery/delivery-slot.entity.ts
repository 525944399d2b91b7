import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/**
 * A delivery window of one Indian day that somebody booked, or that a change of the settings affected; others have no
 * row yet. Orders are checked against it.
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

  /** Maximum number of bookings: its capacity, or the number of bookings when the capacity was lowered below that. */
  @Column('integer')
  capacity: number;

  /** Its capacity by the settings, 0 if it is not offered; null if a server of an earlier version created the row. */
  @Column('integer', { nullable: true })
  offeredCount: number | null;

  /** Number of booked orders. */
  @Column('integer')
  bookedCount: number;
}
