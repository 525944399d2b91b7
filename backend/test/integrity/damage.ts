import { BusyShop } from './busy-shop';

/** A damage to the records of the busy shop. */
export interface Damage {
  /** What somebody did to the database. */
  by: string[];
  /** Everything the integrity checks then report, each line with the name of its check. */
  breaches: string[];
  /** How it is undone where it is not in the rows. */
  undo?: string[];
}

/** What is wrong, and how: by the numbers of the busy shop. */
export type Damages = Record<string, (busy: BusyShop) => Damage>;
