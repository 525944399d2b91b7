import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { t } from '@lingui/core/macro';

/**
 * Sends a photo. The same photo again is the same one to the shop, so a retry after a lost answer needs no key.
 * Fails as an operation of GraphQL does, so that `toShopError` reads it.
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
