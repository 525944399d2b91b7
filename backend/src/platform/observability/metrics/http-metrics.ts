import { FastifyInstance, FastifyReply } from 'fastify';
import { Histogram, Registry } from 'prom-client';
import { routeLabel } from '../../http/route-label';
import { Sample, counter } from './metrics';

/** Upper bounds in seconds: a list from memory takes less than the first, a payment as long as its provider. */
const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The requests with the same labels. */
interface Cell {
  labels: Record<string, string>;
  count: number;
  observe(seconds: number): void;
}

/**
 * Counts and times every completed request by its route pattern, not by its URL, since URLs are unbounded. GraphQL
 * requests are labelled by root field.
 */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const requests = new Cells(
    registry,
    {
      name: 'grocessay_http_request_duration_seconds',
      help: 'Time from the first byte of a request to the last of its answer, by route pattern',
    },
    ['method', 'route', 'status'],
  );
  const operations = new Cells(
    registry,
    {
      name: 'grocessay_graphql_request_duration_seconds',
      help: 'The same of GraphQL requests, by the field of the schema that they ask for',
    },
    ['field', 'status'],
  );
  counter(
    registry,
    {
      name: 'grocessay_http_requests_total',
      help: 'Requests that were answered, by route pattern',
      labelNames: ['method', 'route', 'status'],
    },
    () => requests.samples(),
  );
  app.addHook('onResponse', (request, reply, done) => {
    const seconds = reply.elapsedTime / 1000;
    const status = statusClass(reply);
    requests.take(seconds, request.method, routeLabel(request), status);
    const { rootField } = request.scope;
    if (rootField !== '') operations.take(seconds, rootField, status);
    done();
  });
}

/** A histogram with its own label lookup: prom-client's is slower than everything else here. */
class Cells {
  private readonly cells = new Map<string, Cell>();
  private readonly histogram: Histogram;

  constructor(
    registry: Registry,
    text: { name: string; help: string },
    private readonly labelNames: string[],
  ) {
    const registers = [registry];
    this.histogram = new Histogram({ ...text, labelNames, buckets: BUCKETS_SECONDS, registers });
  }

  take(seconds: number, ...values: string[]): void {
    const key = values.join(' ');
    const cell = this.cells.get(key) ?? this.begin(key, values);
    cell.count++;
    cell.observe(seconds);
  }

  samples(): Sample[] {
    return [...this.cells.values()].map(({ labels, count }) => ({ labels, value: count }));
  }

  private begin(key: string, values: string[]): Cell {
    const labels = Object.fromEntries(this.labelNames.map((name, at) => [name, values[at] ?? '']));
    const { observe } = this.histogram.labels(labels);
    const cell = { labels, count: 0, observe };
    this.cells.set(key, cell);
    return cell;
  }
}

const CLASSES = ['', '1xx', '2xx', '3xx', '4xx', '5xx'];

function statusClass({ statusCode }: FastifyReply): string {
  return CLASSES[Math.floor(statusCode / 100)] ?? '';
}
