import type { ReactNode } from 'react';

import './badge.css';

interface BadgeProps {
  /** good: as it should be; waiting: something is left to do; quiet: good to know. */
  tone: 'good' | 'waiting' | 'quiet';
  children: ReactNode;
}

/** One word about what it stands beside. */
export function Badge({ tone, children }: BadgeProps) {
  return (
    <span className="badge" data-tone={tone}>
      {children}
    </span>
  );
}
