import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { instantColumn } from '../../../platform/database/columns';
import { Customer } from '../customers/customer.entity';

/**
 * A code that proves that a customer reads messages at a new phone, valid for one use: using it deletes the row. A
 * customer has at most one.
 */
@Entity('phone_codes')
@Unique('uq_phone_codes_customerId', ['customerId'])
@Index('ix_phone_codes_expiresAt', ['expiresAt'])
export class PhoneCode {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_phone_codes' })
  id: number;

  @Column('integer')
  customerId: number;

  @ManyToOne(() => Customer, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'customerId', foreignKeyConstraintName: 'fk_phone_codes_customerId' })
  customer?: Customer;

  /** The recipient, which becomes the customer's phone when they return the code. */
  @Column('varchar', { length: 10 })
  phone: string;

  /** argon2id, as for login codes. */
  @Column('varchar', { length: 255 })
  codeHash: string;

  @Column(instantColumn)
  expiresAt: Date;
}
