// The settings that all examples read from the environment.
import { shopClient } from './client/shop-client.mjs';

/**
 * A client of the shop at SHOP_URL, called with API_TOKEN.
 * @param {{ tries?: number }} [settings] further settings
 */
export const shopOfEnvironment = (settings) =>
  shopClient({ url: setting('SHOP_URL'), token: setting('API_TOKEN'), ...settings });

function setting(name) {
  const value = process.env[name];
  if (value) return value;
  console.error(`${name} is not set`);
  process.exit(2);
}
