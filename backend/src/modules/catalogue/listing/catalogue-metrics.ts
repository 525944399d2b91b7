import { Registry } from 'prom-client';
import { gauge } from '../../../platform/observability/metrics/metrics';
import { CatalogueSync } from './catalogue-sync';

/** Measures the catalogue in memory. */
export function measureCatalogue(registry: Registry, sync: CatalogueSync): void {
  gauge(
    registry,
    {
      name: 'grocessay_catalogue_products',
      help: 'Products of the catalogue in memory',
      aggregator: 'max',
    },
    () => [{ value: sync.state.products }],
  );
  gauge(
    registry,
    {
      name: 'grocessay_catalogue_news_age_seconds',
      help: 'How long ago the catalogue in memory was last brought up to date',
      aggregator: 'max',
    },
    () => {
      const { ageMs } = sync.state;
      return ageMs === undefined ? [] : [{ value: ageMs / 1000 }];
    },
  );
}
