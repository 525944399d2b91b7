import { registerRoute } from 'workbox-routing';

import { fetchTheShell, files, pages, pictures } from './kept-files';
import { answerQuestion } from './public-answers';
import { openPageOf, showMessage } from './push-messages';

declare const self: ServiceWorkerGlobalScope;

/**
 * Keeps the shop readable without a connection: its scripts, the pages and answers that were seen, their pictures.
 * Whatever is asked goes to the server first, but for files whose names change with what is in them. So nobody is held
 * on an old build. Nothing that is somebody's own is kept.
 */
registerRoute(({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate', pages);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), files);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(?:media|pictures|uploads)\//.test(url.pathname),
  pictures,
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/graphql',
  ({ request }) => answerQuestion(request),
  'POST',
);

self.addEventListener('push', (event) =>
  event.waitUntil(showMessage(self.registration, event.data)),
);
self.addEventListener('notificationclick', (event) =>
  event.waitUntil(openPageOf(self.clients, event.notification)),
);
self.addEventListener('install', (event) => event.waitUntil(fetchTheShell()));
