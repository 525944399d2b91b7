import type { APIRequestContext } from '@playwright/test';
import type { GraphqlClient } from '../../backend/test/kit/shared/graphql-client';
import { fieldOf } from './shared';

/** The shop's GraphQL API, called with the cookies of one request context. */
export class ShopApi implements GraphqlClient {
  constructor(readonly request: APIRequestContext) {}

  async call<Result>(operation: string, variables: Record<string, unknown> = {}): Promise<Result> {
    const response = await this.request.post('/graphql', {
      data: { query: operation, variables },
      headers: { accept: 'application/graphql-response+json, application/json' },
    });
    return fieldOf<Result>(await response.json());
  }
}
