import { ApolloClient, ApolloLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { prerenderStatic } from '@apollo/client/react/ssr';
import { print } from '@apollo/client/utilities';
import type { PropsWithChildren } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { from } from 'rxjs';

import { createCache } from '../apollo/cache';
import { loadScreens } from '../app/router/screen';
import { routes } from '../app/routes';
import { Site } from '../app/site';
import { activateLanguage, loadLanguage } from '../shared/lib/language';
import { renderForPhone } from '../shared/lib/phone';
import { renderForSession } from '../shared/lib/session';
import { nameStore } from '../shared/lib/store-name';
import type { InitialCache, RenderedFor } from './initial-cache';

/** React's marker for a part that failed or suspended, and is left to the browser. */
const LEFT_TO_THE_BROWSER = '<!--$!-->';
/** The time of a page is rounded down to steps, so that equal pages have equal text within a step. */
const STEP_MS = 10_000;

type PageToRender = RenderedFor & { storeName: string };

/** Executes an operation in the server's process; throws if it must not run. */
type Answer = (operation: {
  query: string;
  operationName: string | undefined;
  variables: Record<string, unknown>;
}) => ApolloLink.Result | Promise<ApolloLink.Result>;

/** The queries of a page failed or timed out. */
class PageDataError extends Error {
  override name = 'PageDataError';
}

/** Passes queries as text: server and site bundle separate copies of graphql, which `SchemaLink` would reject. */
export const linkTo = (answer: Answer): ApolloLink =>
  new ApolloLink(({ query, operationName, variables }) =>
    from((async () => answer({ query: print(query), operationName, variables }))()),
  );

/**
 * Renders a page on the server with the results of its queries. Module state about the user is set right before each
 * pass, which is synchronous: requests of different users cannot mix.
 * @returns the HTML, Apollo's cache, and for how long React blocked the process
 * @throws where a query fails, the signal aborts, or a component needs a browser
 */
export async function render(page: PageToRender, link: ApolloLink, signal: AbortSignal) {
  const { storeName, ...renderedFor } = page;
  const { path, language, session, isPhone } = page;
  await Promise.all([
    loadLanguage(language),
    loadScreens(routes, new URL(path, 'http://site').pathname),
  ]);
  const failures: unknown[] = [];
  const noteFailure = new ErrorLink(({ error }) => void failures.push(error));
  const [cache, answers] = [createCache(), ApolloLink.from([noteFailure, link])];
  const client = new ApolloClient({ cache, link: answers, ssrMode: true });
  const Router = (props: PropsWithChildren) => <StaticRouter location={path} {...props} />;
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
  if (failures.length > 0 || aborted)
    throw new PageDataError(`A query of ${path} failed, or took too long`, { cause: failures[0] });
  if (html.includes(LEFT_TO_THE_BROWSER)) throw new Error(`A part of ${path} needs a browser`);
  const at = Math.floor(Date.now() / STEP_MS) * STEP_MS;
  const initialCache: InitialCache = { ...renderedFor, at, cache: cache.extract() };
  return { html, initialCache, renderMs };
}
