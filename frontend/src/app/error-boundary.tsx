import { Component, type ReactNode } from 'react';

import { FailedScreen } from '../shared/ui/failed-screen';

interface ErrorBoundaryProps {
  /** Navigating to another place retries. */
  place: string;
  children: ReactNode;
}

/** Replaces a screen that could not be rendered. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override componentDidUpdate({ place }: ErrorBoundaryProps) {
    if (this.state.failed && place !== this.props.place) this.setState({ failed: false });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <FailedScreen />;
  }
}
