import {
  SITEMAP_END,
  SITEMAP_START,
  URLS_PER_FILE,
  filesFor,
  inXml,
  robotsText,
  sitemapEntry,
  sitemapIndex,
} from './sitemap.rules';

describe('a sitemap', () => {
  it('has addresses as XML wants them', () => {
    const file = `${SITEMAP_START}${sitemapEntry('https://shop.in/?a=1&b=<2>')}${SITEMAP_END}`;
    expect(file).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
        '<url><loc>https://shop.in/?a=1&#38;b=&#60;2&#62;</loc></url>\n' +
        '</urlset>\n',
    );
  });

  it('leaves out what XML cannot hold', () => {
    expect(inXml('salt\u0000 &\u001f sugar\n')).toBe('salt  &#38;  sugar\n');
  });

  it('names its files', () => {
    expect(sitemapIndex(['https://shop.in/a.xml', 'https://shop.in/b.xml'])).toContain(
      '<sitemap><loc>https://shop.in/a.xml</loc></sitemap>\n<sitemap><loc>https://shop.in/b.xml</loc></sitemap>',
    );
  });

  it.each([
    [0, 1],
    [1, 1],
    [URLS_PER_FILE, 1],
    [URLS_PER_FILE + 1, 2],
  ])('has for %i products %i files', (products, files) => {
    expect(filesFor(products)).toBe(files);
  });
});

it('asks robots to leave alone what is somebody’s own', () => {
  const lines = robotsText('https://shop.in/sitemap.xml').split('\n');
  expect(lines).toEqual(expect.arrayContaining(['User-agent: *', 'Disallow: /client/']));
  expect(lines).toContain('Sitemap: https://shop.in/sitemap.xml');
});
