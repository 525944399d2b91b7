// What all examples need of the shop's GraphQL API: one call that is tried again while the shop or the network is away.
import { setTimeout as sleep } from 'node:timers/promises';

/** The longest pause between two tries, in milliseconds. */
const LONGEST_PAUSE_MS = 30_000;

/** The shop refused a call: the same call would be refused again. */
export class Refused extends Error {
  /** @param {{ message: string, extensions?: { code?: string } }} error the first of the answer */
  constructor({ message, extensions }) {
    super(`${extensions?.code ?? 'ERROR'}: ${message}`);
    this.code = extensions?.code;
  }
}

/**
 * A client of one shop.
 * @param {{ url: string, token: string, tries?: number }} shop its address, an API token, and how often a call is tried
 * while no answer comes (for ever, unless told)
 */
export function shopClient({ url, token, tries = Infinity }) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };

  /** @returns the answer; undefined with a pause in milliseconds where the call should be sent again */
  async function once(body) {
    let response;
    try {
      response = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
      const answer = await response.json();
      if (response.status === 503) return { failure: new Refused(answer.errors[0]) };
      if (response.status === 429) {
        const pauseMs = Number(response.headers.get('retry-after') ?? 1) * 1_000;
        return { failure: new Refused(answer.errors[0]), pauseMs };
      }
      if (answer.errors) throw new Refused(answer.errors[0]);
      return { data: answer.data };
    } catch (error) {
      if (error instanceof Refused) throw error;
      return { failure: error }; // no answer, or half of one: whether the call was carried out is not known
    }
  }

  /**
   * Asks the shop. What changes anything has to be safe to send twice, by a key or by its nature: where an answer is lost,
   * the call is sent again.
   * @param {string} query a GraphQL document
   * @param {object} variables its variables
   * @throws Refused where the shop refuses it
   */
  return async function ask(query, variables = {}) {
    const body = JSON.stringify({ query, variables });
    for (let tried = 1; ; tried++) {
      const { data, failure, pauseMs } = await once(body);
      if (data) return data;
      if (tried >= tries) throw failure;
      await sleep(pauseMs ?? Math.min(250 * 2 ** Math.min(tried, 10), LONGEST_PAUSE_MS));
    }
  };
}

/**
 * A setting of the environment.
 * @param {string} name
 */
export function setting(name) {
  const value = process.env[name];
  if (value) return value;
  console.error(`${name} is not set`);
  process.exit(2);
}
