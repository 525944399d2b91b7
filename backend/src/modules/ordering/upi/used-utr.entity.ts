import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** The number of a UPI transfer that counts, in either direction: one transfer pays for one thing in the shop. */
@Entity('used_utrs')
@Unique('uq_used_utrs_utr', ['utr'])
export class UsedUtr {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_used_utrs' })
  id: number;

  @Column('varchar', { length: 12 })
  utr: string;
}
