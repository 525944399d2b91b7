import { newShopData, startShop } from '../../scripts/lib/shop-server.mjs';
import { startMessageHook } from './message-hook';

/** Settings of the shop for this run only. */
const extraSettings: Record<string, string> = JSON.parse(process.env['E2E_SETTINGS'] ?? '{}');

/** Starts the built shop once for the whole run; returns the function that stops it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const data = await newShopData(process.env['E2E_DATABASE_URL']);
  const hook = await startMessageHook();
  const shop = await startShop(data, undefined, {
    node: process.env['E2E_NODE'],
    // Webhook receivers run on this machine here.
    environment: {
      WEBHOOK_NETWORKS: '127.0.0.0/8',
      MESSAGE_HOOK_URL: hook.url,
      MESSAGE_HOOK_SECRET: 'of-the-journeys-and-of-no-other-shop',
      ...extraSettings,
    },
  }).catch(async (error: unknown) => {
    await hook.stop();
    await data.remove();
    throw error;
  });
  process.env['E2E_BASE_URL'] = shop.url;
  process.env['E2E_DATA_DIR'] = data.folder;
  process.env['E2E_MESSAGE_HOOK'] = hook.url;
  return async () => {
    await shop.stop();
    await hook.stop();
    await data.remove();
  };
}
