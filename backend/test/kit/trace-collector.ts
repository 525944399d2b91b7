import { once } from 'node:events';
import { createServer } from 'node:http';
import { AddressInfo } from 'node:net';

/** A span as received by a collector, with its attributes by name. */
export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  isError: boolean;
  attributes: Record<string, unknown>;
}

interface SentSpan extends Omit<CollectedSpan, 'attributes' | 'isError'> {
  status?: { code?: number };
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

interface SentTraces {
  resourceSpans: {
    resource: { attributes: SentSpan['attributes'] };
    scopeSpans: { spans: SentSpan[] }[];
  }[];
}

/** A collector that receives OTLP over HTTP, and stores it. */
export interface TraceCollector {
  endpoint: string;
  spans: CollectedSpan[];
  /** The service names of the senders. */
  services: Set<unknown>;
  /** Everything received, unparsed. */
  text(): string;
  close(): Promise<void>;
}

export async function openTraceCollector(): Promise<TraceCollector> {
  const spans: CollectedSpan[] = [];
  const services = new Set<unknown>();
  let text = '';
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      text += body;
      if (request.url === '/v1/traces') take(JSON.parse(body) as SentTraces);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  const take = ({ resourceSpans }: SentTraces) => {
    for (const { resource, scopeSpans } of resourceSpans) {
      services.add(valuesOf(resource.attributes)['service.name']);
      for (const span of scopeSpans.flatMap((scope) => scope.spans))
        spans.push({
          ...span,
          isError: span.status?.code === 2,
          attributes: valuesOf(span.attributes),
        });
    }
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    services,
    text: () => text,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function valuesOf(attributes: SentSpan['attributes']): Record<string, unknown> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
  );
}
