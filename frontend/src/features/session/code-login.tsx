import { t } from '@lingui/core/macro';
import { useState } from 'react';

import { CodeEntry } from './code-entry';
import { CodeRequest } from './code-request';
import type { LogInByCode } from './use-log-in';
import { useRequestCode, type SentCode } from './use-request-code';

interface CodeLoginProps {
  /** The user name typed so far. */
  typed: string;
  buttonLabel: string;
  /** The path of the forgotten password screen. */
  forgotPath: string;
  logIn: LogInByCode;
  onLoggedIn: () => void;
  /** Goes back to the login by password. */
  onBack: () => void;
}

/** Logs a customer in without a password: asks where to send a code, then for the code. */
export function CodeLogin({ typed, onBack, ...entry }: CodeLoginProps) {
  const [sent, setSent] = useState<SentCode>();
  const [to, setTo] = useState(typed);
  const request = useRequestCode();
  if (!sent)
    return (
      <CodeRequest
        to={to}
        onSent={(code) => {
          setTo(code.to);
          setSent(code);
        }}
        onBack={onBack}
      />
    );
  return (
    <CodeEntry
      {...{ ...entry, sent, request }}
      hint={sentText(sent)}
      onSent={setSent}
      onBack={() => setSent(undefined)}
    />
  );
}

/** Says where the code was sent, without revealing whether there is an account. */
function sentText({ to, channel }: SentCode): string {
  if (to.includes('@'))
    return t`If there is an account with ${to}, a code is on its way to it. It is valid for 10 minutes. Look in your spam folder, too.`;
  return channel === 'PHONE'
    ? t`If one account alone has the phone ${to}, a code is on its way to it. It is valid for 10 minutes.`
    : t`If one account alone has the phone ${to}, a code is on its way to the e-mail address of that account. It is valid for 10 minutes. Look in your spam folder, too.`;
}
