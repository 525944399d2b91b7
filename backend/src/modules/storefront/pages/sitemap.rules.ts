/** More addresses than this no file of a sitemap may have. */
export const URLS_PER_FILE = 50_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** What XML cannot hold, however it is written. */
// eslint-disable-next-line no-control-regex
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text as it stands in XML. */
export function inXml(text: string): string {
  return text.replace(NOT_IN_XML, ' ').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** What a file of addresses begins with; addresses and `SITEMAP_END` follow. */
export const SITEMAP_START = `${HEAD}<urlset xmlns="${NAMESPACE}">\n`;
export const SITEMAP_END = '</urlset>\n';

/** One address of a file. */
export function sitemapEntry(url: string): string {
  return `<url><loc>${inXml(url)}</loc></url>\n`;
}

/** The file that names all others. */
export function sitemapIndex(urls: readonly string[]): string {
  const entries = urls.map((url) => `<sitemap><loc>${inXml(url)}</loc></sitemap>\n`);
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${entries.join('')}</sitemapindex>\n`;
}

/** How many files so many products fill; at least one, which may be empty. */
export function filesFor(productCount: number): number {
  return Math.max(1, Math.ceil(productCount / URLS_PER_FILE));
}

/** What robots are asked to leave alone: what is somebody's own, and what is no page. */
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
