import { t } from '@lingui/core/macro';
import { useNavigate } from 'react-router-dom';

import { RegistrationForm } from './registration-form';
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
