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

/** A resolver class, and the factory of its only instance. */
export interface Resolver<Services> {
  type: ResolverClass;
  create(services: Services): object;
}

/** @param parametersOf returns the constructor arguments of the class */
export function resolver<Services, Parameters extends unknown[]>(
  type: new (...parameters: Parameters) => object,
  parametersOf: (services: Services) => [...Parameters],
): Resolver<Services> {
  return { type, create: (services) => new type(...parametersOf(services)) };
}

/** The context of an operator's command. */
export interface CommandContext {
  config: Config;
  stdout: NodeJS.WritableStream;
  /** All integrity checks and all migrations. */
  integrity: IntegrityContract;
  /** Runs work on the migrated database, then closes it. */
  onDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result>;
}

/** The invariants of a database of this version. */
export interface IntegrityContract {
  checks: readonly IntegrityCheck[];
  migrations: readonly Migration[];
}

/**
 * A command of the operator, such as `npm run check:books`.
 * @param argv the arguments after its name
 * @returns the exit code
 */
export type Command = (context: CommandContext, argv: string[]) => Promise<number>;

/**
 * What one module contributes to the application; `app.ts` lists the modules.
 * @typeParam Own the services that the module creates
 * @typeParam Lower the services of the platform and of the lower modules, from which it creates them
 */
export interface Module<Own extends object, Lower extends object> {
  name: string;
  entities?: readonly EntityClass[];
  migrations?: readonly Migration[];
  services?(lower: Lower): Own;
  /** The email writers of the module. */
  emails?(services: Lower & Own): readonly EmailWriter[];
  /** The personal data that the module stores. */
  personalData?: PersonalData;
  /** Connects the services to lower ones and subscribes to their events; called once, after all services are created. */
  connect?(services: Lower & Own): void;
  /** The resolvers of the GraphQL schema. */
  resolvers?: readonly Resolver<Lower & Own>[];
  /** Restricts fields of the schema to some callers. */
  guardSchema?(schema: GraphQLSchema): void;
  /** Registers the REST routes. */
  routes?(http: FastifyInstance, services: Lower & Own): Promise<void> | void;
  /** Background jobs. */
  jobs?(services: Lower & Own): readonly Job[];
  /** Registers metrics for GET /metrics. */
  metrics?(registry: Registry, services: Lower & Own): void;
  /** Invariants of the tables of this module and lower ones, checked by `npm run check:books`. */
  integrityChecks?: readonly IntegrityCheck[];
  /** Commands of the operator, by name. */
  commands?: Readonly<Record<string, Command>>;
  /** Runs before the first request. */
  ready?(services: Lower & Own): Promise<void>;
  /** Runs when the process starts listening; not in commands and tests. */
  listening?(services: Lower & Own): void;
  /** Runs when the server closes. */
  stop?(services: Lower & Own): Promise<void>;
}
