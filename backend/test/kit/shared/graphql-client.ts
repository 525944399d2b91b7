/** An answer of the GraphQL API that carries errors. */
export class ApiFailure extends Error {
  constructor(
    message: string,
    readonly code: string,
  ) {
    super(`${code}: ${message}`);
  }
}

/** The body of an answer. */
export interface GraphqlBody {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions: { code: string } }[];
}

/** A caller of the GraphQL API, in whatever way it reaches the server: injected, from a browser, or over HTTP. */
export interface GraphqlClient {
  /**
   * Sends an operation with one top-level field and answers that field.
   * @throws ApiFailure when the answer carries errors
   */
  call<Result>(operation: string, variables?: Record<string, unknown>): Promise<Result>;
}

/**
 * The only top-level field of an answer.
 * @throws ApiFailure when the answer carries errors
 */
export function fieldOf<Result>({ data, errors }: GraphqlBody): Result {
  if (errors?.[0]) throw new ApiFailure(errors[0].message, errors[0].extensions.code);
  const [result] = Object.values(data ?? {});
  return result as Result;
}
