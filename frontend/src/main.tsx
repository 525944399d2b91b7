import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

import { createApolloClient } from './apollo/client';
import { FirstData } from './apollo/first-data';
import { readAhead } from './apollo/read-ahead';
import { loadScreens } from './app/router/screen';
import { routes } from './app/routes';
import { Site } from './app/site';
import { drawingMark } from './ssr/drawing-mark';
import { CartDocument } from './generated/cart/cart';
import { NextDeliverySlotDocument } from './generated/delivery/next-delivery-slot';
import { SuggestionsDocument } from './generated/catalogue/shop';
import { StoreDocument } from './generated/storefront/store/store';
import { applyRememberedColours } from './shared/lib/colour-scheme';
import { loadLanguage, showLanguage, wantedLanguage, type Language } from './shared/lib/language';
import { keepForOffline } from './shared/lib/offline';
import { drawForPhone } from './shared/lib/phone';
import { turn } from './shared/lib/turn';
import { noteTakenUp } from './shared/lib/when-taken-up';
import { drawForSession, readSession } from './shared/lib/session';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to render into.');

applyRememberedColours();

/** By header, footer and the bar of the cart. */
const askedEverywhere = [
  StoreDocument,
  NextDeliverySlotDocument,
  SuggestionsDocument,
  CartDocument,
];

/** Draws the shop, in the wanted language from the first drawing on; in English where that cannot be had. */
async function start(container: HTMLElement): Promise<void> {
  const history = createBrowserHistory({ v5Compat: true });
  const { pathname, search } = history.location;
  await turn();
  const wanted = wantedLanguage();
  const [isThere, asked] = await Promise.all([
    loadLanguage(wanted).then(
      () => true,
      () => false,
    ),
    // The page names the files of its screen: they are on their way by now, and the first drawing is the whole one.
    loadScreens(routes, pathname),
  ]);
  const language: Language = isThere ? wanted : 'en';
  showLanguage(language);
  const session = readSession();
  const first = FirstData.ofPage(session);
  const client = createApolloClient(first);
  const site = <Site client={client} history={history} />;
  const mark = drawingMark({ path: pathname + search, language, session });
  const isDrawn = container.dataset.drawnFor === mark && first.isWhole;
  if (isDrawn) await readAhead(client, first, [...askedEverywhere, ...asked]);
  // In slices: what is pressed meanwhile is answered meanwhile.
  startTransition(() => {
    if (isDrawn) {
      drawForSession(session);
      drawForPhone(container.dataset.drawnPhone !== undefined);
      hydrateRoot(container, site);
    } else {
      // Nothing of the drawing is taken up, and nobody waits for that.
      container.replaceChildren();
      delete container.dataset.drawnFor;
      noteTakenUp();
      createRoot(container).render(site);
    }
  });
}

void start(root);
keepForOffline();
