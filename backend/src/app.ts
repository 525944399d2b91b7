import 'reflect-metadata';
import { FastifyInstance } from 'fastify';
import { GraphQLSchema } from 'graphql';
import { Registry } from 'prom-client';
import { Clock } from './kernel/clock';
import { catalogue } from './modules/catalogue/module';
import { checkout } from './modules/checkout/module';
import { engagement } from './modules/engagement/module';
import { identity } from './modules/identity/module';
import { integrations } from './modules/integrations/module';
import { operations } from './modules/operations/module';
import { ordering } from './modules/ordering/module';
import { storefront } from './modules/storefront/module';
import { Config } from './platform/config/config';
import { Database } from './platform/database/database';
import { Job } from './platform/jobs/job-runner';
import { MailLog, silentLog } from './platform/mail/mail-transport';
import { Command, IntegrityContract, Migration, Module, ResolverClass } from './platform/module';
import { PersonalData } from './platform/personal-data';
import { Foundation, platform } from './platform/platform';

/** The only list of modules, each after those it depends on. */
const modules = [
  platform,
  identity,
  catalogue,
  checkout,
  ordering,
  engagement,
  operations,
  integrations,
  storefront,
] as const;

type Intersection<Union> = (Union extends object ? (all: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
type OwnServices<Member> = Member extends Module<infer Own, never> ? Own : never;

/** Every service by name; GraphQL, REST, jobs and commands share them. */
export type Services = Foundation & Intersection<OwnServices<(typeof modules)[number]>>;

const all: readonly Module<Partial<Services>, Services>[] = modules;

/** Every entity. */
export const entities = all.flatMap((module) => module.entities ?? []);

/** Every migration, sorted by the timestamp at the end of its name. */
export const migrations = all
  .flatMap((module) => module.migrations ?? [])
  .sort((a, b) => timeOf(a) - timeOf(b));

function timeOf({ name }: Migration): number {
  return Number(/\d+$/.exec(name)?.[0]);
}

/** The invariants of a database of this version. */
export const integrity: IntegrityContract = {
  checks: all.flatMap((module) => module.integrityChecks ?? []),
  migrations,
};

/** The commands of the modules, by name. */
export const moduleCommands: Readonly<Record<string, Command>> = Object.fromEntries(
  all.flatMap(({ commands = {} }) => Object.entries(commands)),
);

/** Every resolver, for the schema. */
export const resolverClasses = all.flatMap(({ resolvers = [] }) =>
  resolvers.map(({ type }) => type),
);

/** Applies the modules' field restrictions for some callers to the finished schema. */
export function guardSchema(schema: GraphQLSchema): void {
  for (const module of all) module.guardSchema?.(schema);
}

/**
 * Creates the services of all modules.
 * @param log where services log their background work; commands log nothing
 */
export function createServices(
  database: Database,
  config: Config,
  clock: Clock,
  log: MailLog = silentLog,
): Services {
  const personalData: readonly PersonalData[] = all.flatMap((each) => each.personalData ?? []);
  const services = { database, config, clock, log, personalData } as Services;
  for (const module of all) Object.assign(services, module.services?.(services));
  for (const module of all) {
    for (const writer of module.emails?.(services) ?? []) services.emailWriters.add(writer);
    module.connect?.(services);
  }
  return services;
}

/** The one instance of each resolver. */
export function createResolvers(services: Services): Map<ResolverClass, object> {
  return new Map(
    all.flatMap(({ resolvers = [] }) =>
      resolvers.map(({ type, create }) => [type, create(services)] as const),
    ),
  );
}

/** All background jobs. */
export function createJobs(services: Services): Job[] {
  return all.flatMap((module) => module.jobs?.(services) ?? []);
}

/** Registers the REST routes of all modules. */
export async function registerRoutes(http: FastifyInstance, services: Services): Promise<void> {
  for (const module of all) await module.routes?.(http, services);
}

/** Registers the metrics of all modules. */
export function registerModuleMetrics(registry: Registry, services: Services): void {
  for (const module of all) module.metrics?.(registry, services);
}

/** Prepares all modules for the first request, and stops them when the server closes. */
export function followServer(http: FastifyInstance, services: Services): void {
  http.addHook('onReady', async () => {
    for (const module of all) await module.ready?.(services);
  });
  http.addHook('onClose', async () => {
    for (const module of all) await module.stop?.(services);
  });
}

/** Notifies all modules that this process is listening. */
export function startListening(services: Services): void {
  for (const module of all) module.listening?.(services);
}
