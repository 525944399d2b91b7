import { useState } from 'react';

import type { LoginCodeChannel } from '../../generated/graphql';
import { CodeEntry } from './code-entry';
import { CodeRequest } from './code-request';
import type { LogInByCode } from './use-log-in';

/** Where a code was sent, and when. */
export interface SentCode {
  to: string;
  channel: LoginCodeChannel;
  sentAtMs: number;
}

interface CodeLoginProps {
  /** What was typed as user name so far. */
  typed: string;
  buttonLabel: string;
  /** The path of the forgotten password. */
  forgotPath: string;
  logIn: LogInByCode;
  onLoggedIn: () => void;
  /** Goes back to the password. */
  onBack: () => void;
}

/** Logs a customer in without a password: asks where to send a code, and then for the code. */
export function CodeLogin({ typed, onBack, ...entry }: CodeLoginProps) {
  const [sent, setSent] = useState<SentCode>();
  const [to, setTo] = useState(typed);
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
  return <CodeEntry {...entry} sent={sent} onSent={setSent} onBack={() => setSent(undefined)} />;
}
