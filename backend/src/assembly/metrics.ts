import { FastifyInstance } from 'fastify';
import { Services, registerModuleMetrics } from '../app';
import { Database } from '../platform/database/database';
import { JobCounts } from '../platform/jobs/job-counts';
import { measureDatabase } from '../platform/observability/metrics/database-metrics';
import { measureRequests } from '../platform/observability/metrics/http-metrics';
import { measureJobs } from '../platform/observability/metrics/job-metrics';
import { createRegistry } from '../platform/observability/metrics/metrics';
import { registerMetrics } from '../platform/observability/metrics/metrics-route';
import { measuredTogether } from '../platform/observability/metrics/together';

/** Registers all metrics of the shop, served at GET /metrics to holders of the token. */
export function registerShopMetrics(
  http: FastifyInstance,
  token: string,
  shop: { database: Database; jobCounts: JobCounts; services: Services },
): void {
  const registry = createRegistry();
  measureRequests(http, registry);
  measureDatabase(registry, shop.database);
  measureJobs(registry, shop.jobCounts);
  registerModuleMetrics(registry, shop.services);
  registerMetrics(http, token, measuredTogether(registry));
}
