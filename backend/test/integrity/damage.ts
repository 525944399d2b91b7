import { BusyShop } from './busy-shop';

/** A damage to the records of the busy shop. */
export interface Damage {
  /** The statements that damage the database. */
  by: string[];
  /** Everything that the integrity checks then report, each line with the name of its check. */
  breaches: string[];
  /** The statements that undo it, if restoring the rows is not enough. */
  undo?: string[];
}

/** The damages by name, with the numbers of the busy shop. */
export type Damages = Record<string, (busy: BusyShop) => Damage>;
