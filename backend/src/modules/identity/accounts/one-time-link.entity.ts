import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { Admin } from '../staff/admin.entity';
import { Customer } from '../customers/customer.entity';
import { instantColumn } from '../../../platform/database/columns';
import type { LinkPurpose } from '../credentials/one-time-link.rules';

/** A link sent by email, valid for one use: using it deletes the row. */
@Entity('one_time_links')
@Unique('uq_one_time_links_tokenHash', ['tokenHash'])
@Index('ix_one_time_links_expiresAt', ['expiresAt'])
export class OneTimeLink {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_one_time_links' })
  id: number;

  /** SHA-256 of the token in hex; only the email contains the token itself. */
  @Column('varchar', { length: 64 })
  tokenHash: string;

  @Column('varchar', { length: 20 })
  purpose: LinkPurpose;

  @Column('integer', { nullable: true })
  customerId: number | null;

  @ManyToOne(() => Customer, { nullable: true, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'customerId', foreignKeyConstraintName: 'fk_one_time_links_customerId' })
  customer?: Customer;

  @Column('integer', { nullable: true })
  adminId: number | null;

  @ManyToOne(() => Admin, { nullable: true, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'adminId', foreignKeyConstraintName: 'fk_one_time_links_adminId' })
  admin?: Admin;

  /** Recipient in lower case: whoever follows the link reads this address. */
  @Column('varchar', { length: 254 })
  email: string;

  @Column(instantColumn)
  createdAt: Date;

  @Column(instantColumn)
  expiresAt: Date;
}
