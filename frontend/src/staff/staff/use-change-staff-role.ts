import { toShopError, type ShopError } from '../../apollo/shop-error';
import type { StaffRole } from '../../generated/graphql';
import { useChangeStaffRoleMutation } from '../../generated/staff/staff/staff';
import { roleText } from '../../shared/lib/staff-role.rules';
import { useMessages } from '../../shared/ui/messages/use-messages';

/** Gives a member of the staff another job; answers why that was refused, or nothing. */
export function useChangeStaffRole() {
  const { showSuccess } = useMessages();
  const [change] = useChangeStaffRoleMutation();
  return async (id: string, role: StaffRole): Promise<ShopError | undefined> => {
    try {
      const { data } = await change({ variables: { id, role } });
      showSuccess(`${data?.changeStaffRole.email ?? 'Done'}: ${roleText[role]}`);
      return undefined;
    } catch (error) {
      return toShopError(error);
    }
  };
}
