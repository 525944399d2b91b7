import { readFile } from 'node:fs/promises';

import { HttpLink } from '@apollo/client';
import { matchPath } from 'react-router-dom';
import type { Connect, Plugin, ViteDevServer } from 'vite';

import { renderedPages } from '../src/ssr/rendered-pages.ts';

const patience = () => AbortSignal.timeout(10_000);

/**
 * Makes Vite's development server render the pages that the shop's server renders in production.
 * @param shop the URL of the shop's server, which answers the queries
 */
export const renderInDevelopment = (shop: string): Plugin => ({
  name: 'render-in-development',
  apply: 'serve',
  // After Vite has served static files, and before it serves the page.
  configureServer: (server) => () => {
    server.middlewares.use((request, response, next) => {
      if (request.url !== '/index.html') return next();
      pageOf(server, request, `${shop}/graphql`).then((page) => response.end(page), next);
    });
  },
});

async function pageOf(server: ViteDevServer, request: Connect.IncomingMessage, uri: string) {
  const { originalUrl: path = '/', headers } = request;
  const { cookie = '' } = headers;
  const file = await readFile(new URL('../index.html', import.meta.url), 'utf8');
  const html = await server.transformIndexHtml(path, file);
  try {
    const session = await sessionOf(uri, cookie);
    const pattern = Object.keys(renderedPages).find((each) => matchPath(each, path));
    // The cart of a guest (`each-guest`) is left to the browser.
    if (!pattern || ![session.role, 'guest'].includes(renderedPages[pattern]!)) return html;
    const [, language = 'en'] = /(?:^|; )language=(hi|mr)/.exec(cookie) ?? [];
    const page = { path, language, session, isPhone: false, storeName: 'Grocessay' };
    const link = new HttpLink({ uri, headers: session.role === 'customer' ? { cookie } : {} });
    const { render } = await server.ssrLoadModule('/src/ssr/render.tsx');
    const rendered = await render(page, link, patience());
    const cache = JSON.stringify(rendered.initialCache).replaceAll('<', '\\u003c');
    const root = `<div id="root" data-server-rendered>${rendered.html}</div>
      <script type="application/json" id="initial-cache">${cache}</script>`;
    return html.replace('<div id="root"></div>', () => root);
  } catch (error) {
    server.config.logger.error(`${path} could not be rendered`, { error: error as Error });
    return html;
  }
}

/** Returns the session of the request's cookie. */
async function sessionOf(uri: string, cookie: string) {
  const headers = { 'content-type': 'application/json', cookie };
  const query = { method: 'POST', headers, body: '{"query":"{ me { id } }"}' };
  const { data } = await (await fetch(uri, query)).json();
  return data?.me ? { role: 'customer', customerId: data.me.id } : { role: 'guest' };
}
