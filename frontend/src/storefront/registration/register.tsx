import { t } from '@lingui/core/macro';
import { lazy, Suspense, useState } from 'react';

import { RegistrationForm } from './registration-form';
import { useNavigate } from '../../shared/lib/navigation';
import { Page } from '../../shared/ui/page';
import { Button } from '../../shared/ui/button';
import { LoadingState } from '../../shared/ui/states';
import { paths } from '../../shared/lib/paths';

const SignUpByCode = lazy(async () => ({
  default: (await import('../../features/session/sign-up-by-code')).SignUpByCode,
}));

/** The registration of a customer, which leads to the login; or registration by a code, which logs in. */
export function RegisterRoute() {
  const navigate = useNavigate();
  const [byCode, setByCode] = useState(false);
  return (
    <Page title={t`Client Registration`} width="narrow">
      {byCode ? (
        <Suspense fallback={<LoadingState label={t`Loading the form`} />}>
          <SignUpByCode
            typed={{ name: '', to: '' }}
            onLoggedIn={() => void navigate(paths.customerHome)}
            onBack={() => setByCode(false)}
          />
        </Suspense>
      ) : (
        <>
          <RegistrationForm onRegistered={() => void navigate(paths.customerLogin)} />
          <Button tone="outline" size="lg" onClick={() => setByCode(true)}>
            {t`Get a code instead`}
          </Button>
        </>
      )}
    </Page>
  );
}
