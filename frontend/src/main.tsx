import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

import { createApolloClient } from './apollo/client';
import { Providers } from './app/providers';
import { routes } from './app/routes';
import { applyRememberedColours } from './lib/colour-scheme';
import { loadLanguage, showLanguage, wantedLanguage } from './lib/language';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to render into.');

applyRememberedColours();

/** Draws the shop, in the wanted language from the first drawing on; in English where that cannot be had. */
async function start(container: HTMLElement): Promise<void> {
  const wanted = wantedLanguage();
  const isThere = await loadLanguage(wanted).then(
    () => true,
    () => false,
  );
  showLanguage(isThere ? wanted : 'en');
  createRoot(container).render(
    <StrictMode>
      <Providers client={createApolloClient()}>
        <RouterProvider router={createBrowserRouter(routes)} />
      </Providers>
    </StrictMode>,
  );
}

void start(root);
