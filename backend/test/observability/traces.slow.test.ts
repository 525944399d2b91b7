import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../src/platform/config/config';
import { customerInput } from '../kit/people';
import { RunningShop } from '../kit/running-shop';
import { freshDatabase, serverUrl } from '../kit/test-shop';
import { CollectedSpan, TraceCollector, openTraceCollector } from '../kit/trace-collector';

const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { id } }';
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { accessToken } }';
const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const PARENT_ID = 'b7ad6b7169203331';

/** Every value here is unique, so that it occurs nowhere else. */
const customer = customerInput({ password: 'Kx7Trace-Wq3', firstName: 'Kxtracename' });

let collector: TraceCollector;
let output = '';
let requestId: string | null = null;
beforeAll(async () => {
  collector = await openTraceCollector();
  const place = await freshDatabase();
  const shop = await RunningShop.start({
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    ADMIN_EMAIL: 'keeper@shop.test',
    ADMIN_PASSWORD: 'Keeper@123',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    ...place.environment,
  });
  try {
    await shop.graphql(REGISTER, customer);
    await shop.graphql(LOGIN, { email: customer.email, password: customer.password });
    await shop.send('GET', '/api/products/products/999999901?secret=Kx7Query');
    await shop.send('GET', '/Kx7Address.png');
    await shop.send('GET', '/product/999999901');
    await shop.send('GET', '/healthz');
    const traceparent = `00-${TRACE_ID}-${PARENT_ID}-01`;
    const answer = await fetch(`${shop.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', traceparent },
      body: JSON.stringify({ query: 'query Kx7Named { mine: deliverySlots { id } }' }),
    });
    requestId = answer.headers.get('x-request-id');
  } finally {
    await shop.stop();
    output = shop.output;
    await place.remove();
    await collector.close();
  }
});

const named = (name: string): CollectedSpan[] =>
  collector.spans.filter((span) => span.name === name);
const children = ({ spanId }: CollectedSpan) =>
  collector.spans.filter(({ parentSpanId }) => parentSpanId === spanId);

describe('the traces', () => {
  it('follow a request, its operation and its statements, in the trace of the caller', () => {
    const [http] = collector.spans.filter(({ parentSpanId }) => parentSpanId === PARENT_ID);
    expect(http).toMatchObject({
      traceId: TRACE_ID,
      name: 'POST /graphql',
      isError: false,
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/graphql',
        'http.response.status_code': 200,
        'request.id': requestId,
      },
    });
    const [operation] = children(http as CollectedSpan);
    expect(operation).toMatchObject({
      traceId: TRACE_ID,
      name: 'GraphQL Query.deliverySlots',
      attributes: { 'graphql.field': 'Query.deliverySlots', 'request.id': requestId },
    });
    const statements = children(operation as CollectedSpan);
    expect(statements.length).toBeGreaterThan(0);
    for (const { traceId, attributes } of statements) {
      expect([traceId, attributes['request.id']]).toEqual([TRACE_ID, requestId]);
      expect(attributes['db.system.name']).toBe(systemOf(serverUrl));
    }
  });

  it('tell whole transactions', () => {
    const [operation] = named('GraphQL Mutation.register');
    const verbs = children(operation as CollectedSpan).map(({ name }) => name);
    expect(verbs).toEqual(expect.arrayContaining(['INSERT', 'COMMIT']));
  });

  it('have patterns of routes, and leave out who only watches', () => {
    const [missing] = named('GET /api/products/products/:id');
    expect(missing?.attributes['http.response.status_code']).toBe(404);
    const [page] = named('GET /product/:id');
    expect(page?.attributes['http.route']).toBe('/product/:id');
    const [nowhere] = named('GET none');
    expect(nowhere?.attributes['http.route']).toBe('none');
    expect(collector.text()).not.toContain('healthz');
  });

  it('have the name of the service', () => {
    expect([...collector.services]).toEqual(['grocessay']);
  });

  it('hold nothing that anybody sent', () => {
    const { email, password, firstName } = customer;
    const secrets = [email, password, firstName, 'Kx7', '999999901', 'argon2'];
    for (const secret of secrets) expect(collector.text()).not.toContain(secret);
  });

  it('call a page in the log as they do', () => {
    const routes = [...output.matchAll(/"route":"([^"]*)"/g)].map(([, route]) => route);
    expect(routes).toEqual(expect.arrayContaining(['/product/:id', '/graphql', 'none']));
    expect(routes.join()).not.toContain('999999901');
  });

  it('are sent in time, and in silence', () => {
    expect(collector.spans.length).toBeGreaterThan(0);
    expect(output).not.toContain('Traces could not be sent');
  });
});

describe('without a collector', () => {
  it('nothing of OpenTelemetry is loaded but the interfaces that prom-client loads', async () => {
    const script = `require('./src/assembly/create-app');
      const isOfTraces = (file) => /@opentelemetry.(?!api)/.test(file);
      console.log(Object.keys(require.cache).filter(isOfTraces).length);`;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['-r', '@swc-node/register', '-e', script],
      { cwd: join(projectRoot, 'backend') },
    );
    expect(stdout.trim()).toBe('0');
  });

  it('that answers, the shop serves and stops all the same', async () => {
    const place = await freshDatabase();
    const shop = await RunningShop.start({
      NODE_ENV: 'production',
      ADMIN_EMAIL: 'keeper@shop.test',
      ADMIN_PASSWORD: 'Keeper@123',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
      ...place.environment,
    });
    expect((await shop.send('GET', '/api/products')).status).toBe(200);
    await shop.stop();
    await place.remove();
    expect(shop.exitCode).toBe(0);
  });
});

function systemOf(url: string | undefined): string {
  return url === undefined ? 'sqlite' : new URL(url).protocol.replace(':', '');
}
