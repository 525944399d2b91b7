import { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { Database } from '../platform/database/database';
import { JobCounts } from '../platform/jobs/job-counts';
import { measureDatabase } from '../platform/observability/metrics/database-metrics';
import { measureRequests } from '../platform/observability/metrics/http-metrics';
import { measureJobs } from '../platform/observability/metrics/job-metrics';
import { counter, createRegistry, gauge } from '../platform/observability/metrics/metrics';
import { registerMetrics } from '../platform/observability/metrics/metrics-route';
import { measuredTogether } from '../platform/observability/metrics/together';
import { BusinessCounts, Tally } from './business-counts';
import { Services } from './services';

/** Whatever is measured of the shop, at GET /metrics for whoever has the token. */
export function registerShopMetrics(
  http: FastifyInstance,
  token: string,
  shop: { database: Database; jobCounts: JobCounts; services: Services },
): void {
  const registry = createRegistry();
  measureRequests(http, registry);
  measureDatabase(registry, shop.database);
  measureJobs(registry, shop.jobCounts);
  measureCatalogue(registry, shop.services);
  measureMails(registry, shop.services);
  measureBusiness(registry, shop.services);
  registerMetrics(http, token, measuredTogether(registry));
}

function measureCatalogue(registry: Registry, { catalogueSync }: Services): void {
  gauge(
    registry,
    {
      name: 'grocessay_catalogue_products',
      help: 'Products of the catalogue in memory',
      aggregator: 'max',
    },
    () => [{ value: catalogueSync.state.products }],
  );
  gauge(
    registry,
    {
      name: 'grocessay_catalogue_news_age_seconds',
      help: 'How long ago the catalogue in memory was last brought up to date',
      aggregator: 'max',
    },
    () => {
      const { newsAgeMs } = catalogueSync.state;
      return newsAgeMs === undefined ? [] : [{ value: newsAgeMs / 1000 }];
    },
  );
}

function measureMails(registry: Registry, { mails }: Services): void {
  gauge(
    registry,
    {
      name: 'grocessay_mails_waiting',
      help: 'Mails that are to be sent, by whatever server; none is told while the database is away',
      aggregator: 'max',
    },
    // A database that is away must not keep the other numbers from being read.
    () =>
      mails.waiting().then(
        (value) => [{ value }],
        () => [],
      ),
  );
  counter(
    registry,
    {
      name: 'grocessay_mails_total',
      help: 'Attempts to send a mail, by how they ended',
      labelNames: ['outcome'],
    },
    () => {
      const { sent, postponed, givenUp } = mails.counts;
      const outcomes = { sent, postponed, given_up: givenUp };
      return Object.entries(outcomes).map(([outcome, value]) => ({ labels: { outcome }, value }));
    },
  );
}

function measureBusiness(registry: Registry, { audit }: Services): void {
  const counts = new BusinessCounts();
  audit.tell((notes) => counts.read(notes));
  const tally = (name: string, help: string, label: string, counted: Tally) =>
    counter(registry, { name, help, labelNames: [label] }, () =>
      counted.all().map(([way, value]) => ({ labels: { [label]: way }, value })),
    );
  tally(
    'grocessay_orders_placed_total',
    'Orders that were placed',
    'payment_method',
    counts.ordersPlaced,
  );
  tally(
    'grocessay_orders_placed_paise_total',
    'What is to be paid for them, in paise',
    'payment_method',
    counts.ordersPlacedPaise,
  );
  tally(
    'grocessay_orders_moved_total',
    'Orders that came to a state',
    'status',
    counts.ordersMoved,
  );
  tally(
    'grocessay_payments_total',
    'Card payments that were taken (success) or declined (failed)',
    'outcome',
    counts.paymentsSettled,
  );
  counter(
    registry,
    { name: 'grocessay_refunds_requested_total', help: 'Refunds that were asked for' },
    () => [{ value: counts.refundsRequested }],
  );
  tally(
    'grocessay_refunds_total',
    'Refunds that were paid back (success) or refused (failed)',
    'outcome',
    counts.refundsSettled,
  );
}
