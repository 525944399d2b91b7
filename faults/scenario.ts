import type { DatabaseKind } from './environment/fixture';
import type { Environment } from './environment/environment';

/** What happens once: throws where what must hold does not. */
export type Round = (round: number) => Promise<void>;

/** One row of the table: a fault, how often it strikes, and what must hold. */
export interface Scenario {
  /** For `--only`. */
  name: string;
  /** The fault and what must hold, for the table. */
  title: string;
  databases: DatabaseKind[];
  /** How often it strikes each database; `short`: with --short. */
  times: { full: number; short: number };
  /** Gets everything ready; answers what happens each time. */
  prepare(environment: Environment, isShort: boolean): Promise<Round>;
}
