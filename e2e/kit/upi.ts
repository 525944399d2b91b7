import { randomInt } from 'node:crypto';
import { expect } from './fixtures';
import type { ShopApi } from './shop-api';

const settingsOperation = '{ upiSettings { payeeAddress version } }';
const changeOperation =
  'mutation ($input: UpiSettingsInput!) { changeUpiSettings(input: $input) { version } }';
const stateOperation =
  'mutation ($input: StateTransferInput!) { stateUpiTransfer(input: $input) { id } }';

/** A number of a transfer, as UPI apps show it. */
export const newUtr = () => String(randomInt(100_000_000_000, 200_000_000_000));

/** Makes the shop take UPI, unless it does; another journey changes whom it pays. */
export async function ensureUpi(api: ShopApi): Promise<void> {
  const settings = () =>
    api.call<{ payeeAddress: string | null; version: number }>(settingsOperation);
  const { payeeAddress, version: expectedVersion } = await settings();
  if (payeeAddress !== null) return;
  const payee = { payeeAddress: 'grocessay@okbank', payeeName: 'Grocessay Thane' };
  await api.call(changeOperation, { input: { ...payee, expectedVersion } }).catch(() => undefined);
  expect((await settings()).payeeAddress).not.toBeNull();
}

/** States that an order was paid by UPI. */
export const stateTransfer = (api: ShopApi, orderId: string, utr: string): Promise<unknown> =>
  api.call(stateOperation, { input: { orderId, utr } });
