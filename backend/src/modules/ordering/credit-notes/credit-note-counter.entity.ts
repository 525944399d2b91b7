import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** The last number assigned to a credit note in a financial year. */
@Entity('credit_note_counters')
@Unique('uq_credit_note_counters_financialYear', ['financialYear'])
export class CreditNoteCounter {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_credit_note_counters' })
  id: number;

  @Column('varchar', { length: 7 })
  financialYear: string;

  @Column('integer')
  lastNumber: number;
}
