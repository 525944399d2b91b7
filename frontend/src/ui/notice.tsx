import type { ReactNode } from 'react';

import './notice.css';

interface NoticeProps {
  /** failure: something was refused, read out at once; warning and info: good to know. */
  tone: 'info' | 'warning' | 'failure';
  children: ReactNode;
}

/** A word on the screen itself, beside what it is about. */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <div className="notice" data-tone={tone} role={tone === 'failure' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
