import { Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { instantColumn } from '../database/columns';

/** How often something was tried that may not be tried too often. All servers of the shop count here. */
@Entity('rate_limits')
@Unique('uq_rate_limits_limitKey', ['limitKey'])
@Index('ix_rate_limits_expiresAt', ['expiresAt'])
export class RateLimit {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_rate_limits' })
  id: number;

  /** The limit's name and whose attempts they are; never an e-mail address as it is. */
  @Column('varchar', { length: 191 })
  limitKey: string;

  @Column('integer')
  points: number;

  /** When the count begins anew. */
  @Column({ ...instantColumn, nullable: true })
  expiresAt: Date | null;
}
