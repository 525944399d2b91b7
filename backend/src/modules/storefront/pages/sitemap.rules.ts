/** Maximum number of URLs per file of a sitemap. */
export const URLS_PER_FILE = 50_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** What XML cannot hold, however it is written. */
// eslint-disable-next-line no-control-regex
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text escaped for XML. */
export function inXml(text: string): string {
  return text.replace(NOT_IN_XML, ' ').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The start of a file of URLs; entries and `SITEMAP_END` follow. */
export const SITEMAP_START = `${HEAD}<urlset xmlns="${NAMESPACE}">\n`;
export const SITEMAP_END = '</urlset>\n';

/** The entry of one URL. */
export function sitemapEntry(url: string): string {
  return `<url><loc>${inXml(url)}</loc></url>\n`;
}

/** The index file, which lists all others. */
export function sitemapIndex(urls: readonly string[]): string {
  const entries = urls.map((url) => `<sitemap><loc>${inXml(url)}</loc></sitemap>\n`);
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${entries.join('')}</sitemapindex>\n`;
}

/** The number of files for so many products; at least one, which may be empty. */
export function filesFor(productCount: number): number {
  return Math.max(1, Math.ceil(productCount / URLS_PER_FILE));
}

/** robots.txt: excludes personal pages, and paths that are no pages. */
export function robotsText(sitemapUrl: string): string {
  const own = [
    '/client/',
    '/admin/',
    '/payment',
    '/account/',
    '/receipts/',
    '/photos/',
    '/graphql',
    '/api/',
  ];
  const rules = own.map((path) => `Disallow: ${path}\n`);
  return `User-agent: *\n${rules.join('')}\nSitemap: ${sitemapUrl}\n`;
}
