import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { LookupFunction } from 'node:net';
import { AllowedNetworks, isOutside, leadsInside } from './outside-address.rules';

/** What a receiver answered; a status of 0 means that nothing did. */
export interface PostResult {
  status: number;
  /** Why nothing was answered, or the beginning of the answer where it is no success. */
  failure: string | null;
}

/** What was read at an address. */
export interface ReadResult extends PostResult {
  /** All of the answer, where there is no failure. */
  text: string;
}

/** A request to an address that somebody gave. */
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
 * Posts to addresses on the internet, and nowhere else: the address is checked when the connection is made, since a name
 * can lead somewhere else by then. Redirects are not followed.
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

  /** Never fails: that nothing answered is a result, too. */
  async post({ url, headers, body }: OutsidePost): Promise<PostResult> {
    const { status, failure } = await this.send(url, { method: 'POST', headers, body });
    return { status, failure };
  }

  /** Reads a text of at most 100,000 characters. Never fails, as `post`. */
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
            // No receiver has to say more; one that goes on and on is hung up on.
            if (text.length > most) answer.destroy();
          });
          // What was hung up on fails, and has said enough.
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

  /** Closes the connections that are kept open. */
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
