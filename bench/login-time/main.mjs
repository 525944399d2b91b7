// `npm run bench:login`: whether the time of a refused login tells who has an account. See bench/README.md.
import { parseArgs } from 'node:util';
import { buildIfStale } from '../../scripts/build.mjs';
import { endChildrenOnSignal } from '../../scripts/lib/children.mjs';
import { newShopData, startShop } from '../../scripts/lib/shop-server.mjs';
import { median, telling } from './statistics.mjs';

const { values: options } = parseArgs({
  options: {
    logins: { type: 'string', default: '200' },
    /** Measures the server that is built already, whatever its sources say. */
    'as-built': { type: 'boolean', default: false },
  },
});
const logins = Number(options.logins);
const PASSWORD = 'Bench@1234';
/** Not used by the measurement: the first logins find caches cold. */
const WARM_UP = 20;

const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { id } }';
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { accessToken } }';

/**
 * @param {string} url
 * @param {string} query
 * @param {object} input
 * @returns {Promise<any>} what was answered
 */
async function send(url, query, input) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { input } }),
  });
  return response.json();
}

/**
 * @param {string} url
 * @param {string} email
 */
async function register(url, email) {
  const person = { firstName: 'Bench', lastName: 'Login', phone: '9876543210', gender: 'FEMALE' };
  const home = { district: 'Thane', state: 'Maharashtra', zipCode: '400601' };
  const dateOfBirth = '1990-01-31';
  const input = { ...person, ...home, dateOfBirth, email, password: PASSWORD };
  const { errors } = await send(url, REGISTER, input);
  if (errors) throw new Error(JSON.stringify(errors));
}

/**
 * How long a login with a wrong password takes, in milliseconds.
 * @param {string} url
 * @param {string} email
 */
async function timeOfRefusal(url, email) {
  const begunAt = performance.now();
  const { errors } = await send(url, LOGIN, { email, password: 'Wrong@1234' });
  const tookMs = performance.now() - begunAt;
  const code = errors?.[0]?.extensions.code;
  if (code !== 'WRONG_CREDENTIALS') throw new Error(`Expected WRONG_CREDENTIALS, got ${code}`);
  return tookMs;
}

/**
 * Known and unknown addresses in turns, each once, so that none is locked and both meet the same machine.
 * @param {string} url
 */
async function measure(url) {
  for (let n = 0; n < WARM_UP + logins; n++) await register(url, `known${n}@bench.test`);
  /** @type {{ known: number[], unknown: number[] }} */
  const times = { known: [], unknown: [] };
  const kinds = /** @type {const} */ (['known', 'unknown']);
  for (let n = 0; n < WARM_UP + logins; n++)
    for (const kind of n % 2 ? kinds : kinds.toReversed()) {
      const tookMs = await timeOfRefusal(url, `${kind}${n}@bench.test`);
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
