import { ApiToken } from '../../src/modules/identity/api-tokens/api-token.entity';
import { StaffRole } from '../../src/kernel/permissions';
import { Session } from '../../src/modules/identity/sessions/session.entity';
import { PASSWORD } from '../kit/people';
import { Caller, Kind } from './kinds';
import { Person, newMarkedCustomer, newMember } from './people';
import { newToken, removeMember } from './staff-calls';
import { World } from './world';

const LONG_AGO = new Date('2020-01-01T00:00:00Z');

type Somebody = (world: World) => Promise<Person>;
const customer: Somebody = ({ shop }) => newMarkedCustomer(shop);
const owner: Somebody = ({ shop }) => newMember(shop, StaffRole.OWNER);

/** A customer and an owner whose session has ended; their calls still send its token. */
function both(name: string, end: (world: World, who: Person) => Promise<string | void>): Kind[] {
  const kind = (of: string, make: Somebody): Kind => ({
    name: `${name} session of ${of}`,
    column: 'guest',
    make: async (world) => {
      const who = await make(world);
      return bearer(world, (await end(world, who)) ?? who.accessToken);
    },
  });
  return [kind('a customer', customer), kind('an owner', owner)];
}

/** An ended API token, which an owner created. */
function token(
  name: string,
  end: (world: World, who: Person, tokenId: string) => Promise<unknown>,
): Kind {
  const make = async (world: World) => {
    const who = await owner(world);
    const made = await newToken(who.client, 'MANAGE_CATALOGUE');
    await end(world, who, made.id);
    return bearer(world, made.token);
  };
  return { name, column: 'guest', make };
}

/** Callers whose access has ended: the shop treats them as guests. */
export const deadKinds: Kind[] = [
  // Expired by inactivity: the next login deletes sessions that are past their last day.
  ...both('expired', async ({ shop }, { owner: whose }) => {
    await shop.database.write((tx) => tx.update(Session, whose, { lastUsedAt: LONG_AGO }));
  }),
  ...both('revoked', async (_world, { client }) => {
    await client.data('mutation { logout }');
  }),
  ...both('tampered', async (_world, { accessToken }) => tampered(accessToken)),
  { name: 'session of a deleted customer', column: 'guest', make: deletedCustomer },
  { name: 'session of a removed owner', column: 'guest', make: removedOwner },
  token('token of a removed owner', ({ members }, { id }) =>
    removeMember(members.owner.client, id),
  ),
  token('expired token', ({ shop }, _who, id) =>
    shop.database.write((tx) => tx.update(ApiToken, { id: Number(id) }, { expiresAt: LONG_AGO })),
  ),
  token('revoked token', (_world, { client }, id) =>
    client.data('mutation ($id: ID!) { revokeApiToken(id: $id) }', { id }),
  ),
];

function bearer({ shop }: World, accessToken: string): Caller {
  const again = (): Caller => ({ client: shop.client().useBearer(accessToken), again });
  return again();
}

/** A token with one changed character. */
function tampered(accessToken: string): string {
  const middle = accessToken.length >> 1;
  const other = accessToken[middle] === 'A' ? 'B' : 'A';
  return `${accessToken.slice(0, middle)}${other}${accessToken.slice(middle + 1)}`;
}

async function deletedCustomer(world: World): Promise<Caller> {
  const { client, accessToken } = await newMarkedCustomer(world.shop);
  const DELETE = 'mutation ($password: String!) { deleteAccount(password: $password) }';
  await client.data(DELETE, { password: PASSWORD });
  return bearer(world, accessToken);
}

async function removedOwner(world: World): Promise<Caller> {
  const { id, accessToken } = await owner(world);
  await removeMember(world.members.owner.client, id);
  return bearer(world, accessToken);
}
