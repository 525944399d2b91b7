import { t } from '@lingui/core/macro';
import { Outlet } from 'react-router-dom';

import { BottomBar } from './bottom-bar';
import { Footer } from './footer';
import { Header } from './header';
import './layout.css';

/** The frame around every screen of the shop. */
export const Layout = () => (
  <div className="layout">
    <a href="#content" className="layout__skip">{t`Skip to content`}</a>
    <Header />
    <main id="content" tabIndex={-1}>
      <Outlet />
    </main>
    <Footer />
    <BottomBar />
  </div>
);
