import { ShopError } from '../../kernel/shop-error';
import { isPassing, isUnwritable } from '../database/database-failure';
import { platformMessages } from '../platform.messages';
import { refOf } from '../../kernel/message';

/**
 * Converts any error to one for callers: errors of the shop unchanged, all others to INTERNAL with a fixed text, so
 * that no text of a driver, the ORM or a library leaks.
 */
export function toShopError(error: unknown): ShopError {
  if (error instanceof ShopError) return error;
  if (isUnwritable(error)) return new ShopError('UNAVAILABLE', platformMessages.cannotSave());
  if (isPassing(error)) return new ShopError('UNAVAILABLE', platformMessages.busy());
  return fromHttpError(error) ?? new ShopError('INTERNAL', platformMessages.internal());
}

/** Errors of the HTTP server about the request itself. */
function fromHttpError(error: unknown): ShopError | undefined {
  const { statusCode, code } = (error ?? {}) as { statusCode?: number; code?: string };
  if (statusCode === 413)
    return new ShopError('PAYLOAD_TOO_LARGE', platformMessages.requestTooLarge(), {
      body: platformMessages.bodyTooLarge(),
    });
  if (statusCode === 415)
    return new ShopError('UNSUPPORTED_MEDIA_TYPE', platformMessages.bodyNotJsonType(), {
      body: platformMessages.bodyFieldNotJsonType(),
    });
  if (statusCode === 404) return new ShopError('NOT_FOUND', platformMessages.nothingHere());
  const unreadable =
    code === 'FST_ERR_CTP_INVALID_JSON_BODY' || code === 'FST_ERR_CTP_EMPTY_JSON_BODY';
  if (unreadable || error instanceof SyntaxError)
    return new ShopError('BAD_REQUEST', platformMessages.bodyNotJson(), {
      body: platformMessages.bodyFieldNotJson(),
    });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new ShopError('BAD_REQUEST', platformMessages.requestUnreadable());
  return undefined;
}

/** The message ids of an error's texts, so that clients can translate them. */
export function messagesOf({ reason, fieldReasons }: ShopError) {
  if (!fieldReasons) return refOf(reason);
  const fieldMessages = Object.fromEntries(
    Object.entries(fieldReasons).map(([field, message]) => [field, refOf(message)]),
  );
  return { ...refOf(reason), fieldMessages };
}
