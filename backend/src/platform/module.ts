import { FastifyInstance } from 'fastify';
import { GraphQLSchema } from 'graphql';
import { Registry } from 'prom-client';
import { MigrationInterface } from 'typeorm';
import { IntegrityCheck } from './integrity/integrity-check';
import { Job } from './jobs/job-runner';
import { Config } from './config/config';
import { Database } from './database/database';
import { PersonalData } from './personal-data';
import { EmailWriter } from './mail/email-writers';

/** The class of an entity. */
type EntityClass = abstract new () => object;

/** A migration; the number at the end of its name orders the migrations of all modules. */
export type Migration = new () => MigrationInterface;

/** The class of a resolver. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each class has parameters of its own
export type ResolverClass = new (...parameters: any[]) => object;

/** A resolver, and how its one instance is made. */
export interface Resolver<Services> {
  type: ResolverClass;
  create(services: Services): object;
}

/** @param parametersOf chooses what the class is constructed with */
export function resolver<Services, Parameters extends unknown[]>(
  type: new (...parameters: Parameters) => object,
  parametersOf: (services: Services) => [...Parameters],
): Resolver<Services> {
  return { type, create: (services) => new type(...parametersOf(services)) };
}

/** What a command of the operator gets. */
export interface CommandContext {
  config: Config;
  stdout: NodeJS.WritableStream;
  /** Every integrity check of the modules, and every migration. */
  integrity: IntegrityContract;
  /** Runs work on the migrated database, and closes it. */
  onDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result>;
}

/** What must hold in a database of this version. */
export interface IntegrityContract {
  checks: readonly IntegrityCheck[];
  migrations: readonly Migration[];
}

/**
 * A command of the operator, such as `npm run check:books`.
 * @param argv the words behind its name
 * @returns the exit code
 */
export type Command = (context: CommandContext, argv: string[]) => Promise<number>;

/**
 * What one module contributes to the application; `app.ts` lists the modules.
 * @typeParam Own the services that the module makes
 * @typeParam Lower the services of the platform and of the modules below, which it makes them from
 */
export interface Module<Own extends object, Lower extends object> {
  name: string;
  entities?: readonly EntityClass[];
  migrations?: readonly Migration[];
  services?(lower: Lower): Own;
  /** Who writes the emails of the module. */
  emails?(services: Lower & Own): readonly EmailWriter[];
  /** What the module stores about customers. */
  personalData?: PersonalData;
  /** Connects the services to those below, and subscribes to their events: once, when all services are made. */
  connect?(services: Lower & Own): void;
  /** The resolvers of the GraphQL schema. */
  resolvers?: readonly Resolver<Lower & Own>[];
  /** Refuses fields of the schema to some callers. */
  guardSchema?(schema: GraphQLSchema): void;
  /** Registers the REST routes. */
  routes?(http: FastifyInstance, services: Lower & Own): Promise<void> | void;
  /** Work that is repeated in the background. */
  jobs?(services: Lower & Own): readonly Job[];
  /** Registers metrics for GET /metrics. */
  metrics?(registry: Registry, services: Lower & Own): void;
  /** What must hold in the tables, of this module and of those below; `npm run check:books` checks it. */
  integrityChecks?: readonly IntegrityCheck[];
  /** Commands of the operator, by name. */
  commands?: Readonly<Record<string, Command>>;
  /** Runs before the first request. */
  ready?(services: Lower & Own): Promise<void>;
  /** Runs when the process listens; commands and tests do not get here. */
  listening?(services: Lower & Own): void;
  /** Runs when the server closes. */
  stop?(services: Lower & Own): Promise<void>;
}
