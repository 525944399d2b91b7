/** A GraphQL response with errors. */
export class ApiFailure extends Error {
  constructor(
    message: string,
    readonly code: string,
  ) {
    super(`${code}: ${message}`);
  }
}

/** The body of a GraphQL response. */
export interface GraphqlBody {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions: { code: string } }[];
}

/** A caller of the GraphQL API, whatever the transport: injected, from a browser, or over HTTP. */
export interface GraphqlClient {
  /**
   * Sends an operation with one top-level field and returns that field.
   * @throws ApiFailure when the answer carries errors
   */
  call<Result>(operation: string, variables?: Record<string, unknown>): Promise<Result>;
}

/**
 * The only top-level field of a response.
 * @throws ApiFailure when the answer carries errors
 */
export function fieldOf<Result>({ data, errors }: GraphqlBody): Result {
  if (errors?.[0]) throw new ApiFailure(errors[0].message, errors[0].extensions.code);
  const [result] = Object.values(data ?? {});
  return result as Result;
}
