import { registerRoute } from 'workbox-routing';

import { fetchTheShell, files, pages, pictures } from './kept-files';
import { answerQuestion } from './public-answers';
import { openPageOf, showMessage } from './push-messages';

declare const self: ServiceWorkerGlobalScope;

/**
 * Keeps the shop readable offline: its scripts, and visited pages with their data and pictures. Requests go to the
 * network first, except for files whose names contain a hash of the content, so nobody is stuck on an old build.
 * Personal data is never cached.
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
