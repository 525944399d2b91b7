import { t } from '@lingui/core/macro';
import { Component, type ReactNode } from 'react';

import { ErrorState } from '../shared/ui/states';
import { Page } from '../shared/ui/page';

interface ErrorBoundaryProps {
  /** Navigating to another place retries. */
  place: string;
  children: ReactNode;
}

/** Replaces a screen that could not be loaded or rendered. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override componentDidUpdate({ place }: ErrorBoundaryProps) {
    if (this.state.failed && place !== this.props.place) this.setState({ failed: false });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Page title={t`Something went wrong`}>
        <ErrorState
          text={t`This page could not be shown. Your cart is safe.`}
          onRetry={() => window.location.reload()}
        />
      </Page>
    );
  }
}
