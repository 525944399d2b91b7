import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

const names = { files: 'shop-files', pages: 'shop-pages', pictures: 'shop-pictures' };
const monthSeconds = 30 * 24 * 60 * 60;

/** Parts of the site that the staff alone, or a payment, needs; nobody does that without a connection. */
const neverNeeded = /^\/(?:admin|payment|explorer|receipts|exports|account|api)(?:\/|$)/;

const isNeverNeeded = ({ url }: Request): boolean => neverNeeded.test(new URL(url).pathname);

const isOwn = ({ headers }: Response): boolean =>
  headers.get('cache-control')?.includes('no-store') ?? false;

/** Scripts, styles and fonts: their names change with what is in them. */
export const files = new CacheFirst({
  cacheName: names.files,
  // Pages ask for scripts with an origin, and the shell was fetched without one: they are the same all the same.
  matchOptions: { ignoreVary: true },
  plugins: [new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: monthSeconds })],
});

/** Pictures of products; another picture has another name. */
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
 * Pages as the server sends them to everybody; what was drawn for one person is not kept. One that is not here begins as
 * the first page does.
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

/** A file of Vite's manifest. */
interface BuiltFile {
  file: string;
  css?: readonly string[];
  imports?: readonly string[];
}

type Manifest = Record<string, BuiltFile>;

const readJson = async (path: string): Promise<unknown> => (await fetch(path)).json();

function filesOf(manifest: Manifest, key: string): string[] {
  const { file, css = [], imports = [] } = manifest[key] ?? {};
  return [
    ...(file ? [file] : []),
    ...css,
    ...imports.flatMap((imported) => filesOf(manifest, imported)),
  ];
}

/** Fetches the first page and the files of the screens that customers use, so that they open without a connection. */
export async function fetchTheShell(): Promise<void> {
  const page = await fetch('/', { credentials: 'omit' });
  const html = await page.clone().text();
  const manifest = (await readJson('/manifest.json')) as Manifest;
  const { renderedPages } = (await readJson('/pages.json')) as {
    renderedPages: Record<string, { module: string }>;
  };
  const named = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file);
  const modules = ['index.html', ...Object.values(renderedPages).map(({ module }) => module)];
  const built = modules.flatMap((module) => filesOf(manifest, module));
  const wanted = new Set([...named, ...built].map((file) => `/${file}`));
  const [kept, shell] = await Promise.all([caches.open(names.files), caches.open(names.pages)]);
  await Promise.all([
    shell.put('/', page),
    ...[...wanted].map(async (file) => (await kept.match(file)) ?? kept.add(file)),
  ]);
}
