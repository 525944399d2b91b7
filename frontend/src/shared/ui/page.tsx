import { useEffect, useRef, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

import { isUsedMeanwhile } from '../lib/navigation';
import { usePageHead } from '../lib/use-page-head';
import './page.css';

interface PageProps {
  /** The page's heading, and its name in the window's title. */
  title: string;
  /** Where the first screen speaks for itself: the heading is read out only. */
  hideTitle?: boolean;
  /** What the screen is about in a sentence, for search engines. */
  description?: string;
  /** Stands above the heading: the way here. */
  before?: ReactNode;
  /** Stands beside the heading: filters, a button. */
  aside?: ReactNode;
  /** narrow: a column for forms; sheet: as wide as a sheet of paper. */
  width?: 'full' | 'narrow' | 'sheet';
  /** Something below the heading takes the focus itself, such as what has just happened. */
  leavesFocus?: boolean;
  children: ReactNode;
}

/**
 * The frame of every screen. It names the window and, after a navigation, moves the focus to the
 * heading, so that a screen reader says where one has arrived.
 */
export function Page(props: PageProps) {
  const { title, hideTitle = false, description, before, aside, width = 'full', children } = props;
  const { leavesFocus = false } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const navigation = useNavigationType();

  usePageHead(title, description);

  useEffect(() => {
    // Arriving for the first time, or going back, leaves the focus where the browser puts it; so does whoever opened a
    // dialog, or typed the next search, while the screen was loaded.
    const isInDialog = document.activeElement?.closest('dialog, [role=dialog]');
    const isTaken = leavesFocus || isInDialog || isUsedMeanwhile();
    if (navigation !== NavigationType.Pop && !isTaken)
      heading.current?.focus({ preventScroll: true });
    // Only when the screen appears: later navigation within it keeps the focus where it is.
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
