import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';

import { Button } from './button';
import './states.css';

/** An empty list, with the specified text; `children` may offer a next step. */
export function EmptyState({ text, children }: { text: ReactNode; children?: ReactNode }) {
  return (
    <div className="state">
      <p className="state__text">{text}</p>
      {children}
    </div>
  );
}

/** Placeholder bars that reserve the space of loading content. */
export function LoadingState({ label, rows = 4 }: { label: string; rows?: number }) {
  return (
    <div className="skeleton" role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, index) => (
        <span key={index} className="skeleton__bar" />
      ))}
    </div>
  );
}

interface ErrorStateProps {
  text: string;
  onRetry?: () => void;
}

/** A loading error with a retry button. */
export function ErrorState({ text, onRetry }: ErrorStateProps) {
  return (
    <div className="state" role="alert">
      <p className="state__text">{text}</p>
      {onRetry && <Button tone="outline" onClick={onRetry}>{t`Try again`}</Button>}
    </div>
  );
}
