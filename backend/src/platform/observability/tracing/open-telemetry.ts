import { setTimeout as sleep } from 'node:timers/promises';
import {
  Context,
  DiagLogLevel,
  ROOT_CONTEXT,
  Span,
  SpanKind,
  SpanStatusCode,
  Tracer,
  defaultTextMapGetter,
  diag,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TracesConfig } from '../../config/observability-settings';
import type { Database } from '../../database/database';
import { EndedStatement } from '../../database/statement-watch';
import { WATCHED_ROUTES } from '../../http/health';
import { routeLabel } from '../../http/route-label';
import { RequestScope, currentScope } from '../../http/request-scope';
import type { Tracing } from './tracing';

const SERVICE_NAME = 'grocessay';
/** Limits how long an unavailable collector delays the shutdown. */
const FLUSH_LIMIT_MS = 3_000;
const GRAPHQL_ROUTE = '/graphql';

/** The open spans of a request. */
interface RequestTrace {
  http: Span;
  graphql?: Span;
  /** The parent context of new spans. */
  context: Context;
}

/**
 * Creates OpenTelemetry spans from the shop's own hooks: no library is patched, and both databases are traced in the
 * same way. Spans contain route patterns, schema names and statement texts, never request data.
 */
export class OpenTelemetry implements Tracing {
  private readonly provider: TracerProvider;
  private readonly tracer: Tracer;
  private readonly propagator = new W3CTraceContextPropagator();
  private readonly traces = new WeakMap<RequestScope, RequestTrace>();

  constructor({ endpoint, share }: TracesConfig, log: FastifyBaseLogger) {
    logTroubles(log);
    const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
    const chosen = new TraceIdRatioBasedSampler(share);
    this.provider = new TracerProvider({
      // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES take precedence over our own name.
      resource: resourceFromAttributes({ 'service.name': SERVICE_NAME }).merge(
        detectResources({ detectors: [envDetector] }),
      ),
      // A caller may set the trace id, but not the sampling rate.
      sampler: new ParentBasedSampler({
        root: chosen,
        remoteParentSampled: chosen,
        remoteParentNotSampled: chosen,
      }),
      spanProcessors: [new BatchSpanProcessor({ exporter })],
    });
    this.tracer = this.provider.getTracer(SERVICE_NAME);
  }

  follow(app: FastifyInstance, { statements, system }: Database): void {
    app.addHook('onRequest', (request, _reply, done) => {
      this.begin(request);
      done();
    });
    app.addHook('preHandler', (request, _reply, done) => {
      if (request.routeOptions.url === GRAPHQL_ROUTE) this.beginOperation(request);
      done();
    });
    app.addHook('onSend', (request, reply, payload, done) => {
      this.endOperation(request, reply);
      done(null, payload);
    });
    app.addHook('onResponse', (request, reply, done) => {
      this.end(request, reply);
      done();
    });
    app.addHook('onClose', () => this.flush());
    statements.listen((statement) => this.addStatement(statement, system));
  }

  private begin(request: FastifyRequest): void {
    const { method, headers, scope } = request;
    const route = routeLabel(request);
    if (WATCHED_ROUTES.has(route)) return;
    const parent = this.propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
    const attributes = {
      'http.request.method': method,
      'request.id': scope.requestId,
      'http.route': route,
    };
    const http = this.tracer.startSpan(
      `${method} ${route}`,
      { kind: SpanKind.SERVER, attributes },
      parent,
    );
    this.traces.set(scope, { http, context: trace.setSpan(parent, http) });
  }

  private beginOperation({ scope }: FastifyRequest): void {
    const open = this.traces.get(scope);
    if (!open) return;
    const attributes = { 'request.id': scope.requestId };
    open.graphql = this.tracer.startSpan('GraphQL', { attributes }, open.context);
    open.context = trace.setSpan(open.context, open.graphql);
  }

  private endOperation({ scope }: FastifyRequest, { statusCode }: FastifyReply): void {
    const { graphql, http } = this.traces.get(scope) ?? {};
    if (!graphql || !http) return;
    const { rootField } = scope;
    if (rootField !== '')
      graphql.updateName(`GraphQL ${rootField}`).setAttribute('graphql.field', rootField);
    if (statusCode >= 500) graphql.setStatus({ code: SpanStatusCode.ERROR });
    graphql.end();
  }

  private end({ scope }: FastifyRequest, { statusCode }: FastifyReply): void {
    const { http } = this.traces.get(scope) ?? {};
    if (!http) return;
    http.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) http.setStatus({ code: SpanStatusCode.ERROR });
    http.end();
    this.traces.delete(scope);
  }

  /** Statements outside requests are omitted: jobs and the catalogue send some every second. */
  private addStatement({ sql, begunAtMs, endedAtMs, hasFailed }: EndedStatement, system: string) {
    const scope = currentScope();
    const { context } = (scope && this.traces.get(scope)) ?? {};
    if (!scope || !context) return;
    const verb = /^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? 'SQL';
    const attributes = {
      'db.system.name': system,
      'db.operation.name': verb,
      'db.query.text': sql,
      'request.id': scope.requestId,
    };
    const options = { kind: SpanKind.CLIENT, startTime: begunAtMs, attributes };
    const span = this.tracer.startSpan(verb, options, context);
    if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(endedAtMs);
  }

  private async flush(): Promise<void> {
    const flushed = this.provider.shutdown().catch(() => undefined); // the failure is logged
    await Promise.race([flushed, sleep(FLUSH_LIMIT_MS, undefined, { ref: false })]);
  }
}

/** OpenTelemetry has one global logger per process. */
function logTroubles(log: FastifyBaseLogger): void {
  const tell = (message: string) =>
    log.warn({ reason: reasonOf(message) }, 'Traces could not be sent');
  const ignore = () => undefined;
  const logger = { error: tell, warn: tell, info: ignore, debug: ignore, verbose: ignore };
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
}

/** Errors arrive as JSON, with a stack that contains none of our code. */
function reasonOf(text: string): string {
  try {
    return String((JSON.parse(text) as { message?: string }).message ?? text);
  } catch {
    return text;
  }
}
