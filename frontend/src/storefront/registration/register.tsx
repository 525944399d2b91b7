import { t } from '@lingui/core/macro';

import { SignUpByCode, useChosenCode } from '../../features/session/choose-code';
import { RegistrationForm } from './registration-form';
import { useNavigate } from '../../shared/lib/navigation';
import { Page } from '../../shared/ui/page';
import { Button } from '../../shared/ui/button';
import { paths } from '../../shared/lib/paths';

/** The registration of a customer, which leads to the login; or registration by a code, which logs in. */
export function RegisterRoute() {
  const navigate = useNavigate();
  const { byCode, chooseCode, leaveCode } = useChosenCode();
  return (
    <Page title={t`Client Registration`} width="narrow">
      {byCode ? (
        <SignUpByCode
          typed={{ name: '', to: '' }}
          onLoggedIn={() => void navigate(paths.customerHome)}
          onBack={leaveCode}
        />
      ) : (
        <>
          <RegistrationForm onRegistered={() => void navigate(paths.customerLogin)} />
          <Button tone="outline" size="lg" onClick={chooseCode}>
            {t`Get a code instead`}
          </Button>
        </>
      )}
    </Page>
  );
}
