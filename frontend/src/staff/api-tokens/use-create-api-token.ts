import { toShopError, type ShopError } from '../../apollo/shop-error';
import {
  ApiTokensDocument,
  useCreateApiTokenMutation,
} from '../../generated/staff/api-tokens/api-tokens';
import type { ApiTokenInput } from '../../generated/graphql';

export type CreatedOrRefused = { token: string } | { token?: undefined; refusal: ShopError };

/** Makes a token for a program. What the program sends is told here and kept nowhere. */
export function useCreateApiToken() {
  const [create] = useCreateApiTokenMutation({
    fetchPolicy: 'no-cache',
    refetchQueries: [ApiTokensDocument],
  });
  return async (input: ApiTokenInput): Promise<CreatedOrRefused> => {
    try {
      const { data } = await create({ variables: { input } });
      if (!data) throw new Error('The server answered without a token.');
      return { token: data.createApiToken.token };
    } catch (error) {
      return { refusal: toShopError(error) };
    }
  };
}
