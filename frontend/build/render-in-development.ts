import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';

import type { Plugin, ViteDevServer } from 'vite';

type Development = typeof import('../src/ssr/development.ts');

/**
 * Has Vite's development server render the pages that the shop's server renders in production.
 * @param shop where the shop's server listens, which answers the queries
 */
export const renderInDevelopment = (shop: string): Plugin => ({
  name: 'render-in-development',
  apply: 'serve',
  // After Vite has sent what are files, and before it sends the page.
  configureServer: (server) => () => {
    server.middlewares.use((request, response, next) => {
      if (request.url !== '/index.html') return next();
      pageOf(server, request, shop).then(
        (page) => response.setHeader('content-type', 'text/html; charset=utf-8').end(page),
        next,
      );
    });
  },
});

async function pageOf(server: ViteDevServer, request: IncomingMessage, shop: string) {
  const { originalUrl: url = '/', headers } = request as IncomingMessage & { originalUrl?: string };
  const file = await readFile(new URL('../index.html', import.meta.url), 'utf8');
  const html = await server.transformIndexHtml(url, file);
  try {
    const development = await server.ssrLoadModule('/src/ssr/development.ts');
    return await (development as Development).renderInto(html, url, headers, shop);
  } catch (error) {
    server.ssrFixStacktrace(error as Error);
    server.config.logger.error(`${url} could not be rendered`, { error: error as Error });
    return html;
  }
}
