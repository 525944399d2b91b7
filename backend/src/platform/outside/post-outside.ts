import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { LookupFunction } from 'node:net';
import { AllowedNetworks, isOutside, leadsInside } from './outside-address.rules';

/** The response of a receiver; status 0 means no response. */
export interface PostResult {
  status: number;
  /** Why there was no response, or the beginning of an error response. */
  failure: string | null;
}

/** The result of a GET request. */
export interface ReadResult extends PostResult {
  /** The whole response if there is no failure. */
  text: string;
}

/** A request to a user-supplied URL. */
export interface OutsidePost {
  url: string;
  headers: Record<string, string>;
  body: string | Buffer;
}

const TIMEOUT_MS = 15_000;
const MAX_SOCKETS = 16;
const MAX_FAILURE_LENGTH = 500;
const MAX_READ_LENGTH = 100_000;

/**
 * Sends requests only to public internet addresses. The IP address is checked on connecting, since a host name may
 * resolve differently by then. Redirects are not followed.
 */
export class OutsidePoster {
  private readonly agents = {
    'http:': new http.Agent({ keepAlive: true, maxSockets: MAX_SOCKETS }),
    'https:': new https.Agent({ keepAlive: true, maxSockets: MAX_SOCKETS }),
  };

  constructor(
    private readonly allowed: AllowedNetworks,
    private readonly timeoutMs = TIMEOUT_MS,
  ) {}

  /** Never rejects: a missing response is a result, too. */
  async post({ url, headers, body }: OutsidePost): Promise<PostResult> {
    const { status, failure } = await this.send(url, { method: 'POST', headers, body });
    return { status, failure };
  }

  /** Reads a text of at most 100,000 characters. Never rejects, like `post`. */
  async get(url: string): Promise<ReadResult> {
    const result = await this.send(url, { method: 'GET' }, MAX_READ_LENGTH);
    const isWhole = result.failure !== null || result.text.length <= MAX_READ_LENGTH;
    return isWhole ? result : { ...result, failure: TOO_LONG };
  }

  private send(
    url: string,
    { method, headers, body }: { method: string } & Partial<OutsidePost>,
    most = MAX_FAILURE_LENGTH,
  ): Promise<ReadResult> {
    const address = new URL(url);
    const { protocol } = address;
    if (leadsInside(address, this.allowed))
      return Promise.resolve({ status: 0, failure: NOT_OUTSIDE, text: '' });
    return new Promise((resolve) => {
      const { request } = protocol === 'https:' ? https : http;
      const sent = request(
        url,
        {
          method,
          agent: this.agents[protocol as 'http:' | 'https:'],
          headers: {
            'content-type': 'application/json',
            'user-agent': 'Grocessay',
            ...headers,
            ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
          },
          lookup: this.lookupFor(protocol),
        },
        (answer) => {
          const { statusCode: status = 0 } = answer;
          let text = '';
          const end = () => {
            clearTimeout(timer);
            const hasArrived = status >= 200 && status < 300;
            resolve({ status, failure: hasArrived ? null : failureOf(status, text), text });
          };
          answer.setEncoding('utf8');
          answer.on('data', (part: string) => {
            text += part;
            // No receiver needs to send more; the connection to one that does is closed.
            if (text.length > most) answer.destroy();
          });
          // A closed response emits an error, but enough was read.
          answer.on('error', () => {});
          answer.once('close', end);
        },
      );
      const timer = setTimeout(() => sent.destroy(new Error(NO_ANSWER)), this.timeoutMs);
      sent.once('error', (error: NodeJS.ErrnoException) => {
        clearTimeout(timer);
        resolve({ status: 0, failure: error.code ?? error.message, text: '' });
      });
      sent.end(body);
    });
  }

  /** Closes keep-alive connections. */
  close(): void {
    for (const agent of Object.values(this.agents)) agent.destroy();
  }

  private lookupFor(protocol: string): LookupFunction {
    return (hostname, options, callback) => {
      lookup(hostname, { ...options, all: true }, (error, addresses) => {
        if (error) return callback(error, '', 0);
        const refused = addresses.some(
          ({ address }) => !isOutside(address, this.allowed, protocol),
        );
        const [first] = addresses;
        if (refused || !first) return callback(new Error(NOT_OUTSIDE), '', 0);
        if (options.all) return callback(null, addresses);
        callback(null, first.address, first.family);
      });
    };
  }
}

const NOT_OUTSIDE = 'The address leads into a network that nothing is sent to';
const TOO_LONG = 'The answer is too long';
const NO_ANSWER = 'No answer in time';

function failureOf(status: number, text: string): string {
  const said = text.replaceAll('\0', '').trim();
  const characters = [...`HTTP ${status}${said ? `: ${said}` : ''}`];
  return characters.slice(0, MAX_FAILURE_LENGTH / 2).join('');
}
