import { createECDH, createPrivateKey, hkdfSync, sign } from 'node:crypto';
import { sha256 } from '../../../kernel/sha256';

/** A public key in the format of the protocol's profiles. */
export interface PublicKey {
  kid: string;
  kty: 'EC';
  crv: 'P-256';
  x: string;
  y: string;
  use: 'sig';
  alg: 'ES256';
}

/** The parts of a request to sign. */
export interface SignedPost {
  url: string;
  body: string;
  headers: Record<'content-type' | 'idempotency-key' | 'ucp-agent', string>;
}

/** Signs requests to platforms by RFC 9421 with ES256, as the protocol requires. All servers have the same key. */
export class UcpSigner {
  readonly publicKey: PublicKey;
  private readonly key;

  /** @param secret from which the key is derived */
  constructor(secret: string) {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(Buffer.from(hkdfSync('sha256', secret, '', 'grocessay ucp signing', 32)));
    const point = pair.getPublicKey();
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
      part.toString('base64url'),
    ) as [string, string];
    const curve = { kty: 'EC', crv: 'P-256', x, y } as const;
    const d = pair.getPrivateKey().toString('base64url').padStart(43, 'A');
    this.key = createPrivateKey({ key: { ...curve, d }, format: 'jwk' });
    this.publicKey = { kid: sha256(x + y).slice(0, 16), ...curve, use: 'sig', alg: 'ES256' };
  }

  /** The headers of a request with its signature. */
  headersOf({ url, body, headers }: SignedPost): Record<string, string> {
    const { host, pathname, search } = new URL(url);
    const digest = `sha-256=:${Buffer.from(sha256(body), 'hex').toString('base64')}:`;
    const components = {
      '@method': 'POST',
      '@authority': host,
      '@path': pathname,
      ...(search !== '' && { '@query': search }),
      ...headers,
      'content-digest': digest,
    };
    const names = Object.keys(components).map((name) => `"${name}"`);
    const parameters = `(${names.join(' ')});keyid="${this.publicKey.kid}"`;
    const base = [
      ...Object.entries(components).map(([name, value]) => `"${name}": ${value}`),
      `"@signature-params": ${parameters}`,
    ].join('\n');
    const key = { key: this.key, dsaEncoding: 'ieee-p1363' } as const;
    const signature = sign('sha256', Buffer.from(base), key).toString('base64');
    return {
      ...headers,
      'content-digest': digest,
      'signature-input': `sig1=${parameters}`,
      signature: `sig1=:${signature}:`,
    };
  }
}
