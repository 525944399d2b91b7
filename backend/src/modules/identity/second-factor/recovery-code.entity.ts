import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { instantColumn } from '../../../platform/database/columns';
import { Admin } from '../staff/admin.entity';

/** A code that replaces a lost phone, once. */
@Entity('recovery_codes')
@Unique('uq_recovery_codes_adminId_codeHash', ['adminId', 'codeHash'])
export class RecoveryCode {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_recovery_codes' })
  id: number;

  @Column('integer')
  adminId: number;

  @ManyToOne(() => Admin, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'adminId', foreignKeyConstraintName: 'fk_recovery_codes_adminId' })
  admin?: Admin;

  /** SHA-256 in hex; only the holder has the code itself. */
  @Column('varchar', { length: 64 })
  codeHash: string;

  @Column({ ...instantColumn, nullable: true })
  usedAt: Date | null;
}
