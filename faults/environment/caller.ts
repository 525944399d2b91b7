import { ApiFailure, type GraphqlClient, fieldOf } from '../../backend/test/kit/shared';
import { type Answer, send } from './http';

/** A caller of the shop: an admin, or a customer with their own session. */
export class Caller implements GraphqlClient {
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

  /** @throws ApiFailure, including for a lost response */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  async call<Result = any>(
    query: string,
    variables: Record<string, unknown> = {},
  ): Promise<Result> {
    const { what, status, body, code } = await this.ask(query, variables);
    if (!body?.data && !body?.errors) throw new ApiFailure(`${status} for ${what}`, code ?? 'LOST');
    return fieldOf<Result>(body);
  }

  /** Calls the REST contract, or any other path. */
  rest(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, json?: unknown): Promise<Answer> {
    return send(this.shopUrl, { method, path, token: this.token, json });
  }
}
