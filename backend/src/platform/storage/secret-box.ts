import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SEALED = 'sealed:';
const OPEN = 'open:';

/**
 * Encrypts secrets that the shop must read again, such as those of one-time codes and webhooks. With a key, a copy of
 * the database alone reveals none of them; without one they are stored as plain text.
 */
export class SecretBox {
  private readonly key?: Buffer;

  /** @param purpose derives a separate key for each kind of secret */
  constructor(key: string | undefined, purpose: string) {
    if (key !== undefined) this.key = Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
  }

  /** Encrypts a secret for storage. */
  seal(secret: string): string {
    if (!this.key) return OPEN + secret;
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.key, nonce);
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return SEALED + Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url');
  }

  /** Decrypts a secret; undefined where it was encrypted with another key. */
  open(stored: string): string | undefined {
    if (stored.startsWith(OPEN)) return stored.slice(OPEN.length);
    if (!this.key) return undefined;
    const bytes = Buffer.from(stored.slice(SEALED.length), 'base64url');
    const decipher = createDecipheriv(CIPHER, this.key, bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    try {
      const opened = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
      return Buffer.concat([opened, decipher.final()]).toString('utf8');
    } catch {
      return undefined;
    }
  }
}
