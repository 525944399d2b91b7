import { t } from '@lingui/core/macro';
import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';

import { useMediaQuery } from '../../shared/lib/use-media-query';
import { useSession } from '../../shared/lib/session';
import { Footer } from './footer';
import { Header } from './header';
import './layout.css';

// Only phones load it, after the first screen, which reserves its place.
const BottomBar = lazy(async () => ({ default: (await import('./bottom-bar')).BottomBar }));

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
