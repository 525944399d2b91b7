import { useEffect, useRef, type ReactNode } from 'react';

import './notice.css';

interface NoticeProps {
  /** failure: a refusal, announced at once; warning and info: for information. */
  tone: 'info' | 'warning' | 'failure';
  /** Takes the focus, because it replaces a form. */
  focused?: boolean;
  children: ReactNode;
}

/** A message within the screen, next to its subject. */
export function Notice({ tone, focused = false, children }: NoticeProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) ref.current?.focus();
  }, [focused]);
  return (
    <div
      ref={ref}
      className="notice"
      data-tone={tone}
      role={tone === 'failure' ? 'alert' : 'status'}
      tabIndex={focused ? -1 : undefined}
    >
      {children}
    </div>
  );
}
