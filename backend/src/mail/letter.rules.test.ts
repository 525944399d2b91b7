import fc from 'fast-check';
import { Letter, escapeHtml, letterHtml, letterText } from './letter.rules';

const letter: Letter = {
  subject: 'Choose a new password',
  from: 'Grocessay',
  paragraphs: ['Somebody asked for it.'],
  link: 'https://shop.example/reset-password#token=AAAAAAAAAAAAAAAAAAAAAA',
  afterLink: ['It works for half an hour.'],
};

describe('a letter', () => {
  it('as text has its link on a line of its own', () => {
    expect(letterText(letter)).toBe(
      [
        'Hello,',
        'Somebody asked for it.',
        'https://shop.example/reset-password#token=AAAAAAAAAAAAAAAAAAAAAA',
        'It works for half an hour.',
        'Grocessay\n',
      ].join('\n\n'),
    );
  });

  it('as a page has it as a link', () => {
    expect(letterHtml(letter)).toContain(`<p><a href="${letter.link}">${letter.link}</a></p>`);
  });

  it('needs no link', () => {
    const { subject, from, paragraphs } = letter;
    expect(letterHtml({ subject, from, paragraphs })).not.toContain('<a ');
    expect(letterText({ subject, from, paragraphs })).toBe(
      'Hello,\n\nSomebody asked for it.\n\nGrocessay\n',
    );
  });

  it('has no markup but its own, whatever its texts are', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (subject, from, text) => {
        const page = letterHtml({ subject, from, paragraphs: [text], link: text });
        const tags = [...page.matchAll(/<\/?([a-z!]+)/gi)].map(([, name]) => name?.toLowerCase());
        expect(new Set(tags)).toEqual(
          new Set([
            '!doctype',
            'html',
            'head',
            'meta',
            'title',
            'body',
            'p',
            ...(text ? ['a'] : []),
          ]),
        );
      }),
    );
  });
});

describe('escapeHtml', () => {
  it('leaves no sign that ends a text or an attribute', () => {
    expect(escapeHtml(`<a href="x" title='y'>&`)).not.toMatch(/[<>"']/);
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(escapeHtml(text)).not.toMatch(/[<>"']/);
        const back = escapeHtml(text).replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code));
        expect(back).toBe(text);
      }),
    );
  });
});
