import { t } from '@lingui/core/macro';
import { Outlet, useLocation } from 'react-router-dom';

import { Footer } from './footer';
import { Header } from './header';
import './layout.css';

/** The frame around every screen. */
export function Layout() {
  // The screens of the staff are in English, whatever language was chosen.
  const isOfStaff = useLocation().pathname.startsWith('/admin');
  return (
    <div className="layout">
      <a href="#content" className="layout__skip">{t`Skip to content`}</a>
      <Header />
      <main id="content" tabIndex={-1} lang={isOfStaff ? 'en-IN' : undefined}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
