import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A delivery window of one Indian day that somebody has booked; windows nobody booked have no row yet. */
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

  /** Orders it takes. */
  @Column('integer')
  capacity: number;

  /** Orders it has taken. */
  @Column('integer')
  bookedCount: number;
}
