import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import {
  IncomingHttpHeaders,
  IncomingMessage,
  Server,
  ServerResponse,
  createServer,
} from 'node:http';
import { AddressInfo } from 'node:net';
import { S3Config } from '../../src/platform/config/picture-settings';

/** The signed parts of a request. */
export interface SignedRequest {
  method: string;
  /** Path and query. */
  target: string;
  headers: IncomingHttpHeaders;
}

const KEYS = { accessKeyId: 'AKIASHOPTEST', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+Kx7' };
const ALLOWED_SKEW_MS = 15 * 60_000;

/**
 * A stand-in for S3 with the calls that the shop uses: PUT, GET and DELETE of objects in one bucket. It has its own
 * check of signatures (AWS Signature Version 4), the hash of the body, and the time, and responds to errors like S3.
 */
export class S3Server {
  readonly objects = new Map<string, { bytes: Buffer; type: string | undefined }>();
  /** Statuses of the next responses, instead of executing the requests. */
  readonly failures: number[] = [];
  /** Whether it accepts requests without responding. */
  isMute = false;

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => void this.serve(request, response));
  }

  static async open(): Promise<S3Server> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new S3Server(server);
  }

  /** The settings to connect to it. */
  get config(): S3Config {
    const { port } = this.server.address() as AddressInfo;
    const endpoint = `http://127.0.0.1:${port}`;
    return { endpoint, bucket: 'pictures', region: 'ap-south-1', ...KEYS };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (this.isMute) return;
    const body = Buffer.concat(chunks);
    const [status, answer, type] = this.answer(request, body);
    response.writeHead(status, { 'content-type': type ?? 'application/xml' }).end(answer);
  }

  private answer(request: IncomingMessage, body: Buffer): [number, (Buffer | string)?, string?] {
    const failure = this.failures.shift();
    if (failure) return [failure, '<Error><Code>InternalError</Code></Error>'];
    const { method = '', url: target = '', headers } = request;
    const refusal = this.refusalOf({ method, target, headers }, body);
    if (refusal) return [403, `<Error><Code>${refusal}</Code></Error>`];
    const [, bucket, key] = /^\/([^/]+)\/(.+)$/.exec(target) ?? [];
    if (bucket !== this.config.bucket || !key)
      return [404, '<Error><Code>NoSuchBucket</Code></Error>'];
    if (method === 'PUT') {
      this.objects.set(key, { bytes: body, type: headers['content-type'] });
      return [200];
    }
    if (method === 'DELETE') return this.objects.delete(key) ? [204] : [404];
    const object = this.objects.get(key);
    return object
      ? [200, object.bytes, object.type]
      : [404, '<Error><Code>NoSuchKey</Code></Error>'];
  }

  private refusalOf(request: SignedRequest, body: Buffer): string | undefined {
    const { 'x-amz-date': date, 'x-amz-content-sha256': hash } = request.headers;
    if (Math.abs(Date.now() - millisecondsOf(String(date))) > ALLOWED_SKEW_MS)
      return 'RequestTimeTooSkewed';
    if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
    return isSignedWith(request, this.config) ? undefined : 'SignatureDoesNotMatch';
  }
}

/** Whether the Authorization header of a request has a valid signature (Version 4, for S3) with these keys. */
export function isSignedWith(
  { method, target, headers }: SignedRequest,
  { accessKeyId, secretAccessKey, region }: Omit<S3Config, 'endpoint' | 'bucket'>,
): boolean {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/;
  const [, key, day = '', place, names = '', signature = ''] =
    pattern.exec(headers.authorization ?? '') ?? [];
  const signed = names.split(';');
  const needed = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  if (key !== accessKeyId || place !== region) return false;
  if (needed.some((name) => !signed.includes(name))) return false;
  const [path = '', query = ''] = target.split('?');
  const canonical = [
    method,
    path,
    query,
    ...signed.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const signingKey = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${secretAccessKey}`,
  );
  return timingSafeEqual(hmac(signingKey, text), Buffer.from(signature, 'hex'));
}

/** 20261121T120000Z */
function millisecondsOf(date: string): number {
  return Date.parse(
    date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
  );
}

function sha256(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
