import { Agent, request } from 'node:http';

/** Keep-alive connections; additional concurrent callers wait for one. */
const agent = new Agent({ keepAlive: true, maxSockets: 256 });
const PATIENCE_MS = 60_000;
const LONGEST_WHAT = 60;

/** A response. Status 0 means that the connection was lost. */
export interface Answer {
  /** A short description of the request. */
  what: string;
  status: number;
  /** The parsed JSON body. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
  /** The shop's error code after a refusal. */
  code: string | undefined;
  tookMs: number;
}

/** A request of a caller. */
export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  token?: string | undefined;
  json?: unknown;
  /** A serialised JSON body, instead of `json`. */
  text?: string;
  headers?: Record<string, string>;
  /** Aborts the connection before the response can arrive. */
  hangUpAfterMs?: number;
}

/** Sends a request to a shop. Never rejects: a lost connection is a result, too. */
export function send(shopUrl: string, call: Call): Promise<Answer> {
  const begunAtMs = performance.now();
  const body = call.text ?? (call.json === undefined ? undefined : JSON.stringify(call.json));
  const what = `${call.path} ${body?.slice(0, LONGEST_WHAT) ?? ''}`;
  return new Promise((resolve) => {
    const answer = (status: number, text: string) =>
      resolve({ what, status, ...read(text), tookMs: performance.now() - begunAtMs });
    const outgoing = request(`${shopUrl}${call.path}`, {
      agent,
      method: call.method ?? (body === undefined ? 'GET' : 'POST'),
      headers: headersOf(call, body),
      timeout: PATIENCE_MS,
    });
    outgoing.once('timeout', () => outgoing.destroy());
    outgoing.once('error', () => answer(0, ''));
    outgoing.once('response', (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.once('error', () => answer(0, ''));
      incoming.once('end', () =>
        answer(incoming.statusCode ?? 0, Buffer.concat(chunks).toString('utf8')),
      );
    });
    outgoing.end(body);
    if (call.hangUpAfterMs !== undefined) setTimeout(() => outgoing.destroy(), call.hangUpAfterMs);
  });
}

function headersOf({ token, headers }: Call, body: string | undefined): Record<string, string> {
  return {
    accept: 'application/graphql-response+json, application/json',
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    }),
    ...headers,
  };
}

function read(text: string): Pick<Answer, 'body' | 'code'> {
  try {
    const body = JSON.parse(text);
    return { body, code: body?.errors?.[0]?.extensions?.code ?? body?.code };
  } catch {
    return { body: undefined, code: undefined };
  }
}
