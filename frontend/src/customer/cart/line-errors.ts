import type { ShopError } from '../../apollo/shop-error';

const prefix = 'items.';

/** The error messages of a refused order by cart line id. The server names a line as 'items.1501'. */
export const lineErrorsOf = (refusal: ShopError | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(refusal?.fields ?? {})
      .filter(([field]) => field.startsWith(prefix))
      .map(([field, message]) => [field.slice(prefix.length), message]),
  );
