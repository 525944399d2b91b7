import { createHash } from 'node:crypto';
import type { AwsClient } from 'aws4fetch';
import { ShopError } from '../../../kernel/shop-error';
import { S3Config } from '../../../platform/config/picture-settings';
import { TroubleLog, warnOnceAMinute } from '../../../platform/observability/log/trouble';
import { isPictureName } from './picture-name.rules';
import { PictureStore } from './picture-store';
import { operationsMessages } from '../operations.messages';

/** With the answer, and all that is tried again. */
const LIMIT_MS = 10_000;
/** After the first; only of what S3 itself failed at. */
const RETRIES = 2;

/**
 * Pictures in a bucket of S3, or of a store that speaks as S3 does. The bucket stands in the path of the address, which
 * all such stores take. A picture comes and goes through the shop, so the bucket needs to be open to nobody else.
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
      // Signed, so that what was damaged on the way is refused.
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

  /** @throws UNAVAILABLE where the store is away, fails, or takes too long */
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

  /** A key that is refused, a bucket that is not there: somebody has to look at the settings. */
  private refused(method: string, status: number): ShopError {
    const reason = `S3 answered ${status} to ${method}: see the settings S3_*`;
    warnOnceAMinute(this.log, { reason }, 'The store of pictures refuses');
    return away();
  }

  /** The library is for those who keep pictures there, and nobody else loads it. */
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
