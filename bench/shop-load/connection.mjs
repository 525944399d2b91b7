// One keep-alive connection of one customer. The client must be as cheap as possible, since it shares the machine with
// the measured server.
import { Client } from 'undici';

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {Buffer} body
 */

export class Connection {
  /** @param {string} origin */
  constructor(origin) {
    this.client = new Client(origin, {
      pipelining: 1,
      headersTimeout: 60_000,
      bodyTimeout: 60_000,
    });
  }

  /**
   * @param {'GET' | 'POST'} method
   * @param {string} path
   * @param {Record<string, string> | null} headers
   * @param {string | null} body
   * @returns {Promise<Answer>}
   */
  request(method, path, headers, body) {
    return new Promise((resolve, reject) => {
      let status = 0;
      /** @type {Buffer[]} */
      const chunks = [];
      this.client.dispatch(
        { method, path, headers, body },
        {
          onConnect() {},
          onError: reject,
          onHeaders(code) {
            status = code;
            return true;
          },
          onData(chunk) {
            chunks.push(chunk);
            return true;
          },
          onComplete() {
            const [only, ...others] = chunks;
            resolve({ status, body: only && others.length === 0 ? only : Buffer.concat(chunks) });
          },
        },
      );
    });
  }

  async close() {
    await this.client.destroy().catch(() => {});
  }
}
