import type { DatabaseKind } from './environment/fixture';
import type { Environment } from './environment/environment';

/** One round of a scenario; throws if an invariant is violated. */
export type Round = (round: number) => Promise<void>;

/** One row of the table: a fault, its repetitions, and the invariants. */
export interface Scenario {
  /** For `--only`. */
  name: string;
  /** The fault and its invariants, for the table. */
  title: string;
  databases: DatabaseKind[];
  /** The number of repetitions per database; `short`: with --short. */
  times: { full: number; short: number };
  /** Prepares the scenario; returns the function for each round. */
  prepare(environment: Environment, isShort: boolean): Promise<Round>;
}
