import { OAuthError } from './oauth-error.rules';
import { isRedirect } from './redirect.rules';

/** What an app says of itself. */
export interface AppMetadata {
  name: string;
  redirectUris: string[];
}

/** As many characters of the name are kept. */
const LONGEST_NAME = 80;
const MOST_REDIRECTS = 10;
/** Characters that nobody sees: they could make one name look like another. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;

/**
 * Reads what an app registers with (RFC 7591). Whatever else it asks for, it becomes a public client:
 * programs of customers keep no secret.
 * @throws OAuthError
 */
export function readMetadata(body: Record<string, unknown>): AppMetadata {
  const redirectUris = listOf(body['redirect_uris']);
  if (redirectUris.length === 0 || redirectUris.length > MOST_REDIRECTS)
    throw new OAuthError('invalid_redirect_uri', `Give 1 to ${MOST_REDIRECTS} redirect_uris`);
  if (!redirectUris.every(isRedirect))
    throw new OAuthError(
      'invalid_redirect_uri',
      'redirect_uris have to begin with https://, or with http://127.0.0.1, http://[::1] or http://localhost',
    );
  assertKnown(body['grant_types'], ['authorization_code', 'refresh_token'], 'grant_types');
  assertKnown(body['response_types'], ['code'], 'response_types');
  return { name: nameOf(body['client_name'], redirectUris), redirectUris };
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function assertKnown(value: unknown, known: readonly string[], field: string): void {
  if (value === undefined || listOf(value).some((each) => known.includes(each as string))) return;
  throw new OAuthError('invalid_client_metadata', `${field} has to have ${known.join(' or ')}`);
}

/** What it calls itself; the host of its address where it does not say. */
function nameOf(name: unknown, [address = '']: readonly string[]): string {
  const seen =
    typeof name === 'string' ? name.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim() : '';
  return [...(seen || new URL(address).host)].slice(0, LONGEST_NAME).join('');
}
