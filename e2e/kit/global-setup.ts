import { newShopData, startShop } from '../../scripts/lib/shop-server.mjs';

/** Settings of the shop for this run only. */
const extraSettings: Record<string, string> = JSON.parse(process.env['E2E_SETTINGS'] ?? '{}');

/** Starts the built shop once for the whole run; what it answers stops it again. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const data = await newShopData(process.env['E2E_DATABASE_URL']);
  const shop = await startShop(data, undefined, {
    node: process.env['E2E_NODE'],
    // Receivers of webhooks are on this machine here.
    environment: { WEBHOOK_NETWORKS: '127.0.0.0/8', ...extraSettings },
  }).catch(async (error: unknown) => {
    await data.remove();
    throw error;
  });
  process.env['E2E_BASE_URL'] = shop.url;
  process.env['E2E_DATA_DIR'] = data.folder;
  return async () => {
    await shop.stop();
    await data.remove();
  };
}
