import { Column, Entity, PrimaryColumn } from 'typeorm';
import { instantColumn } from '../database/columns';

/** The lock on a background job: which process runs it, or ran it last. */
@Entity('job_leases')
export class JobLock {
  @PrimaryColumn('varchar', { length: 60, primaryKeyConstraintName: 'pk_job_leases' })
  job: string;

  /** Random for each run, so that a process whose lock has expired cannot mistake the lock of another for its own. */
  @Column('varchar', { length: 36 })
  holder: string;

  /** No other process starts the job before this time, by the clock of the database. */
  @Column(instantColumn)
  expiresAt: Date;
}
