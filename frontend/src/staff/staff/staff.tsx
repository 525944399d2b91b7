import { t } from '@lingui/core/macro';
import { StaffForm } from './staff-form';
import { StaffTable } from './staff-table';
import { failureOf } from '../../apollo/shop-error';
import { useStaffQuery } from '../../generated/staff/staff/staff';
import { Page } from '../../shared/ui/page';
import { LoadingState } from '../../shared/ui/states';
import { LoadFailure } from '../load-failure';

/** The members of the staff and their roles. */
export function AdminStaffRoute() {
  return (
    <Page title={t`Staff`}>
      <Staff />
    </Page>
  );
}

function Staff() {
  const { data, error, refetch } = useStaffQuery({ fetchPolicy: 'cache-and-network' });
  const staff = data?.staff;
  const failure = failureOf(error);
  if (failure && !staff)
    return (
      <LoadFailure
        failure={failure}
        text={t`The staff could not be loaded.`}
        onRetry={() => void refetch()}
      />
    );
  if (!staff) return <LoadingState label={t`Loading the staff`} rows={4} />;
  return (
    <>
      <StaffTable staff={staff} />
      <details className="panel unfolding">
        <summary>{t`Add somebody`}</summary>
        <StaffForm />
      </details>
    </>
  );
}
