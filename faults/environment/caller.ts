import { type Answer, send } from './http';

/** Somebody who calls the shop: an admin, or a customer with a session of their own. */
export class Caller {
  constructor(
    readonly shopUrl: string,
    private readonly token?: string,
    readonly customerId?: string,
  ) {}

  /** The same person at another server. */
  at(shopUrl: string): Caller {
    return new Caller(shopUrl, this.token, this.customerId);
  }

  /** Sends a GraphQL operation. */
  ask(
    query: string,
    variables: Record<string, unknown> = {},
    hangUpAfterMs?: number,
  ): Promise<Answer> {
    const json = { query, variables };
    return send(this.shopUrl, {
      path: '/graphql',
      token: this.token,
      json,
      ...(hangUpAfterMs !== undefined && { hangUpAfterMs }),
    });
  }

  /**
   * Sends a GraphQL operation with one top-level field, and answers that field.
   * @throws Error where it is refused or lost
   */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  async get(query: string, variables: Record<string, unknown> = {}): Promise<any> {
    const { status, body, code } = await this.ask(query, variables);
    const data = body?.data && Object.values(body.data)[0];
    if (code !== undefined || data === undefined)
      throw new Error(`${status} ${code}: ${body?.errors?.[0]?.message} for ${query.slice(0, 60)}`);
    return data;
  }

  /** Calls the REST contract, or any other path. */
  rest(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, json?: unknown): Promise<Answer> {
    return send(this.shopUrl, { method, path, token: this.token, json });
  }
}
