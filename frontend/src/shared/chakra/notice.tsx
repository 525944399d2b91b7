import { Alert } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { paths } from '../lib/paths';
import { nameOf, unsaved, useSession } from '../lib/session';

interface NoticeProps {
  /** failure: a refusal, announced at once; warning and info: for information. */
  tone: 'info' | 'warning' | 'failure';
  /** Takes the focus, because it replaces a form. */
  focused?: boolean;
  children: ReactNode;
}

/** A message within the screen. */
export function Notice({ tone, focused = false, children }: NoticeProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) ref.current?.focus();
  }, [focused]);
  return (
    <Alert.Root
      ref={ref}
      status={tone === 'failure' ? 'error' : tone}
      role={tone === 'failure' ? 'alert' : 'status'}
      tabIndex={focused ? -1 : undefined}
    >
      {children}
    </Alert.Root>
  );
}

/** The server's reason for refusing a form, for errors without a field; nothing without a text. */
export function FormFailure({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <Notice tone="failure">
      <p>{text}</p>
    </Notice>
  );
}

/**
 * Keeps a form with unsaved changes on the screen when the session ends by itself, and explains how to log in again. If
 * somebody else has logged in meanwhile, it warns that the changes would be saved as theirs.
 */
export function KeepUnsaved({ hasChanges }: { hasChanges: boolean }) {
  const session = useSession();
  const [owner] = useState(session);
  useEffect(() => {
    if (!hasChanges) return;
    const mark = {};
    unsaved.add(mark);
    return () => void unsaved.delete(mark);
  }, [hasChanges]);
  if (!hasChanges || nameOf(session) === nameOf(owner)) return null;
  return (
    <Notice tone="warning">
      <p>
        {session.role === owner.role
          ? t`Somebody else has logged in. What you wrote would be saved in their account.`
          : t`You are logged out. What you wrote is still here: log in again, then save it.`}{' '}
        <a
          className="text-link"
          href={owner.role === 'admin' ? paths.adminLogin : paths.customerLogin}
          target="_blank"
          rel="noreferrer"
        >
          {t`Log in in a new tab`}
        </a>
      </p>
    </Notice>
  );
}
