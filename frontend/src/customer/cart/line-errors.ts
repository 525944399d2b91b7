import type { ShopError } from '../../apollo/shop-error';

const prefix = 'items.';

/** What a refused order says about its lines, by cart id: the server names a line as 'items.1501'. */
export const lineErrorsOf = (refusal: ShopError | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(refusal?.fields ?? {})
      .filter(([field]) => field.startsWith(prefix))
      .map(([field, message]) => [field.slice(prefix.length), message]),
  );
