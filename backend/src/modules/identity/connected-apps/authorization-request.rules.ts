import { AppScope, appScopes, isAppScope } from '../../../kernel/app-scopes';
import { OAuthError } from './oauth-error.rules';

/** What an app asks for, as it stands in the address of the page where the customer is asked. */
export interface AuthorizationRequest {
  responseType: string | null;
  scope: string | null;
  codeChallenge: string | null;
  codeChallengeMethod: string | null;
  resource: string | null;
}

/** What a customer is asked for. */
export interface WantedConnection {
  scopes: AppScope[];
  codeChallenge: string;
}

/** The SHA-256 of a text in base64url. */
const CHALLENGE = /^[\w-]{43}$/;

/**
 * Reads what an app asks for.
 * @param resource the one endpoint that tokens are given for
 * @throws OAuthError, which the app is told
 */
export function readRequest(request: AuthorizationRequest, resource: string): WantedConnection {
  if (request.responseType !== 'code')
    throw new OAuthError('unsupported_response_type', 'response_type has to be code');
  // RFC 7636 takes a missing method for plain, which shows the secret.
  if (request.codeChallengeMethod !== 'S256')
    throw new OAuthError('invalid_request', 'code_challenge_method has to be S256');
  if (!CHALLENGE.test(request.codeChallenge ?? ''))
    throw new OAuthError('invalid_request', 'code_challenge has to be a SHA-256 in base64url');
  assertResource(request.resource, resource);
  return { scopes: readScopes(request.scope), codeChallenge: request.codeChallenge as string };
}

/**
 * Checks that tokens are asked for the endpoint that they are for; who names none means that one.
 * @throws OAuthError
 */
export function assertResource(asked: string | null, resource: string): void {
  if (asked === null || asked === resource) return;
  throw new OAuthError('invalid_target', `resource has to be ${resource}`);
}

/** The scopes among the words of a text; all of them where it names none. Other words are left out, as RFC 6749 allows. */
export function readScopes(scope: string | null): AppScope[] {
  const words = scope?.split(' ').filter(Boolean) ?? [];
  if (words.length === 0) return [...appScopes];
  const scopes = appScopes.filter((each) => words.includes(each));
  if (scopes.length === 0)
    throw new OAuthError('invalid_scope', `scope has to name some of ${appScopes.join(' ')}`);
  return scopes;
}

/**
 * Checks that no more is asked for than the customer allowed.
 * @throws OAuthError
 */
export function assertWithin(scope: string | null, allowed: readonly AppScope[]): void {
  const words = scope?.split(' ').filter(Boolean) ?? [];
  if (words.some((word) => isAppScope(word) && !allowed.includes(word)))
    throw new OAuthError('invalid_scope', 'The customer did not allow that');
}
