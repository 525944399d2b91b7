import { Registry } from 'prom-client';
import { JobCount, JobCounts } from '../../jobs/job-counts';
import { Sample, counter, gauge } from './metrics';

/** Registers metrics of background jobs. */
export function measureJobs(registry: Registry, counts: JobCounts): void {
  const labelNames = ['job'];
  const read = (numberOf: (count: JobCount) => number | undefined) => (): Sample[] =>
    [...counts.all()].flatMap(([job, count]) => {
      const value = numberOf(count);
      return value === undefined ? [] : [{ labels: { job }, value }];
    });
  counter(
    registry,
    { name: 'grocessay_job_runs_total', help: 'Runs of a background job', labelNames },
    read(({ runs }) => runs),
  );
  counter(
    registry,
    { name: 'grocessay_job_failures_total', help: 'Those that failed', labelNames },
    read(({ failures }) => failures),
  );
  counter(
    registry,
    { name: 'grocessay_job_duration_seconds_total', help: 'Time of all its runs', labelNames },
    read(({ spentMs }) => spentMs / 1000),
  );
  gauge(
    registry,
    {
      name: 'grocessay_job_last_success_timestamp_seconds',
      help: 'When it last ended well, in seconds since 1970',
      labelNames,
      aggregator: 'max',
    },
    read(({ succeededAtMs }) => succeededAtMs && succeededAtMs / 1000),
  );
}
