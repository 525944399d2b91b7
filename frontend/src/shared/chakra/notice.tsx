import { Alert } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';

interface NoticeProps {
  /** failure: something was refused, read out at once; warning and info: good to know. */
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

/** Why the server refused a form, for errors that belong to no field; nothing without a text. */
export function FormFailure({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <Notice tone="failure">
      <p>{text}</p>
    </Notice>
  );
}
