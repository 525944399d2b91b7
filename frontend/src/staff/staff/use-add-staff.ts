import { toShopError, type ShopError } from '../../apollo/shop-error';
import type { StaffInput } from '../../generated/graphql';
import { StaffDocument, useAddStaffMutation } from '../../generated/staff/staff/staff';
import { useMessages } from '../../shared/ui/messages/use-messages';

/** Lets somebody into the staff, who is sent a link; answers why that was refused, or nothing. */
export function useAddStaff() {
  const { showSuccess } = useMessages();
  const [add] = useAddStaffMutation({
    refetchQueries: [StaffDocument],
    awaitRefetchQueries: true,
  });
  return async (input: StaffInput): Promise<ShopError | undefined> => {
    try {
      await add({ variables: { input } });
    } catch (error) {
      return toShopError(error);
    }
    showSuccess(`Invitation sent to ${input.email}`);
    return undefined;
  };
}
