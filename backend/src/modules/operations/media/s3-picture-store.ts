import { createHash } from 'node:crypto';
import type { AwsClient } from 'aws4fetch';
import { ShopError } from '../../../kernel/shop-error';
import { S3Config } from '../../../platform/config/picture-settings';
import { TroubleLog, warnOnceAMinute } from '../../../platform/observability/log/trouble';
import { isPictureName } from './picture-name.rules';
import { PictureStore } from './picture-store';
import { operationsMessages } from '../operations.messages';

/** Includes the response and all retries. */
const LIMIT_MS = 10_000;
/** In addition to the first try; only after failures of S3 itself. */
const RETRIES = 2;

/**
 * Pictures in a bucket of S3, or of a compatible store. The bucket is in the path of the URL, which all such stores
 * support. Clients send and receive pictures through the shop, so nobody else needs access to the bucket.
 */
export class S3PictureStore implements PictureStore {
  private client?: Promise<AwsClient>;

  /** @param prefix of the keys of these pictures, such as photos/ */
  constructor(
    private readonly config: S3Config,
    private readonly log: Pick<TroubleLog, 'warn'>,
    private readonly prefix = '',
    private readonly limitMs = LIMIT_MS,
  ) {}

  async put(name: string, bytes: Buffer): Promise<void> {
    const body = new Uint8Array(bytes);
    const headers = {
      'content-type': 'image/webp',
      // Signed, so that a body damaged in transit is rejected.
      'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
    };
    const { status } = await this.send(name, { method: 'PUT', headers, body });
    if (status !== 200) throw this.refused('PUT', status);
  }

  async get(name: string): Promise<Buffer | undefined> {
    const { status, content } = await this.send(name, { method: 'GET' });
    if (status === 404) return undefined;
    if (status !== 200) throw this.refused('GET', status);
    return content;
  }

  async remove(name: string): Promise<void> {
    const { status } = await this.send(name, { method: 'DELETE' });
    if (![200, 204, 404].includes(status)) throw this.refused('DELETE', status);
  }

  /** @throws UNAVAILABLE if the store is down, fails, or is too slow */
  private async send(
    name: string,
    init: RequestInit,
  ): Promise<{ status: number; content: Buffer }> {
    const { endpoint, bucket } = this.config;
    if (!isPictureName(name)) throw new Error('Not the name of a picture');
    try {
      const client = await (this.client ??= this.connect());
      const signal = AbortSignal.timeout(this.limitMs);
      const response = await client.fetch(`${endpoint}/${bucket}/${this.prefix}${name}`, {
        ...init,
        signal,
      });
      const content = Buffer.from(await response.arrayBuffer());
      if (response.status < 500 && response.status !== 429)
        return { status: response.status, content };
      throw new Error(`it answered ${response.status}`);
    } catch (error) {
      const { message, cause } = error as Error;
      const reason = (cause as NodeJS.ErrnoException | undefined)?.code ?? message;
      warnOnceAMinute(this.log, { reason }, 'The store of pictures does not answer');
      throw away();
    }
  }

  /** A rejected key or a missing bucket: somebody has to check the settings. */
  private refused(method: string, status: number): ShopError {
    const reason = `S3 answered ${status} to ${method}: see the settings S3_*`;
    warnOnceAMinute(this.log, { reason }, 'The store of pictures refuses');
    return away();
  }

  /** Only shops that store pictures there load the library. */
  private async connect(): Promise<AwsClient> {
    const { AwsClient } = await import('aws4fetch');
    const { region, accessKeyId, secretAccessKey } = this.config;
    return new AwsClient({
      service: 's3',
      region,
      accessKeyId,
      secretAccessKey,
      retries: RETRIES,
    });
  }
}

function away(): ShopError {
  return new ShopError('UNAVAILABLE', operationsMessages.picturesAway());
}
