import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { instantColumn } from '../../../platform/database/columns';
import { Admin } from '../staff/admin.entity';

/** The authenticator app of a staff member, which shows one-time codes (RFC 6238). */
@Entity('two_factors')
@Unique('uq_two_factors_adminId', ['adminId'])
export class TwoFactor {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_two_factors' })
  id: number;

  @Column('integer')
  adminId: number;

  @ManyToOne(() => Admin, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'adminId', foreignKeyConstraintName: 'fk_two_factors_adminId' })
  admin?: Admin;

  /** The shared secret; see `SecretBox` for its form. */
  @Column('varchar', { length: 200 })
  secret: string;

  /** The half minute of the latest used code: neither that code nor an older one is accepted again. */
  @Column('integer')
  lastCounter: number;

  /** null until a first code has proved that the app works. */
  @Column({ ...instantColumn, nullable: true })
  confirmedAt: Date | null;

  @Column(instantColumn)
  createdAt: Date;
}
