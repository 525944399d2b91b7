import { Column, Entity, PrimaryColumn } from 'typeorm';
import { instantColumn } from '../database/columns';

/** Which process runs a background job, or ran it last. */
@Entity('job_leases')
export class JobLock {
  @PrimaryColumn('varchar', { length: 60, primaryKeyConstraintName: 'pk_job_leases' })
  job: string;

  /** Drawn anew for each run, so that a process whose lease ran out cannot take that of another for its own. */
  @Column('varchar', { length: 36 })
  holder: string;

  /** Until then nobody else begins the job: it runs, or rests. By the clock of the database, which all share. */
  @Column(instantColumn)
  expiresAt: Date;
}
