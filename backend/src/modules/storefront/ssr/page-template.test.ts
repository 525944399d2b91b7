import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { PageContent, PageTemplate, WrittenPage, readerOf } from './page-template';

const index = `<!doctype html>
<html lang="en-IN">
  <head>
    <meta
      name="description"
      content="Fresh groceries."
    />
    <meta name="store-name" content="Grocessay" />
    <title>Grocessay</title>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-1.js">
    <link rel="stylesheet" crossorigin href="/assets/style-1.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`;
const font = '/assets/mukta-devanagari-400-AbCd_123.woff2';
const style = `@font-face { src: url(${font}) }`;
const head = { status: 200, title: 'Tomato', description: 'Red', data: [] } as const;
const content: PageContent = { head, language: 'en', colours: undefined };
const templateFor = (storeName: string) =>
  new PageTemplate(
    { index, style, starter: 'assets/starter-1.js', texts: { mr: 'assets/mr-1.js' } },
    storeName,
  );
const pageOf = (own: Partial<PageContent> = {}, storeName = 'Shop') =>
  templateFor(storeName).write({ ...content, ...own });

describe('a page', () => {
  it('has its title and description, and the name of the shop', () => {
    const { html: page } = pageOf({}, 'Tom & "Jerry"');
    expect(page).toContain('<title>Tomato</title>');
    expect(page).toMatch(/name="description"\s+content="Red"/);
    expect(page).toContain('content="Tom &#38; &#34;Jerry&#34;"');
    expect(page).not.toContain('canonical');
  });

  it('keeps every text a text, whatever is in it', () => {
    const sign = fc.constantFrom('<', '>', '&', '"', '$&', '</script>', '<!--', 'a', 'टमाटर', '\\');
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 12 }), (signs) => {
        const text = signs.join('');
        const canonical = `https://shop.in/?q=${text}`;
        const own = { title: text, description: text, canonical, data: [{ name: text }] };
        const { html: page } = pageOf({
          head: { ...head, ...own },
          rendered: { html: '', initialCache: { name: text } },
        });
        const blockOf = (mark: string) =>
          JSON.parse(new RegExp(`<script ${mark}>([^<>&]*)</script>`).exec(page)?.[1] ?? '');
        expect(blockOf('type="application/ld\\+json"')).toEqual({ name: text });
        expect(blockOf('type="application/json" id="initial-cache"')).toEqual({ name: text });
        // In addition to the template: canonical, starter script, structured data, initial cache.
        expect(page.match(/<(?!\/)/g)).toHaveLength(index.match(/<(?!\/)/g)!.length + 4);
      }),
    );
  });

  it('has the styles in it, and says by what its policy knows them', () => {
    expect(pageOf().html).toContain(`<style>${style}</style>`);
    expect(pageOf().html).not.toContain('stylesheet');
    const hash = createHash('sha256').update(style).digest('base64');
    expect(templateFor('Shop').styleSource).toBe(`'sha256-${hash}'`);
  });

  it('starts its scripts at once where browsers render it, and later where it is rendered', () => {
    const filesIn = ({ html }: WrittenPage) =>
      html.match(/<(?:script|link) [^>]*(?:src|href)="[^"]*"/g);
    expect(filesIn(pageOf())).toEqual([
      '<script type="module" crossorigin src="/assets/index-1.js"',
      '<link rel="modulepreload" crossorigin href="/assets/react-1.js"',
    ]);
    const rendered = pageOf({ rendered: { html: '<h1>Shop</h1>', initialCache: {} } });
    expect(filesIn(rendered)).toEqual([
      '<script type="module" src="/assets/starter-1.js"',
      '<script type="deferred" crossorigin src="/assets/index-1.js"',
      '<link rel="deferred" crossorigin href="/assets/react-1.js"',
    ]);
    expect(rendered.html).toContain('<div id="root" data-server-rendered><h1>Shop</h1></div>');
  });

  it('preloads the fonts and texts of Hindi and Marathi for those who read them', () => {
    const preload = `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}" />`;
    const texts = (rel: string) => `<link rel="${rel}" crossorigin href="/assets/mr-1.js" />`;
    const marathi = pageOf({ language: 'mr' }).html;
    expect(marathi).toContain(preload);
    expect(marathi).toContain(texts('modulepreload'));
    const rendered = { html: '', initialCache: {} };
    expect(pageOf({ language: 'mr', rendered }).html).toContain(texts('deferred'));
    expect(pageOf().html).not.toContain(preload);
    expect(pageOf().html).not.toContain('mr-1.js');
  });

  it('has another tag as soon as its text is another', () => {
    expect(pageOf().etag).toBe(pageOf().etag);
    expect(pageOf().etag).not.toBe(pageOf({ colours: 'dark' }).etag);
  });

  it.each([
    ['colours=dark', 'dark'],
    ['a=1; colours=light; b=2', 'light'],
    ['colours=<script>', undefined],
    ['xcolours=dark', undefined],
    ['', undefined],
  ])('has the colours that were chosen: %s', (cookies, colours) => {
    const { html: page } = pageOf(readerOf({ cookie: cookies }));
    expect(/<html data-colours="(\w+)" lang/.exec(page)?.[1]).toBe(colours);
  });

  it.each([
    ['language=hi', undefined, 'hi'],
    ['colours=dark; language=mr', 'hi-IN', 'mr'],
    ['language=en', 'hi-IN,hi;q=0.9', 'en-IN'],
    [undefined, 'hi-IN,en;q=0.8', 'hi'],
    [undefined, 'MR', 'mr'],
    [undefined, 'en-GB,hi;q=0.9', 'en-IN'],
    [undefined, 'hibiscus', 'en-IN'],
    ['language=<script>', 'fr', 'en-IN'],
    [undefined, undefined, 'en-IN'],
  ])('has the language of its reader: cookies %s, browser %s', (cookie, accepted, language) => {
    const reader = { cookie, 'accept-language': accepted };
    const { html: page } = pageOf(readerOf(reader));
    expect(/<html [^>]*lang="([\w-]+)"/.exec(page)?.[1]).toBe(language);
  });
});
