import { randomUUID } from 'node:crypto';
import { App } from '../../src/modules/identity/connected-apps/app.entity';
import { AppConnection } from '../../src/modules/identity/connected-apps/app-connection.entity';
import { OrderProposal } from '../../src/modules/ordering/proposals/order-proposal.entity';
import { PaymentMethod } from '../../src/kernel/order.enums';
import { hashToken, newSecretToken } from '../../src/modules/identity/credentials/secret-token';
import { Customer } from './people';
import { World } from './world';

const REDIRECT = 'https://app.example/callback';

/** An app that is not connected yet. */
async function newApp({ shop }: World): Promise<App> {
  const app = { clientId: randomUUID(), name: 'Helper', redirectUris: [REDIRECT] };
  return shop.database.write((tx) =>
    tx.save(tx.create(App, { ...app, createdAt: new Date(), usedAt: null })),
  );
}

/** The request of an app. */
export async function newAppRequest(world: World) {
  const { clientId } = await newApp(world);
  const proof = { codeChallenge: 'a'.repeat(43), codeChallengeMethod: 'S256' };
  return { clientId, redirectUri: REDIRECT, responseType: 'code', ...proof };
}

/** An order that an app proposed to a customer; returns the number of the proposal. */
export async function newProposal(world: World, customer: Customer): Promise<number> {
  const connectionId = await newConnection(world, customer);
  const createdAt = new Date();
  const expiresAt = new Date(createdAt.getTime() + 60 * 60 * 1000);
  const deliverySlot = { date: '2026-03-02', startMinute: 1020, endMinute: 1140 };
  const choice = {
    ...{ deliverySlotId: '2026-03-02/1020', deliverySlot, paymentMethod: PaymentMethod.CARD },
    ...{ addressId: null, couponCode: null, useGiftCredit: false, substitution: null },
  };
  const { id } = await world.shop.database.write((tx) =>
    tx.save(
      tx.create(OrderProposal, {
        ...{ connectionId, customerId: customer.id, idempotencyKey: randomUUID(), choice },
        ...{
          requestFingerprint: 'x',
          lines: [],
          bill: { subtotalPaise: 0, steps: [], toPayPaise: 0 },
        },
        ...{ orderId: null, refusedAt: null, createdAt, expiresAt },
      }),
    ),
  );
  return id;
}

/** An app that a customer connected; returns the number of the connection. */
export async function newConnection(world: World, { id: customerId }: Customer): Promise<number> {
  const { id: appId } = await newApp(world);
  const inAnHour = new Date(Date.now() + 60 * 60 * 1000);
  const secrets = {
    codeHash: hashToken(newSecretToken()),
    accessTokenHash: hashToken(newSecretToken()),
    familyHash: hashToken(newSecretToken()),
    refreshTokenHash: hashToken(newSecretToken()),
  };
  const { id } = await world.shop.database.write((tx) =>
    tx.save(
      tx.create(AppConnection, {
        ...{ appId, customerId, scopes: ['cart'], resource: 'x', redirectUri: REDIRECT },
        ...secrets,
        ...{ codeChallenge: null, lastUsedAt: null, createdAt: new Date() },
        ...{ accessTokenExpiresAt: inAnHour, expiresAt: inAnHour },
      }),
    ),
  );
  return id;
}
