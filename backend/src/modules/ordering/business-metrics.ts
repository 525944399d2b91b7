import { Registry } from 'prom-client';
import { counter } from '../../platform/observability/metrics/metrics';
import { DomainEvents } from '../../platform/events/domain-events';
import { BusinessCounts, LabelledCounter } from './business-counts';

/** Measures orders, payments and refunds. */
export function measureBusiness(registry: Registry, events: DomainEvents): void {
  const counts = new BusinessCounts();
  events.subscribe((committed) => counts.apply(committed));
  const addCounter = (name: string, help: string, label: string, counted: LabelledCounter) =>
    counter(registry, { name, help, labelNames: [label] }, () =>
      counted.all().map(([way, value]) => ({ labels: { [label]: way }, value })),
    );
  addCounter(
    'grocessay_orders_placed_total',
    'Orders that were placed',
    'payment_method',
    counts.ordersPlaced,
  );
  addCounter(
    'grocessay_orders_placed_paise_total',
    'What is to be paid for them, in paise',
    'payment_method',
    counts.ordersPlacedPaise,
  );
  addCounter(
    'grocessay_orders_moved_total',
    'Orders that came to a state',
    'status',
    counts.ordersMoved,
  );
  addCounter(
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
  addCounter(
    'grocessay_refunds_total',
    'Refunds that were paid back (success) or refused (failed)',
    'outcome',
    counts.refundsSettled,
  );
}
