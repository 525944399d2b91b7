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

/** A code that shows that a customer reads messages to a new phone, good for one use: then its row is gone. A customer has one at most. */
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

  /** The phone it was sent to, which is the customer's once the code comes back. */
  @Column('varchar', { length: 10 })
  phone: string;

  /** argon2id, as login codes have it. */
  @Column('varchar', { length: 255 })
  codeHash: string;

  @Column(instantColumn)
  expiresAt: Date;
}
