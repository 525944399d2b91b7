import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';

import { loadedAhead, Nothing } from '../../shared/lib/loaded-ahead';
import { useMediaQuery } from '../../shared/lib/use-media-query';
import { useSession } from '../../shared/lib/session';
import { Footer } from './footer';
import { Header } from './header';
import './layout.css';

// Only phones load it, after the first screen, which reserves its place.
const { Part: BottomBar } = loadedAhead(
  async () => (await import('./bottom-bar')).BottomBar,
  Nothing,
);

/** The frame around every screen of the shop. Staff see neither cart nor bar. */
export function Layout() {
  const { role } = useSession();
  const isPhone = useMediaQuery('(width < 768px)', () => false);
  const hasBar = role !== 'admin';
  return (
    <div className="layout" data-bar={hasBar || undefined}>
      <a href="#content" className="layout__skip">{t`Skip to content`}</a>
      <Header />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      {isPhone && hasBar && (
        <Suspense fallback={null}>
          <BottomBar />
        </Suspense>
      )}
    </div>
  );
}
