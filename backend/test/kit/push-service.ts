import { ECDH, createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { IncomingMessage, ServerResponse, createServer } from 'node:http';
import { AddressInfo } from 'node:net';
import { decrypt } from 'http_ece';

/** A browser with a subscription at the stand-in. */
export interface Browser {
  subscription: { endpoint: string; p256dh: string; auth: string };
  /** The decrypted messages it displayed. */
  shown: Record<string, unknown>[];
}

interface Known extends Browser {
  keys: ECDH;
  secret: Buffer;
}

/** A key pair as operators generate it. */
export function newVapidKeys() {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  return { publicKey, privateKey: pair.getPrivateKey('base64url') };
}

/**
 * A stand-in for the push service of a browser vendor, over HTTP: it accepts messages signed with the shop's key (RFC
 * 8292) and decrypts them for the browser (RFC 8291).
 */
export class PushServer {
  /** The statuses of the next responses, instead of 201. */
  readonly refusals: number[] = [];
  /** Number of received messages, including refused ones. */
  calls = 0;
  private readonly browsers = new Map<string, Known>();
  private readonly server = createServer((request, response) => void this.serve(request, response));
  private origin = '';

  constructor(private readonly vapidKey: string) {}

  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.origin = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return this;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** A browser subscribes. */
  newBrowser(): Browser {
    const keys = createECDH('prime256v1');
    const p256dh = keys.generateKeys('base64url');
    const secret = randomBytes(16);
    const path = `/push/${randomBytes(16).toString('hex')}`;
    const auth = secret.toString('base64url');
    const subscription = { endpoint: `${this.origin}${path}`, p256dh, auth };
    const browser = { keys, secret, subscription, shown: [] };
    this.browsers.set(path, browser);
    return browser;
  }

  /** The browser cancels its subscription. */
  forget({ subscription }: Browser): void {
    this.browsers.delete(new URL(subscription.endpoint).pathname);
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    this.calls++;
    response.writeHead(this.answer(request, Buffer.concat(chunks))).end();
  }

  private answer({ url = '', headers }: IncomingMessage, body: Buffer): number {
    const refusal = this.refusals.shift();
    if (refusal) return refusal;
    if (!this.isSigned(headers.authorization ?? '')) return 403;
    const browser = this.browsers.get(url);
    if (!browser) return 410;
    const { keys: privateKey, secret } = browser;
    const authSecret = secret.toString('base64url');
    const text = decrypt(body, { version: 'aes128gcm', privateKey, authSecret }).toString('utf8');
    browser.shown.push(JSON.parse(text) as Record<string, unknown>);
    return 201;
  }

  /** Whether the JWT is for this service and signed with the shop's published key. */
  private isSigned(authorization: string): boolean {
    const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
    const [header = '', claims = '', signature = ''] = token.split('.');
    const point = Buffer.from(this.vapidKey, 'base64url');
    const jwk = {
      ...{ kty: 'EC', crv: 'P-256' },
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'));
    const isGenuine = verify(
      'sha256',
      Buffer.from(`${header}.${claims}`),
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    return key === this.vapidKey && aud === this.origin && isGenuine;
  }
}
