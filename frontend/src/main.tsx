import { StrictMode, startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { createApolloClient } from './apollo/client';
import { loadScreens } from './app/router/screen';
import { routes } from './app/routes';
import { Site } from './app/site';
import { applyRememberedColours } from './shared/lib/colour-scheme';
import { loadLanguage, showLanguage, wantedLanguage, type Language } from './shared/lib/language';
import { keepForOffline } from './shared/lib/offline';
import { renderForPhone } from './shared/lib/phone';
import { readSession, renderForSession } from './shared/lib/session';
import { announceHydrated } from './shared/lib/when-hydrated';
import { isFor, takeInitialCache } from './ssr/initial-cache';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to render into.');

applyRememberedColours();

// Transitions are begun by our own navigate function, so that it can also change the screen at once.
const Router = ({ children }: { children: ReactNode }) => (
  <BrowserRouter useTransitions={false}>{children}</BrowserRouter>
);

/** Hydrates or renders the shop in the wanted language; in English where that cannot be had. */
async function start(container: HTMLElement): Promise<void> {
  const initial = takeInitialCache();
  const wanted = wantedLanguage();
  const [language] = await Promise.all([
    loadLanguage(wanted).then(
      () => wanted,
      (): Language => 'en',
    ),
    // The page names the files of its screen: they are on their way by now, and the first render is the whole one.
    loadScreens(routes, window.location.pathname),
  ]);
  showLanguage(language);
  const session = readSession();
  const client = createApolloClient();
  // As it is by now: whoever went back meanwhile is shown the address before.
  const path = window.location.pathname + window.location.search;
  const site = (
    <StrictMode>
      <Site client={client} Router={Router} />
    </StrictMode>
  );
  if (initial && isFor(initial, { path, language, session })) {
    client.restore(initial.cache);
    // What came with the page is not asked for again while it is hydrated: see letScreensAsk.
    client.prioritizeCacheValues = true;
    renderForSession(session);
    renderForPhone(initial.isPhone);
    // In slices: what is pressed meanwhile is answered meanwhile.
    startTransition(() => void hydrateRoot(container, site));
  } else {
    container.replaceChildren();
    announceHydrated();
    createRoot(container).render(site);
  }
}

void start(root);
keepForOffline();
