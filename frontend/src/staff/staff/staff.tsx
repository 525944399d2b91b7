import { useStaff } from './use-staff';
import { StaffForm } from './staff-form';
import { StaffTable } from './staff-table';
import { Page } from '../../shared/ui/page';
import { LoadingState } from '../../shared/ui/states';
import { LoadFailure } from '../load-failure';

/** Who keeps the shop, and what each of them may do. */
export function AdminStaffRoute() {
  return (
    <Page title="Staff">
      <Staff />
    </Page>
  );
}

function Staff() {
  const { staff, failure, retry } = useStaff();
  if (failure && !staff)
    return <LoadFailure failure={failure} text="The staff could not be loaded." onRetry={retry} />;
  if (!staff) return <LoadingState label="Loading the staff" rows={4} />;
  return (
    <>
      <StaffTable staff={staff} />
      <details className="panel unfolding">
        <summary>Add somebody</summary>
        <StaffForm />
      </details>
    </>
  );
}
