import type { APIRequestContext } from '@playwright/test';

/** An answer of the shop's API that carries errors. */
export class ApiFailure extends Error {
  constructor(
    message: string,
    readonly code: string,
  ) {
    super(`${code}: ${message}`);
  }
}

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions: { code: string } }[];
}

/** The shop's GraphQL API, called with the cookies of one request context. */
export class ShopApi {
  constructor(readonly request: APIRequestContext) {}

  /**
   * Sends an operation with one top-level field and answers that field.
   * @throws ApiFailure when the answer carries errors
   */
  async call<Result>(operation: string, variables: Record<string, unknown> = {}): Promise<Result> {
    const response = await this.request.post('/graphql', {
      data: { query: operation, variables },
      headers: { accept: 'application/graphql-response+json, application/json' },
    });
    const { data, errors } = (await response.json()) as Answer;
    if (errors?.[0]) throw new ApiFailure(errors[0].message, errors[0].extensions.code);
    const [result] = Object.values(data ?? {});
    return result as Result;
  }
}
