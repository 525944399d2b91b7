import { StaffRole } from '../../src/kernel/permissions';
import { Client } from '../kit/client';
import { Person } from './people';
import { World } from './world';

/** A column of the permission tables. */
export type Column = 'guest' | 'cart' | 'customer' | `${StaffRole}` | 'token';

/** A caller, and the person whose data they may see, if any. */
export interface Caller {
  client: Client;
  person?: Person;
  /** Another browser with the same token. */
  again?(): Caller;
}

/** A kind of caller. A caller with an ended or invalid session counts as a guest. */
export interface Kind {
  name: string;
  column: Column;
  make(world: World): Promise<Caller>;
  /** The existing caller of the world, if there is one. */
  known?(world: World): Caller;
}

export function callerOf(person: Person): Caller {
  return { client: person.client, person };
}
