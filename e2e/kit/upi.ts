import { randomInt } from 'node:crypto';
import { expect } from './fixtures';
import type { ShopApi } from './shop-api';

const settingsOperation = '{ upiSettings { payeeAddress version } }';
const changeOperation =
  'mutation ($input: UpiSettingsInput!) { changeUpiSettings(input: $input) { version } }';
const stateOperation =
  'mutation ($input: StateTransferInput!) { stateUpiTransfer(input: $input) { id } }';

/** A UTR number as shown by UPI apps. */
export const newUtr = () => String(randomInt(100_000_000_000, 200_000_000_000));

/** Enables UPI unless it already is; another journey changes the payee. */
export async function ensureUpi(api: ShopApi): Promise<void> {
  const settings = () =>
    api.call<{ payeeAddress: string | null; version: number }>(settingsOperation);
  const { payeeAddress, version: expectedVersion } = await settings();
  if (payeeAddress !== null) return;
  const payee = { payeeAddress: 'grocessay@okbank', payeeName: 'Grocessay Thane' };
  await api.call(changeOperation, { input: { ...payee, expectedVersion } }).catch(() => undefined);
  expect((await settings()).payeeAddress).not.toBeNull();
}

/** States a UPI transfer for an order. */
export const stateTransfer = (
  api: ShopApi,
  orderId: string,
  utr: string,
): Promise<{ id: string }> => api.call(stateOperation, { input: { orderId, utr } });
