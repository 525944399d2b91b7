import { FastifyInstance, InjectOptions } from 'fastify';
import { ApiContract } from './api-contract';
import { GraphqlClient, fieldOf } from './shared';

/** A response with its body parsed as JSON. */
export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  text: string;
  // Each test checks the shape of a response.
  body: any; // eslint-disable-line @typescript-eslint/no-explicit-any
}

/**
 * A browser or program that calls the shop over GraphQL and REST, and keeps its cookies. REST responses must match the
 * shop's OpenAPI document.
 */
export class Client implements GraphqlClient {
  private readonly cookies = new Map<string, string>();
  private bearer?: string;

  constructor(private readonly http: FastifyInstance) {}

  /** Sends an access token instead of cookies from now on. */
  useBearer(token: string): this {
    this.bearer = token;
    return this;
  }

  /** Sets a cookie. */
  keepCookie(name: string, value: string): this {
    this.cookies.set(name, value);
    return this;
  }

  /** The value of a cookie. */
  cookie(name: string): string | undefined {
    return this.cookies.get(name);
  }

  /** Its credential headers, for calls made elsewhere. */
  get credentials(): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return {
      ...(cookie && { cookie }),
      ...(this.bearer && { authorization: `Bearer ${this.bearer}` }),
    };
  }

  async graphql(query: string, variables?: Record<string, unknown>): Promise<Answer> {
    return this.send('POST', '/graphql', { query, variables });
  }

  /** The data of a query that must succeed. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  async data(query: string, variables?: Record<string, unknown>): Promise<any> {
    const { body } = await this.graphql(query, variables);
    if (body.errors) throw new Error(JSON.stringify(body.errors));
    return body.data;
  }

  async call<Result>(operation: string, variables?: Record<string, unknown>): Promise<Result> {
    return fieldOf<Result>((await this.graphql(operation, variables)).body);
  }

  /** Downloads a file. */
  async download(url: string): Promise<Answer & { bytes: Buffer }> {
    const cookies = Object.fromEntries(this.cookies);
    const { statusCode, headers, rawPayload } = await this.http.inject({ url, cookies });
    const answer = { status: statusCode, headers, text: '', body: jsonOf(rawPayload.toString()) };
    ApiContract.of(this.http).check('GET', url, answer);
    return { ...answer, body: undefined, bytes: rawPayload };
  }

  /** Sends any call; objects are sent as JSON, texts unchanged. */
  async send(
    method: InjectOptions['method'],
    url: string,
    payload?: object | string,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await this.http.inject({
      method,
      url,
      payload,
      cookies: Object.fromEntries(this.cookies),
      headers: {
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.bearer && { authorization: `Bearer ${this.bearer}` }),
        ...headers,
      },
    });
    for (const { name, value } of response.cookies) this.cookies.set(name, value);
    const answer = {
      status: response.statusCode,
      headers: response.headers,
      text: response.payload,
      body: jsonOf(response.payload),
    };
    ApiContract.of(this.http).check(method ?? 'GET', url, answer);
    return answer;
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
