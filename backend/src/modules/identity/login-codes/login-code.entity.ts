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

/** A code that logs a customer in, valid for one use: using it deletes the row. A customer has at most one. */
@Entity('login_codes')
@Unique('uq_login_codes_customerId', ['customerId'])
@Index('ix_login_codes_expiresAt', ['expiresAt'])
export class LoginCode {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_login_codes' })
  id: number;

  @Column('integer')
  customerId: number;

  @ManyToOne(() => Customer, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'customerId', foreignKeyConstraintName: 'fk_login_codes_customerId' })
  customer?: Customer;

  /** The e-mail address or phone of the request; the code is accepted with it only. */
  @Column('varchar', { length: 254 })
  askedFor: string;

  /** The e-mail address it was sent to; null if it was sent to a phone. */
  @Column('varchar', { length: 254, nullable: true })
  sentToEmail: string | null;

  /** argon2id: six digits with a fast hash can be guessed at once. */
  @Column('varchar', { length: 255 })
  codeHash: string;

  @Column(instantColumn)
  expiresAt: Date;
}
