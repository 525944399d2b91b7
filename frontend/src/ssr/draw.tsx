import { ApolloClient, ApolloLink } from '@apollo/client';
import { renderToString } from 'react-dom/server';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';

import { createCache } from '../apollo/cache';
import { fillAsRead, FirstData, type FirstAnswer } from '../apollo/first-data';
import { loadScreens } from '../app/router/screen';
import { routes } from '../app/routes';
import { Site } from '../app/site';
import { drawInLanguage, loadLanguage } from '../shared/lib/language';
import { drawForPhone } from '../shared/lib/phone';
import { drawForSession } from '../shared/lib/session';
import { nameStore } from '../shared/lib/store-name';
import { drawingMark, type DrawnFor } from './drawing-mark';

/** Where something fails or waits, React leaves it to the browser, and says so. */
const LEFT_TO_THE_BROWSER = '<!--$!-->';

/** What the server hands over to have a page drawn. */
export interface PageToDraw extends DrawnFor {
  storeName: string;
  /** As narrow as a phone, or wide. A window that is not is drawn anew when it has been taken up. */
  isPhone: boolean;
  /** What came with the page; nothing else is known while it is drawn. */
  answers: readonly FirstAnswer[];
}

/** A drawn page: what goes into its root, and what the browser knows it by. */
export interface Drawing {
  html: string;
  mark: string;
}

/**
 * Draws a page on the server, as a browser draws it first. What the modules know of who reads, in which language, is
 * set right before: nothing else runs until it is drawn.
 */
export async function draw(page: PageToDraw): Promise<Drawing> {
  const { path, language, session, isPhone, storeName, answers } = page;
  await Promise.all([loadLanguage(language), loadScreens(routes, path)]);
  drawInLanguage(language);
  drawForSession(session);
  drawForPhone(isPhone);
  nameStore(storeName);
  const client = new ApolloClient({
    cache: fillAsRead(createCache(), new FirstData(answers)),
    link: ApolloLink.empty(),
    ssrMode: true,
  });
  const history = createMemoryHistory({ initialEntries: [path] });
  const html = renderToString(<Site client={client} history={history} />);
  if (html.includes(LEFT_TO_THE_BROWSER)) throw new Error(`${path} could not be drawn as a whole`);
  return { html, mark: drawingMark(page) };
}
