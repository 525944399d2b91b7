import { t } from '@lingui/core/macro';
import { Outlet, ScrollRestoration, type Location } from 'react-router-dom';

import { Footer } from './footer';
import { Header } from './header';
import './layout.css';

/**
 * What a position on the page is remembered by. Every address that is opened by itself has the key
 * 'default', and must not be met at the height at which another one was left.
 */
const scrollKey = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key);

/** The frame around every screen. */
export function Layout() {
  return (
    <div className="layout">
      <a href="#content" className="layout__skip">{t`Skip to content`}</a>
      <Header />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <ScrollRestoration getKey={scrollKey} />
    </div>
  );
}
