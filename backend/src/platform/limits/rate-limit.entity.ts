import { Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { instantColumn } from '../database/columns';

/** The counts of rate limits, shared by all servers. */
@Entity('rate_limits')
@Unique('uq_rate_limits_limitKey', ['limitKey'])
@Index('ix_rate_limits_expiresAt', ['expiresAt'])
export class RateLimit {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_rate_limits' })
  id: number;

  /** The limit's name and the counted subject; never a plain e-mail address. */
  @Column('varchar', { length: 191 })
  limitKey: string;

  @Column('integer')
  points: number;

  /** When the count restarts. */
  @Column({ ...instantColumn, nullable: true })
  expiresAt: Date | null;
}
