import fc from 'fast-check';
import { PageTemplate } from './page';

const html = `<!doctype html>
<html lang="en-IN">
  <head>
    <meta
      name="description"
      content="Fresh groceries."
    />
    <meta name="store-name" content="Grocessay" />
    <title>Grocessay</title>
  </head>
  <body></body>
</html>`;
const nothing = { files: [], answers: [], answeredAt: 0 };
const head = { status: 200, title: 'Tomato', description: 'Red', data: [] } as const;

describe('a page', () => {
  it('has its title and description, and the name of the shop', () => {
    const page = new PageTemplate(html, 'Tom & "Jerry"').write(head, nothing);
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
        const answers = [JSON.stringify({ name: 'Search', data: text })];
        const page = new PageTemplate(html, 'Shop').write(
          { ...head, ...own },
          { ...nothing, answers, answeredAt: 25_999 },
        );
        const blockOf = (mark: string) =>
          JSON.parse(new RegExp(`<script ${mark}>([^<>&]*)</script>`).exec(page)?.[1] ?? '');
        expect(blockOf('type="application/ld\\+json"')).toEqual({ name: text });
        expect(blockOf('type="application/json" id="first-data"')).toEqual({
          at: 20_000,
          answers: [{ name: 'Search', data: text }],
        });
        expect(page.match(/<(?!\/)/g)).toHaveLength(html.match(/<(?!\/)/g)!.length + 3);
      }),
    );
  });

  it('names the files of its screen, for the browser to fetch at once', () => {
    const files = ['assets/shop-12345678.js', 'assets/shop-12345678.css'];
    const page = new PageTemplate(html, 'Shop').write(head, { ...nothing, files });
    expect(page).toContain(
      '<link rel="modulepreload" crossorigin href="/assets/shop-12345678.js" />',
    );
    expect(page).toContain(
      '<link rel="stylesheet" crossorigin href="/assets/shop-12345678.css" />',
    );
    expect(page).not.toContain('first-data');
  });

  it.each([
    ['colours=dark', 'dark'],
    ['a=1; colours=light; b=2', 'light'],
    ['colours=<script>', undefined],
    ['xcolours=dark', undefined],
    ['', undefined],
  ])('has the colours that were chosen: %s', (cookies, colours) => {
    const page = new PageTemplate(html, 'Shop').write(head, nothing, { cookie: cookies });
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
    const page = new PageTemplate(html, 'Shop').write(head, nothing, reader);
    expect(/<html [^>]*lang="([\w-]+)"/.exec(page)?.[1]).toBe(language);
  });
});
