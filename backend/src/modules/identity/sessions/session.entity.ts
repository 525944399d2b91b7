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

/** A session of a browser or program: of a guest with a cart, a customer or an admin. */
@Entity('sessions')
@Unique('uq_sessions_tokenHash', ['tokenHash'])
@Index('ix_sessions_expiresAt', ['expiresAt'])
export class Session {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_sessions' })
  id: number;

  /** SHA-256 of the token in hex; only the holder has the token itself. */
  @Column('varchar', { length: 64 })
  tokenHash: string;

  @Column('integer', { nullable: true })
  customerId: number | null;

  @ManyToOne(() => Customer, { nullable: true, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'customerId', foreignKeyConstraintName: 'fk_sessions_customerId' })
  customer?: Customer;

  @Column('integer', { nullable: true })
  adminId: number | null;

  @ManyToOne(() => Admin, { nullable: true, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'adminId', foreignKeyConstraintName: 'fk_sessions_adminId' })
  admin?: Admin;

  /** The user agent, for the list of the caller's sessions. */
  @Column('varchar', { length: 200, nullable: true })
  userAgent: string | null;

  /** Accurate to some minutes; null in sessions older than this column, for which `createdAt` counts. */
  @Column({ ...instantColumn, nullable: true })
  lastUsedAt: Date | null;

  @Column(instantColumn)
  createdAt: Date;

  @Column(instantColumn)
  expiresAt: Date;
}
