import { useEffect, useRef, type ReactNode } from 'react';

import './notice.css';

interface NoticeProps {
  /** failure: something was refused, read out at once; warning and info: good to know. */
  tone: 'info' | 'warning' | 'failure';
  /** It stands where a form was: the focus goes on here. */
  focused?: boolean;
  children: ReactNode;
}

/** A word on the screen itself, beside what it is about. */
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
