import { toShopError } from '../../apollo/shop-error';
import { StaffDocument, useRemoveStaffMutation } from '../../generated/staff/staff/staff';
import { useMessages } from '../../shared/ui/messages/use-messages';

/** Takes somebody out of the staff; answers whether that went well, and says so. */
export function useRemoveStaff() {
  const { showSuccess, showFailure } = useMessages();
  const [remove, { loading }] = useRemoveStaffMutation({
    refetchQueries: [StaffDocument],
    awaitRefetchQueries: true,
  });

  const removeStaff = async (id: string, email: string): Promise<boolean> => {
    try {
      await remove({ variables: { id } });
      showSuccess(`${email} is no longer in the staff`);
      return true;
    } catch (error) {
      showFailure(toShopError(error).message);
      return false;
    }
  };
  return { removeStaff, loading };
}
