import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** The last receipt number that was assigned in a financial year. */
@Entity('receipt_counters')
@Unique('uq_receipt_counters_financialYear', ['financialYear'])
export class ReceiptCounter {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_receipt_counters' })
  id: number;

  @Column('varchar', { length: 7 })
  financialYear: string;

  @Column('integer')
  lastNumber: number;
}
