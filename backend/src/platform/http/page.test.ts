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
</html>`;
const head = { status: 200, title: 'Tomato', description: 'Red', data: [] } as const;

describe('a page', () => {
  it('has its title and description, and the name of the shop', () => {
    const page = new PageTemplate(html, 'Tom & "Jerry"').write(head);
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
        const page = new PageTemplate(html, 'Shop').write({
          ...head,
          title: text,
          description: text,
          canonical,
          data: [{ name: text }],
        });
        const [, data = ''] =
          /<script type="application\/ld\+json">([^<>&]*)<\/script>/.exec(page) ?? [];
        expect(JSON.parse(data)).toEqual({ name: text });
        expect(page.match(/<(?!\/)/g)).toHaveLength(html.match(/<(?!\/)/g)!.length + 2);
      }),
    );
  });

  it.each([
    ['colours=dark', 'dark'],
    ['a=1; colours=light; b=2', 'light'],
    ['colours=<script>', undefined],
    ['xcolours=dark', undefined],
    ['', undefined],
  ])('has the colours that were chosen: %s', (cookies, colours) => {
    const page = new PageTemplate(html, 'Shop').write(head, cookies);
    expect(/<html data-colours="(\w+)" lang/.exec(page)?.[1]).toBe(colours);
  });
});
