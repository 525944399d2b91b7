import { t } from '@lingui/core/macro';
import { useEffect, useId, useRef, useState } from 'react';

import { LoginForm } from '../../features/session/login-form';
import { useCustomerLogIn, useCustomerLogInByCode } from '../../features/session/use-log-in';
import { forgotPasswordOf } from '../../shared/lib/paths';
import { Tabs } from '../../shared/ui/tabs';
import { SignUpForm } from './sign-up-form';

interface IdentifyProps {
  /** Called before a login attempt, and after a failed one: the page does not redirect meanwhile. */
  onLoggingIn: (loggingIn: boolean) => void;
  onLoggedIn: () => void;
}

/** Identifies the customer without leaving the cart: new customers register, others log in. */
export function Identify({ onLoggingIn, onLoggedIn }: IdentifyProps) {
  const panelId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [way, setWay] = useState('register');
  /** Keeps the page during a login attempt. */
  const staying =
    <Shown, Refusal>(send: (shown: Shown) => Promise<Refusal>) =>
    async (shown: Shown) => {
      onLoggingIn(true);
      const refusal = await send(shown);
      if (refusal) onLoggingIn(false);
      return refusal;
    };
  const logIn = staying(useCustomerLogIn());
  const logInByCode = staying(useCustomerLogInByCode());

  useEffect(() => heading.current?.focus(), []);

  return (
    <section className="panel guest-cart__identify" aria-labelledby={`${panelId}-head`}>
      <h2 id={`${panelId}-head`} ref={heading} tabIndex={-1}>{t`Who is ordering?`}</h2>
      <Tabs
        label={t`Who is ordering?`}
        panelId={panelId}
        chosen={way}
        onChoose={setWay}
        tabs={[
          { value: 'register', content: t`New customer` },
          { value: 'login', content: t`I have an account` },
        ]}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${way}`}>
        {way === 'register' ? (
          <SignUpForm {...{ logIn, onLoggingIn, onLoggedIn }} />
        ) : (
          <LoginForm
            emailLabel={t`E-mail`}
            buttonLabel={t`Log in and continue`}
            forgotPath={forgotPasswordOf('customer')}
            logIn={logIn}
            logInByCode={logInByCode}
            onLoggedIn={onLoggedIn}
          />
        )}
      </div>
    </section>
  );
}
