import { ShopError } from '../../kernel/shop-error';
import { isPassing, isUnwritable } from '../database/database-failure';

/**
 * What a caller is told of any error: our own are told as they are, the rest is INTERNAL with a fixed text, so
 * that no text of a driver, the ORM or a library gets out.
 */
export function toShopError(error: unknown): ShopError {
  if (error instanceof ShopError) return error;
  if (isUnwritable(error))
    return new ShopError(
      'UNAVAILABLE',
      'The shop cannot save anything now, please try again later',
    );
  if (isPassing(error)) return new ShopError('UNAVAILABLE', 'The shop is busy, please try again');
  return fromHttpError(error) ?? new ShopError('INTERNAL', 'Something went wrong on our side');
}

/** Errors of the HTTP server about the request itself. */
function fromHttpError(error: unknown): ShopError | undefined {
  const { statusCode, code } = (error ?? {}) as { statusCode?: number; code?: string };
  if (statusCode === 413)
    return new ShopError('PAYLOAD_TOO_LARGE', 'The request is too large', { body: 'too large' });
  if (statusCode === 415)
    return new ShopError('UNSUPPORTED_MEDIA_TYPE', 'The body should be application/json', {
      body: 'should be application/json',
    });
  if (statusCode === 404) return new ShopError('NOT_FOUND', 'There is nothing here');
  const unreadable =
    code === 'FST_ERR_CTP_INVALID_JSON_BODY' || code === 'FST_ERR_CTP_EMPTY_JSON_BODY';
  if (unreadable || error instanceof SyntaxError)
    return new ShopError('BAD_REQUEST', 'The body is not valid JSON', { body: 'not valid JSON' });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new ShopError('BAD_REQUEST', 'The request could not be read');
  return undefined;
}
