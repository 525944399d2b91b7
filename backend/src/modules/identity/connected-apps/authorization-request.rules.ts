import { AppScope, appScopes, isAppScope } from '../../../kernel/app-scopes';
import { OAuthError } from './oauth-error.rules';

/** The request of an app, from the query of the consent page's URL. */
export interface AuthorizationRequest {
  responseType: string | null;
  scope: string | null;
  codeChallenge: string | null;
  codeChallengeMethod: string | null;
  resource: string | null;
}

/** The request for consent that the customer sees. */
export interface WantedConnection {
  scopes: AppScope[];
  codeChallenge: string;
}

/** The SHA-256 of a text in base64url. */
const CHALLENGE = /^[\w-]{43}$/;

/**
 * Reads the request of an app.
 * @param resource the only endpoint that tokens are issued for
 * @throws OAuthError, which the app receives
 */
export function readRequest(request: AuthorizationRequest, resource: string): WantedConnection {
  if (request.responseType !== 'code')
    throw new OAuthError('unsupported_response_type', 'response_type has to be code');
  // RFC 7636 defaults a missing method to plain, which reveals the secret.
  if (request.codeChallengeMethod !== 'S256')
    throw new OAuthError('invalid_request', 'code_challenge_method has to be S256');
  if (!CHALLENGE.test(request.codeChallenge ?? ''))
    throw new OAuthError('invalid_request', 'code_challenge has to be a SHA-256 in base64url');
  assertResource(request.resource, resource);
  return { scopes: readScopes(request.scope), codeChallenge: request.codeChallenge as string };
}

/**
 * Checks that tokens are requested for their endpoint; a request without an endpoint means that one.
 * @throws OAuthError
 */
export function assertResource(asked: string | null, resource: string): void {
  if (asked === null || asked === resource) return;
  throw new OAuthError('invalid_target', `resource has to be ${resource}`);
}

/** The scopes in a text; all scopes if it has none. Unknown words are ignored, as RFC 6749 allows. */
export function readScopes(scope: string | null): AppScope[] {
  const words = scope?.split(' ').filter(Boolean) ?? [];
  if (words.length === 0) return [...appScopes];
  const scopes = appScopes.filter((each) => words.includes(each));
  if (scopes.length === 0)
    throw new OAuthError('invalid_scope', `scope has to name some of ${appScopes.join(' ')}`);
  return scopes;
}

/**
 * Checks that a request stays within the customer's consent.
 * @throws OAuthError
 */
export function assertWithin(scope: string | null, allowed: readonly AppScope[]): void {
  const words = scope?.split(' ').filter(Boolean) ?? [];
  if (words.some((word) => isAppScope(word) && !allowed.includes(word)))
    throw new OAuthError('invalid_scope', 'The customer did not allow that');
}
