import fc from 'fast-check';
import { PageContent, PageTemplate, coloursOf, languageOf } from './page-template';

const html = `<!doctype html>
<html lang="en-IN">
  <head>
    <meta
      name="description"
      content="Fresh groceries."
    />
    <meta name="store-name" content="Grocessay" />
    <title>Grocessay</title>
    <script type="module" crossorigin src="/assets/entry.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react.js">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`;
const build = {
  index: html,
  scripts: { boot: 'assets/boot.js', entry: 'assets/entry.js' },
  styleOf: (file: string) => ({ text: `/* ${file} */`, source: `'sha256-${file}'` }),
};
const head = { status: 200, title: 'Tomato', description: 'Red', data: [] } as const;
const content: PageContent = { head, language: 'en', colours: undefined, files: [] };
const pageOf = (own: Partial<PageContent> = {}, storeName = 'Shop') =>
  new PageTemplate(build, storeName).write({ ...content, ...own });

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
        // Beside the template: canonical, boot script, structured data, initial cache; without its script and preload.
        expect(page.match(/<(?!\/)/g)).toHaveLength(html.match(/<(?!\/)/g)!.length + 4 - 2);
      }),
    );
  });

  it('names the files of its screen, for the browser to fetch at once', () => {
    const { html: page, styleSources } = pageOf({ files: ['assets/shop.js', 'assets/shop.css'] });
    expect(page.match(/ (?:src|href)="[^"]*"/g)).toEqual([
      ' src="/assets/entry.js"',
      ' href="/assets/shop.js"',
      ' href="/assets/shop.css"',
    ]);
    expect(page).not.toContain('initial-cache');
    expect(styleSources).toEqual([]);
  });

  it('has its styles in it where it is rendered, and its scripts start later', () => {
    const { html: page, styleSources } = pageOf({
      files: ['assets/shop.js', 'assets/shop.css'],
      rendered: { html: '<h1>Shop</h1>', initialCache: {} },
    });
    expect(page).toContain('<div id="root" data-server-rendered><h1>Shop</h1></div>');
    expect(page).toContain('<style>/* assets/shop.css */</style><link disabled media="not all"');
    expect(page).toContain(
      'src="/assets/boot.js" data-entry="/assets/entry.js" data-preload="/assets/shop.js"',
    );
    expect(page).not.toContain('modulepreload');
    expect(styleSources).toEqual(["'sha256-assets/shop.css'"]);
  });

  it.each([
    ['colours=dark', 'dark'],
    ['a=1; colours=light; b=2', 'light'],
    ['colours=<script>', undefined],
    ['xcolours=dark', undefined],
    ['', undefined],
  ])('has the colours that were chosen: %s', (cookies, colours) => {
    const { html: page } = pageOf({ colours: coloursOf({ cookie: cookies }) });
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
    const { html: page } = pageOf({ language: languageOf(reader) });
    expect(/<html [^>]*lang="([\w-]+)"/.exec(page)?.[1]).toBe(language);
  });
});
