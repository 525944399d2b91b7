import { StaffRole } from '../../src/kernel/permissions';
import { fillCart } from '../kit/shopping';
import { deadKinds } from './dead-callers';
import { Caller, Column, Kind, callerOf } from './kinds';
import { Person, newMarkedCustomer, newMember } from './people';
import { newToken } from './staff-calls';
import { World } from './world';

/** A caller; there is at least one for each column of the tables. */
export interface Actor extends Caller {
  name: string;
  column: Column;
  /** Whether their access has ended, so that the shop treats them as a guest. */
  isOver: boolean;
  /** Another caller of the same kind, for calls that use up their caller. */
  spare(): Promise<Caller>;
}

const known = (of: (world: World) => Person) => (world: World) => callerOf(of(world));
const customerInput = async ({ shop }: World) => callerOf(await newMarkedCustomer(shop));

const customers: Kind[] = [
  {
    name: 'customer',
    column: 'customer',
    make: customerInput,
    known: known(({ first }) => first),
  },
  {
    name: 'another customer',
    column: 'customer',
    make: customerInput,
    known: known(({ second }) => second),
  },
];

const staff = Object.values(StaffRole).map((role): Kind => {
  const make = async ({ shop }: World) => callerOf(await newMember(shop, role));
  return { name: role, column: role, make, known: known(({ members }) => members[role]) };
});

const kinds: Kind[] = [
  { name: 'guest', column: 'guest', make: async ({ shop }) => ({ client: shop.client() }) },
  { name: 'guest with a cart', column: 'cart', make: guestWithCart },
  ...customers,
  ...staff,
  { name: 'owner who was made support', column: 'support', make: demotedOwner },
  { name: 'token that may read orders', column: 'token', make: token },
  ...deadKinds,
];

/** One caller of each kind. */
export async function everyActor(world: World): Promise<Actor[]> {
  const actors: Actor[] = [];
  for (const kind of kinds) {
    const { name, column, make, known: knownTo } = kind;
    const isOver = deadKinds.includes(kind);
    const caller = knownTo?.(world) ?? (await make(world));
    const spare = async () => caller.again?.() ?? make(world);
    actors.push({ name, column, isOver, ...caller, spare });
  }
  return actors;
}

async function guestWithCart({ shop, product }: World): Promise<Caller> {
  const client = shop.client();
  await fillCart(client, product);
  return { client };
}

async function demotedOwner({ shop, members }: World): Promise<Caller> {
  const owner = await newMember(shop, StaffRole.OWNER);
  await members.owner.client.data(CHANGE_ROLE, { id: owner.id, role: 'SUPPORT' });
  return callerOf(owner);
}

async function token({ shop, members: { owner } }: World): Promise<Caller> {
  const { token: bearer } = await newToken(owner.client);
  return { client: shop.client().useBearer(bearer), person: owner };
}

const CHANGE_ROLE = `mutation ($id: ID!, $role: StaffRole!) {
  changeStaffRole(id: $id, role: $role) { id }
}`;
