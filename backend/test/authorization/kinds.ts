import { StaffRole } from '../../src/kernel/permissions';
import { Client } from '../kit/client';
import { Person } from './people';
import { World } from './world';

/** A column of the tables of who may do what. */
export type Column = 'guest' | 'cart' | 'customer' | `${StaffRole}` | 'token';

/** A caller, and whose data they may see; nobody's where there is no person. */
export interface Caller {
  client: Client;
  person?: Person;
  /** Another browser with the same token. */
  again?(): Caller;
}

/** A kind of caller. Whose session is over, or never was one, is the same as a guest. */
export interface Kind {
  name: string;
  column: Column;
  make(world: World): Promise<Caller>;
  /** Where the world has one already. */
  known?(world: World): Caller;
}

export function callerOf(person: Person): Caller {
  return { client: person.client, person };
}
