import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

import { createApolloClient } from './apollo/client';
import { Providers } from './app/providers';
import { loadScreens } from './app/router/screen';
import { ShopRouter } from './app/router/shop-router';
import { routes } from './app/routes';
import { applyRememberedColours } from './lib/colour-scheme';
import { loadLanguage, showLanguage, wantedLanguage } from './lib/language';
import { keepForOffline } from './lib/offline';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to render into.');

applyRememberedColours();

/** Draws the shop, in the wanted language from the first drawing on; in English where that cannot be had. */
async function start(container: HTMLElement): Promise<void> {
  const history = createBrowserHistory({ v5Compat: true });
  const wanted = wantedLanguage();
  const [isThere] = await Promise.all([
    loadLanguage(wanted).then(
      () => true,
      () => false,
    ),
    // The page names the files of its screen: they are on their way by now, and the first drawing is the whole one.
    loadScreens(routes, history.location.pathname),
  ]);
  showLanguage(isThere ? wanted : 'en');
  createRoot(container).render(
    <StrictMode>
      <Providers client={createApolloClient()}>
        <ShopRouter history={history} routes={routes} />
      </Providers>
    </StrictMode>,
  );
}

void start(root);
keepForOffline();
