import { OAuthError } from './oauth-error.rules';
import { isRedirect } from './redirect.rules';

/** The metadata that an app sends. */
export interface AppMetadata {
  name: string;
  redirectUris: string[];
}

/** Longer names are truncated. */
const LONGEST_NAME = 80;
const MOST_REDIRECTS = 10;
/** Invisible characters: they could make one name look like another. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;

/**
 * Reads the metadata of a registration (RFC 7591). Whatever else it requests, the app becomes a public client: programs
 * of customers cannot keep a secret.
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

/** The app's name; the host of its URL if it sends none. */
function nameOf(name: unknown, [address = '']: readonly string[]): string {
  const seen =
    typeof name === 'string' ? name.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim() : '';
  return [...(seen || new URL(address).host)].slice(0, LONGEST_NAME).join('');
}
