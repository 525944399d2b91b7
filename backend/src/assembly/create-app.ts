import 'reflect-metadata';
import { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Services, createResolvers, createServices, followServer, registerRoutes } from '../app';
import { Clock, wallClock } from '../kernel/clock';
import { AccountKind } from '../kernel/viewer';
import { limitApiTokens } from '../modules/identity';
import { registerAgents, registerUcp } from '../modules/integrations';
import { RenderedSitePages, readSiteBuild } from '../modules/storefront';
import { Config } from '../platform/config/config';
import { Database } from '../platform/database/database';
import { logSlowStatements } from '../platform/database/slow-statements';
import { registerGraphql } from '../platform/graphql/graphql-route';
import { OperationChecks } from '../platform/graphql/operation-checks';
import { registerStreams } from '../platform/graphql/stream-route';
import { noteRootFields } from '../platform/graphql/root-fields';
import { registerAccessLog } from '../platform/http/access-log';
import { registerHealth } from '../platform/http/health';
import { registerRouteAccess } from '../platform/http/route-access';
import { createServer } from '../platform/http/server';
import { registerApiDocument } from '../platform/rest/api-document';
import { SITE_OPERATIONS, registerSite } from '../platform/http/site';
import { JobCounts } from '../platform/jobs/job-counts';
import { createTracing } from '../platform/observability/tracing/create-tracing';
import { usesDataFolder } from './claim-data-folder';
import { registerShopMetrics } from './metrics';
import { createSchema } from './schema';

/** The assembled shop, ready to listen. */
export interface App {
  http: FastifyInstance;
  services: Services;
  /** Run counts of the background jobs. */
  jobCounts: JobCounts;
}

/** Assembles the shop over an open database, without listening, migrating or seeding. */
export async function createApp(
  config: Config,
  database: Database,
  clock: Clock = wallClock,
): Promise<App> {
  const http = await createServer(config);
  const { metricsToken, slowQueryMs } = config.observability;
  logSlowStatements(database, slowQueryMs, http.log);
  const tracing = await createTracing(config.observability, http.log);
  tracing?.follow(http, database);
  const services = createServices(database, config, clock, http.log);
  const jobCounts = new JobCounts();
  followServer(http, services);
  const resolvers = createResolvers(services);
  const sessions = services.sessionAuthentication;
  registerAccessLog(http, config, (request) => sessions.knownViewer(request));
  limitApiTokens(http, sessions, config.security.apiTokenRequestsPerMinute);
  registerRouteAccess(http, (request) => sessions.viewerOf(request));
  const { publicUrl } = config.security;
  const { name: storeName } = config.store;
  const { sessionCookies } = sessions;
  await registerApiDocument(http, { name: storeName, publicUrl, sessionCookies });
  if (metricsToken !== undefined)
    registerShopMetrics(http, metricsToken, { database, jobCounts, services });
  const schema = createSchema(
    (type) => resolvers.get(type) ?? unknownResolver(type),
    undefined,
    services.orderWatch,
  );
  if (tracing || metricsToken !== undefined) noteRootFields(schema);
  const viewerOf = (request: FastifyRequest) => sessions.viewerOf(request);
  const contextOf = (request: FastifyRequest, reply: FastifyReply) => ({
    requestId: request.id,
    caller: sessions.callerOf(request),
    viewerAs: (kind: AccountKind) => sessions.viewerAs(request, kind),
    setSessionToken: (kind: AccountKind, token: string | undefined) =>
      sessions.setToken(reply, kind, token),
    setDeviceToken: (token: string) => sessions.setDeviceToken(reply, token),
    loaders: new Map(),
  });
  const checks = new OperationChecks(schema, config.explorer);
  await registerGraphql(http, {
    schema,
    checks,
    operationsPath: SITE_OPERATIONS,
    productCount: () => services.catalogue.productCount,
    viewerOf,
    contextOf,
  });
  const viewerNow = (request: FastifyRequest) => sessions.viewerNow(request);
  registerStreams(http, { schema, checks, viewerOf, contextOf, viewerNow });
  const origins = new Set([publicUrl, ...config.corsOrigins]);
  const { appTokens } = services;
  registerAgents(http, {
    ...{ schema, checks, viewerOf, contextOf, origins },
    ...{ storeName, publicUrl, appTokens },
  });
  registerUcp(http, {
    ...{ schema, checks, contextOf, publicUrl },
    name: storeName,
    ...{ sessions: services.sessions, shopCarts: services.carts, requests: services.ucpRequests },
    handOvers: services.handOvers,
    ...{ orders: services.ucpOrders, platforms: services.ucpPlatforms },
  });
  await registerRoutes(http, services);
  registerHealth(http, [database, ...(usesDataFolder(config) ? [services.files] : [])]);
  const { pageHeads } = services;
  const build = readSiteBuild();
  const rendering = { pageHeads, storeName, schema, checks, viewerOf, log: http.log };
  const pages = build && new RenderedSitePages(build, rendering);
  await registerSite(http, config, pages);
  return { http, services, jobCounts };
}

function unknownResolver({ name }: { name: string }): never {
  throw new Error(`no module makes a ${name}`);
}
