import { openTestShop } from '../kit/test-shop';
import { routes } from './calls/rest';
import { describeMatrix } from './describe-matrix';
import { restTransport, routesOf } from './rest-transport';
import { whoMayCall } from './who-may.routes';

const WITH_METRICS = {
  metricsToken: 'a-token-of-the-metrics-0123456789',
  slowQueryMs: 0,
  shutdownDelaySeconds: 0,
};

/** Each GET also has a HEAD, with the same permissions. */
function withHeads<Each>(all: Record<string, Each>): Record<string, Each> {
  const gets = Object.entries(all).filter(([way]) => way.startsWith('GET '));
  const heads = gets.map(([way, each]) => [way.replace('GET', 'HEAD'), each]);
  return { ...all, ...Object.fromEntries(heads) };
}

describeMatrix({
  name: 'routes',
  operationsOf: routesOf,
  calls: withHeads(routes),
  whoMay: withHeads(whoMayCall),
  transport: restTransport,
  // With metrics, which no caller of the matrix may read: they need a token from the configuration.
  openShop: () => openTestShop({ observability: WITH_METRICS }),
});
