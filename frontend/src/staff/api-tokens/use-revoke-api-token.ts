import { toShopError } from '../../apollo/shop-error';
import {
  ApiTokensDocument,
  useRevokeApiTokenMutation,
} from '../../generated/staff/api-tokens/api-tokens';
import { useMessages } from '../../shared/ui/messages/use-messages';

/** Ends a token; answers whether that went well, and says so. */
export function useRevokeApiToken() {
  const { showSuccess, showFailure } = useMessages();
  const [revoke, { loading }] = useRevokeApiTokenMutation({
    refetchQueries: [ApiTokensDocument],
    awaitRefetchQueries: true,
  });

  const revokeToken = async (id: string, name: string): Promise<boolean> => {
    try {
      await revoke({ variables: { id } });
      showSuccess(`Token ‘${name}’ revoked`);
      return true;
    } catch (error) {
      showFailure(toShopError(error).message);
      return false;
    }
  };
  return { revokeToken, loading };
}
