import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Possible errors in the response of an authenticator. */
export interface Deviation {
  origin?: string;
  rpId?: string;
  /** The reported use counter; by default incremented. */
  counter?: number;
  /** Whether it required a PIN or fingerprint. */
  isUserVerified?: boolean;
  challenge?: string;
}

/** The WebAuthn options that it reads. */
interface Options {
  challenge: string;
  rpId?: string;
  rp?: { id: string };
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

/** Simulates a security key and its browser (WebAuthn, ES256) with its own keys. */
export class SoftwareAuthenticator {
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly id = randomBytes(32).toString('base64url');
  private uses = 0;

  constructor(private readonly origin: string) {}

  /** Creates the passkey. */
  create(options: Options, deviation: Deviation = {}) {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    // COSE: EC2, ES256, P-256, and the point.
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytesOf(x)],
      [-3, bytesOf(y)],
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const attested = [Buffer.alloc(16), length, id, isoCBOR.encode(key)];
    const authData = Buffer.concat([this.head(options, deviation, ATTESTED), ...attested]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      id: this.id,
      clientDataJSON: this.clientData('webauthn.create', options, deviation).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
      transports: ['usb'],
    };
  }

  /** Responds with the passkey's assertion. */
  answer(options: Options, deviation: Deviation = {}) {
    const clientData = this.clientData('webauthn.get', options, deviation);
    const authenticatorData = this.head(options, deviation, 0);
    const signed = Buffer.concat([authenticatorData, hashOf(clientData)]);
    return {
      id: this.id,
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: sign('sha256', signed, this.keys.privateKey).toString('base64url'),
    };
  }

  private head(
    { rp, rpId = rp?.id ?? '' }: Options,
    { rpId: given, counter, isUserVerified = true }: Deviation,
    flags: number,
  ): Buffer {
    this.uses = counter ?? this.uses + 1;
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags | PRESENT | (isUserVerified ? VERIFIED : 0));
    rest.writeUInt32BE(this.uses, 1);
    return Buffer.concat([hashOf(given ?? rpId), rest]);
  }

  private clientData(type: string, { challenge }: Options, deviation: Deviation): Buffer {
    const { origin = this.origin, challenge: given = challenge } = deviation;
    return Buffer.from(JSON.stringify({ type, challenge: given, origin, crossOrigin: false }));
  }
}

function hashOf(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}

function bytesOf(base64url: string): Uint8Array {
  return new Uint8Array(Buffer.from(base64url, 'base64url'));
}
