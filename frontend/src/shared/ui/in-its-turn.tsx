import { Suspense, type ReactNode } from 'react';

/** A part of a drawn page that is taken up by itself: nothing is held up for as long as all of them together take. */
export const InItsTurn = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={null}>{children}</Suspense>
);
