import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Admin } from '../staff/admin.entity';
import { Customer } from '../customers/customer.entity';
import { instantColumn } from '../../../platform/database/columns';

/** A browser that has logged in to an account: guests who lock the account do not lock out this browser. */
@Entity('known_devices')
@Index('ix_known_devices_tokenHash', ['tokenHash'])
@Index('ix_known_devices_expiresAt', ['expiresAt'])
export class KnownDevice {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_known_devices' })
  id: number;

  /** SHA-256 of the browser's token, in hex. Each account that logged in with the browser has a row with it. */
  @Column('varchar', { length: 64 })
  tokenHash: string;

  @Column('integer', { nullable: true })
  customerId: number | null;

  @ManyToOne(() => Customer, { nullable: true, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'customerId', foreignKeyConstraintName: 'fk_known_devices_customerId' })
  customer?: Customer;

  @Column('integer', { nullable: true })
  adminId: number | null;

  @ManyToOne(() => Admin, { nullable: true, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'adminId', foreignKeyConstraintName: 'fk_known_devices_adminId' })
  admin?: Admin;

  @Column(instantColumn)
  createdAt: Date;

  @Column(instantColumn)
  expiresAt: Date;
}
