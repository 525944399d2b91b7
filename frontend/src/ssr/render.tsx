import { ApolloClient, ApolloLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { prerenderStatic } from '@apollo/client/react/ssr';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';

import { createCache } from '../apollo/cache';
import { loadScreens } from '../app/router/screen';
import { routes } from '../app/routes';
import { Site } from '../app/site';
import { activateLanguage, loadLanguage } from '../shared/lib/language';
import { renderForPhone } from '../shared/lib/phone';
import { renderForSession } from '../shared/lib/session';
import { nameStore } from '../shared/lib/store-name';
import type { InitialCache, RenderedFor } from './initial-cache';

/** Where something fails or waits, React leaves it to the browser, and says so. */
const LEFT_TO_THE_BROWSER = '<!--$!-->';
/** The time of a page goes in steps, so that the same page is the same text meanwhile. */
const STEP_MS = 10_000;

/** What the server hands over to have a page rendered. */
export interface PageToRender extends RenderedFor {
  storeName: string;
}

/** A rendered page: what goes into its root, and Apollo's cache, with which the browser hydrates it. */
export interface RenderedPage {
  html: string;
  initialCache: InitialCache;
  /** How long React held up the process, in milliseconds. */
  renderMs: number;
}

/** The queries of a page were not answered, or not in time. */
class PageDataError extends Error {
  override name = 'PageDataError';
}

/**
 * Renders a page on the server, with the queries of its components answered. What the modules know of the reader is set
 * right before each pass, which is one piece of synchronous work: two readers never meet.
 * @throws where a query fails, the signal ends the wait, or a component needs a browser
 */
export async function render(
  page: PageToRender,
  link: ApolloLink,
  signal: AbortSignal,
): Promise<RenderedPage> {
  const { path, language, session, isPhone, storeName } = page;
  await Promise.all([loadLanguage(language), loadScreens(routes, path)]);
  const failures: unknown[] = [];
  const client = new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([new ErrorLink(({ error }) => void failures.push(error)), link]),
    ssrMode: true,
  });
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  );
  let renderMs = 0;
  const { result: html, aborted } = await prerenderStatic({
    tree: <Site client={client} Router={Router} />,
    signal,
    renderFunction: (tree) => {
      const startedAt = performance.now();
      activateLanguage(language);
      renderForSession(session);
      renderForPhone(isPhone);
      nameStore(storeName);
      const text = renderToString(tree);
      renderMs += performance.now() - startedAt;
      return text;
    },
  });
  if (failures.length > 0)
    throw new PageDataError(`A query of ${path} failed`, { cause: failures[0] });
  if (aborted) throw new PageDataError(`The queries of ${path} took too long`);
  if (html.includes(LEFT_TO_THE_BROWSER)) throw new Error(`A part of ${path} needs a browser`);
  const at = Math.floor(Date.now() / STEP_MS) * STEP_MS;
  const initialCache = { at, path, language, session, isPhone, cache: client.extract() };
  return { html, initialCache: initialCache as InitialCache, renderMs };
}
