import type { IncomingHttpHeaders } from 'node:http';

import { HttpLink } from '@apollo/client';
import { matchPath } from 'react-router-dom';

import type { Language } from '../shared/lib/language';
import type { Session } from '../shared/lib/session';
import { render } from './render';
import { renderedPages } from './rendered-pages';

const patienceMs = 10_000;

/**
 * A page of the development server, rendered where production renders it, with the answers of the shop's server.
 * @param html the page as Vite sends it
 * @param shop where the shop's server listens
 */
export async function renderInto(
  html: string,
  url: string,
  { cookie = '' }: IncomingHttpHeaders,
  shop: string,
): Promise<string> {
  const found = Object.entries(renderedPages).find(([pattern]) => matchPath(pattern, url));
  if (!found) return html;
  const [, { audience }] = found;
  const uri = `${shop}/graphql`;
  const session = await sessionOf(uri, cookie);
  if (session.role !== audience) return html;
  const [, language = 'en'] = /(?:^|; )language=(hi|mr)/.exec(cookie) ?? [];
  const link = new HttpLink({ uri, headers: audience === 'customer' ? { cookie } : {} });
  const rendered = await render(
    { path: url, language: language as Language, session, isPhone: false, storeName: 'Grocessay' },
    link,
    AbortSignal.timeout(patienceMs),
  );
  const json = JSON.stringify(rendered.initialCache).replaceAll('<', '\\u003c');
  const block = `<script type="application/json" id="initial-cache">${json}</script>`;
  return html.replace(
    '<div id="root"></div>',
    () => `<div id="root" data-server-rendered>${rendered.html}</div>${block}`,
  );
}

async function sessionOf(uri: string, cookie: string): Promise<Session> {
  const response = await fetch(uri, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query: '{ me { id } }' }),
  });
  const { data } = (await response.json()) as { data?: { me?: { id: string } | null } | null };
  return data?.me ? { role: 'customer', customerId: data.me.id } : { role: 'guest' };
}
