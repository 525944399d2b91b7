import { StaffRole } from '../../src/kernel/permissions';
import { failureOf, refusalOf } from '../kit/failure';
import { MovableClock } from '../kit/movable-clock';
import { PASSWORD } from '../kit/people';
import { enrol } from '../kit/passkeys';
import { Client } from '../kit/client';
import { newMember } from '../kit/staff';
import { TestShop, openTestShop } from '../kit/test-shop';
import { logInWith, turnOff, turnOn } from '../kit/two-factor';

const clock = new MovableClock();
let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop({ clock });
});
afterEach(() => shop.close());

const SETTINGS = '{ staffSettings { requiresSecondFactor version } }';
const REQUIRE = `mutation ($required: Boolean!, $expectedVersion: Int!) {
  requireSecondFactor(required: $required, expectedVersion: $expectedVersion) {
    requiresSecondFactor version
  }
}`;
const WHO = '{ currentAdmin { id mustSetUpSecondFactor } }';
const MISSING = [403, 'SECOND_FACTOR_MISSING'];

function require(client: Client, required = true, expectedVersion = 1) {
  return client.graphql(REQUIRE, { required, expectedVersion });
}

async function newOwner() {
  const owner = await newMember(shop, StaffRole.OWNER);
  return { ...owner, ...(await turnOn(owner.client, clock)) };
}

describe('requiring a second factor', () => {
  it('is for owners who have one, with the version that they saw', async () => {
    const bare = await newMember(shop, StaffRole.OWNER);
    expect(refusalOf(await require(bare.client))).toEqual([400, 'VALIDATION', 'required']);
    const manager = await newMember(shop, StaffRole.MANAGER);
    expect(refusalOf(await require(manager.client))).toEqual([403, 'FORBIDDEN']);
    const { client } = await newOwner();
    expect(refusalOf(await require(client, true, 7))).toEqual([409, 'CONFLICT', 'expectedVersion']);
    const after = { requiresSecondFactor: true, version: 2 };
    expect((await require(client)).body.data.requireSecondFactor).toEqual(after);
    expect((await client.data(SETTINGS)).staffSettings).toEqual(after);
  });

  it('lets who has none do nothing but set one up, over GraphQL and REST', async () => {
    const owner = await newOwner();
    const { client, email, accessToken } = await newMember(shop, StaffRole.MANAGER);
    expect((await require(owner.client)).status).toBe(200);
    expect(
      refusalOf(await client.graphql('{ offerBanner { heading } adminOfferBanner { version } }')),
    ).toEqual(MISSING);
    const rest = shop.client().useBearer(accessToken);
    expect(refusalOf(await rest.send('GET', '/exports/products.csv'))).toEqual(MISSING);
    const again = shop.client();
    const both = `mutation ($input: LoginInput!) {
      adminLogin(input: $input) { admin { mustSetUpSecondFactor permissions } }
      changeOfferBanner(input: { isHidden: true, expectedVersion: 1 }) { version }
    }`;
    const input = { email, password: PASSWORD };
    expect((await again.graphql(both, { input })).body.data?.changeOfferBanner).toBeUndefined();
    expect((await logInWith(again, email)).status).toBe(200);
    expect((await again.data(WHO)).currentAdmin.mustSetUpSecondFactor).toBe(true);
    await enrol(again, shop.config.security.publicUrl);
    expect((await again.data(WHO)).currentAdmin.mustSetUpSecondFactor).toBe(false);
    expect((await again.graphql('{ adminOfferBanner { version } }')).status).toBe(200);
  });

  it('shuts out who turns theirs off, until they have one again, or it is optional again', async () => {
    const owner = await newOwner();
    const other = await newOwner();
    await require(owner.client);
    const [code] = other.recoveryCodes;
    expect((await turnOff(other.client, code)).status).toBe(200);
    expect(failureOf(await other.client.graphql(SETTINGS)).code).toBe('SECOND_FACTOR_MISSING');
    expect((await require(owner.client, false, 2)).status).toBe(200);
    expect((await other.client.graphql(SETTINGS)).status).toBe(200);
  });
});
