// The traffic of a shop: most customers browse, some fill carts, a few order.
import { runLoad } from '../shop-load/load.mjs';
import { memoryMiB } from '../shop-load/machine.mjs';
import { scenarios } from '../shop-load/scenarios.mjs';

/** Per hundred units of work; the rest is browsing, distributed evenly. */
const SHARES = { cart: 15, checkout: 5 };
const BROWSING = ['list', 'search', 'suggestions', 'detail'];
/** The fraction of the time after which memory must not grow any more: caches are full and code is compiled. */
const WARM_UP_SHARE = 0.2;
const LOOK_EVERY_MS = 5_000;
const MOST_GROWTH = 1.1;

/**
 * @typedef {{ adapter: import('../shop-load/scenarios.mjs').Adapter, shop: import('../../scripts/lib/shop-server.mjs').Shop, size: number }} Place
 */

/** @param {string} name */
function unitsOf(name) {
  const scenario = scenarios.find((each) => each.name === name);
  if (!scenario) throw new Error(`No scenario ${name}`);
  return scenario.unitsOf;
}

/**
 * A customer with a mix of all activities.
 * @param {Place} place
 * @returns {import('../shop-load/load.mjs').Unit}
 */
function mixedUnit(place) {
  const browse = BROWSING.map((name) => unitsOf(name)(place)());
  const cart = unitsOf('cart')(place)();
  const checkout = unitsOf('checkout')(place)();
  return (conn, i) => {
    const dice = Math.random() * 100;
    if (dice < SHARES.checkout) return checkout(conn, i);
    if (dice < SHARES.checkout + SHARES.cart) return cart(conn, i);
    const look = /** @type {typeof cart} */ (browse[i % browse.length]);
    return look(conn, i);
  };
}

/** @param {number[]} values */
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Runs the mix and prints the results.
 * @param {Place} place
 * @param {{ connections: number, minutes: number }} load
 * @returns {Promise<boolean>} whether nothing failed and memory stayed stable
 */
export async function soak(place, { connections, minutes }) {
  const { adapter, shop } = place;
  const seconds = minutes * 60;
  console.log(`${connections} customers for ${minutes} minutes (80 % look, 15 % cart, 5 % order):`);
  /** @type {number[]} */
  const memory = [];
  const looking = setInterval(() => memory.push(memoryMiB(shop.pid)), LOOK_EVERY_MS);
  let minute = 0;
  const telling = setInterval(
    () => console.log(`  minute ${++minute} of ${minutes}: ${memoryMiB(shop.pid)} MiB`),
    60_000,
  );
  const window = await runLoad({
    origin: adapter.origin,
    connections,
    seconds,
    warmSeconds: 1,
    newUnit: () => mixedUnit(place),
  });
  clearInterval(looking);
  clearInterval(telling);
  const warm = memory.slice(Math.floor(memory.length * WARM_UP_SHARE));
  const tenth = Math.max(1, Math.floor(warm.length / 10));
  const [begun, ended] = [mean(warm.slice(0, tenth)), mean(warm.slice(-tenth))];
  const growth = ended / begun;
  console.log(
    `  ${window.rate.toFixed(0)} a second, p50 ${window.p50Ms.toFixed(1)} ms, p99 ${window.p99Ms.toFixed(1)} ms`,
  );
  console.log(
    `  memory ${begun.toFixed(0)} MiB when warm, ${ended.toFixed(0)} MiB at the end (x ${growth.toFixed(3)}), at most ${Math.max(...memory)} MiB`,
  );
  for (const [text, count] of Object.entries(window.failures)) console.log(`  ${count} x ${text}`);
  return Object.keys(window.failures).length === 0 && growth < MOST_GROWTH;
}
