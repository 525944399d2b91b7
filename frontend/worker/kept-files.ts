import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

const names = { files: 'shop-files', pages: 'shop-pages', pictures: 'shop-pictures' };
const monthSeconds = 30 * 24 * 60 * 60;

/**
 * Parts of the site that only the staff or a payment needs, which require a connection. Picking does not: its screen
 * keeps the data and actions itself.
 */
const neverNeeded =
  /^\/(?:admin(?!\/picking)|payment|explorer|receipts|photos|exports|account|api)(?:\/|$)/;

const isNeverNeeded = ({ url }: Request): boolean => neverNeeded.test(new URL(url).pathname);

const isOwn = ({ headers }: Response): boolean =>
  headers.get('cache-control')?.includes('no-store') ?? false;

/** Scripts, styles and fonts: their names contain a hash of the content. */
export const files = new CacheFirst({
  cacheName: names.files,
  // Pages request scripts with an Origin header, and the shell was fetched without one: the files are the same.
  matchOptions: { ignoreVary: true },
  plugins: [new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: monthSeconds })],
});

/** Pictures of products; a new picture has a new name. */
export const pictures = new CacheFirst({
  cacheName: names.pictures,
  plugins: [
    new ExpirationPlugin({
      maxEntries: 200,
      maxAgeSeconds: monthSeconds,
      purgeOnQuotaError: true,
    }),
  ],
});

/**
 * Public pages; pages rendered for one person are not cached. Without a connection, a page that is not cached falls
 * back to the landing page.
 */
export const pages = new NetworkFirst({
  cacheName: names.pages,
  plugins: [
    new ExpirationPlugin({ maxEntries: 50, maxAgeSeconds: monthSeconds }),
    {
      cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/[#].*$/, ''),
      cacheWillUpdate: async ({ request, response }) =>
        response.status === 200 && !isOwn(response) && !isNeverNeeded(request) ? response : null,
      handlerDidError: async ({ request }) =>
        isNeverNeeded(request) ? undefined : caches.match('/'),
    },
  ],
});

/** Vite's manifest: the built files by module. */
type Manifest = Record<string, { file: string; imports?: readonly string[] }>;

/** The entry modules, and the screens that work offline. */
const keptModules =
  /^(?:index\.html|src\/ssr\/.*|src\/(?:storefront\/(?:landing|product|shop)|customer\/(?:cart|home))\/.*)$/;

/** Adds a module's file and everything it imports; chunks may import each other. */
function addFiles(files: Set<string>, manifest: Manifest, module: string): void {
  const { file = '', imports = [] } = manifest[module] ?? {};
  if (!file || files.has(file)) return;
  files.add(file);
  for (const imported of imports) addFiles(files, manifest, imported);
}

/** Fetches the landing page and the files of the customer screens that work offline. */
export async function fetchTheShell(): Promise<void> {
  const page = await fetch('/', { credentials: 'omit' });
  const html = await page.clone().text();
  const manifest = (await (await fetch('/manifest.json')).json()) as Manifest;
  const wanted = new Set<string>();
  for (const module of Object.keys(manifest))
    if (keptModules.test(module)) addFiles(wanted, manifest, module);
  for (const [, file = ''] of html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)) wanted.add(file);
  const [kept, shell] = await Promise.all([caches.open(names.files), caches.open(names.pages)]);
  await Promise.all([
    shell.put('/', page),
    ...[...wanted].map(async (file) => (await kept.match(`/${file}`)) ?? kept.add(`/${file}`)),
  ]);
}
