import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { t } from '@lingui/core/macro';

/**
 * Uploads a photo. The server recognises an identical photo, so a retry after a lost response needs no key.
 * Throws an error like that of a GraphQL operation, which `toShopError` can read.
 */
export async function sendPhoto(path: string, photo: Blob): Promise<void> {
  const body = new FormData();
  body.append('picture', photo, 'photo.jpg');
  const response = await fetch(path, { method: 'POST', body, credentials: 'same-origin' });
  if (response.ok) return;
  const extensions = (await response.json()) as Record<string, unknown>;
  const message = t`The photo could not be sent.`;
  throw new CombinedGraphQLErrors({ data: null, errors: [{ message, extensions }] });
}
