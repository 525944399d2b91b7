// `npm run bench:login`: whether the response time of a refused login reveals who has an account. See bench/README.md.
import { parseArgs } from 'node:util';
import { buildIfStale } from '../../scripts/build.mjs';
import { endChildrenOnSignal } from '../../scripts/lib/children.mjs';
import { newShopData, startShop } from '../../scripts/lib/shop-server.mjs';
import { Caller, customerInput, register } from '../kit.mjs';
import { median, telling } from './statistics.mjs';

const { values: options } = parseArgs({
  options: {
    logins: { type: 'string', default: '200' },
    /** Measures the existing build of the server, even if it is stale. */
    'as-built': { type: 'boolean', default: false },
  },
});
const logins = Number(options.logins);
/** Logins before the measurement, to warm up caches. */
const WARM_UP = 20;

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { accessToken } }';

/**
 * Response time of a login with a wrong password, in milliseconds.
 * @param {Caller} guest
 * @param {string} email
 */
async function timeOfRefusal(guest, email) {
  const begunAt = performance.now();
  const { errors } = await guest.send(LOGIN, { input: { email, password: 'Wrong@1234' } });
  const tookMs = performance.now() - begunAt;
  const code = errors?.[0]?.extensions.code;
  if (code !== 'WRONG_CREDENTIALS') throw new Error(`Expected WRONG_CREDENTIALS, got ${code}`);
  return tookMs;
}

/**
 * Alternates between known and unknown addresses, each used once, so that none is locked and both run under the same
 * conditions.
 * @param {string} url
 */
async function measure(url) {
  for (let n = 0; n < WARM_UP + logins; n++)
    await register(new Caller(url), customerInput({ email: `known${n}@bench.test` }));
  /** @type {{ known: number[], unknown: number[] }} */
  const times = { known: [], unknown: [] };
  const guest = new Caller(url);
  const kinds = /** @type {const} */ (['known', 'unknown']);
  for (let n = 0; n < WARM_UP + logins; n++)
    for (const kind of n % 2 ? kinds : kinds.toReversed()) {
      const tookMs = await timeOfRefusal(guest, `${kind}${n}@bench.test`);
      if (n >= WARM_UP) times[kind].push(tookMs);
    }
  return times;
}

endChildrenOnSignal();
if (!options['as-built']) await buildIfStale();
const data = await newShopData();
const environment = { SEED_DEMO: 'false', REGISTRATIONS_PER_ADDRESS: '100000' };
const shop = await startShop(data, undefined, { environment });
try {
  const { known, unknown } = await measure(shop.url);
  const ratio = median(known) / median(unknown);
  console.log(`Refused logins, ${logins} each, in turns, one at a time:`);
  console.log(`  known e-mail addresses    median ${median(known).toFixed(2)} ms`);
  console.log(`  unknown e-mail addresses  median ${median(unknown).toFixed(2)} ms`);
  console.log(`  ratio ${ratio.toFixed(3)}`);
  if (telling(ratio)) {
    console.error('More than 10 % apart: the time tells who has an account.');
    process.exitCode = 1;
  }
} finally {
  await shop.stop();
  await data.remove();
}
