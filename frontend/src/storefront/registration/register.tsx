import { t } from '@lingui/core/macro';

import { RegistrationForm } from './registration-form';
import { useNavigate } from '../../shared/lib/navigation';
import { Page } from '../../shared/ui/page';
import { paths } from '../../shared/lib/paths';

/** The client registration; it leads to the login. */
export function RegisterRoute() {
  const navigate = useNavigate();
  return (
    <Page title={t`Client Registration`} width="narrow">
      <RegistrationForm onRegistered={() => void navigate(paths.customerLogin)} />
    </Page>
  );
}
