import { useEffect, useRef, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

import { isUsedMeanwhile } from '../lib/navigation';
import { usePageHead } from '../lib/use-page-head';
import './page.css';

interface PageProps {
  /** The page's heading and window title. */
  title: string;
  /** Hides the heading visually where the content speaks for itself; screen readers still announce it. */
  hideTitle?: boolean;
  /** A one-sentence description for search engines. */
  description?: string;
  /** Content above the heading, such as breadcrumbs. */
  before?: ReactNode;
  /** Content next to the heading: filters, a button. */
  aside?: ReactNode;
  /** narrow: a column for forms; sheet: the width of a sheet of paper. */
  width?: 'full' | 'narrow' | 'sheet';
  /** Other content takes the focus itself, such as the result of the last action. */
  leavesFocus?: boolean;
  children: ReactNode;
}

/**
 * The frame of every screen. It sets the window title and, after a navigation, moves the focus to the heading, so that
 * a screen reader announces the new screen.
 */
export function Page(props: PageProps) {
  const { title, hideTitle = false, description, before, aside, width = 'full', children } = props;
  const { leavesFocus = false } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const navigation = useNavigationType();

  usePageHead(title, description);

  useEffect(() => {
    // The first visit and going back leave the focus where the browser puts it. So do users who opened a dialog, or
    // typed the next search, while the screen was loading.
    const isInDialog = document.activeElement?.closest('dialog, [role=dialog]');
    const isTaken = leavesFocus || isInDialog || isUsedMeanwhile();
    if (navigation !== NavigationType.Pop && !isTaken)
      heading.current?.focus({ preventScroll: true });
    // Only when the screen appears: later navigation within it keeps the focus.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <div className="page" data-width={width}>
      {before}
      <div className={hideTitle ? 'visually-hidden' : 'page__head'}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {aside}
      </div>
      {children}
    </div>
  );
}
