import fc from 'fast-check';
import { EmailContent, escapeHtml, emailHtml, emailText } from './email-content.rules';

const content: EmailContent = {
  subject: 'Choose a new password',
  from: 'Grocessay',
  paragraphs: ['Somebody asked for it.'],
  link: 'https://shop.example/reset-password#token=AAAAAAAAAAAAAAAAAAAAAA',
  afterLink: ['It works for half an hour.'],
};

describe('the content of an email', () => {
  it('as text has its link on a line of its own', () => {
    expect(emailText(content)).toBe(
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
    expect(emailHtml(content)).toMatch(/<a href="(.*?)" style="[^"]*">\1<\/a>/);
  });

  it('has its tables in both forms', () => {
    const tables = [
      {
        heading: 'Bill',
        rows: [
          { text: '2 × Onions', amount: '₹60' },
          { text: 'Total', amount: '₹60', isTotal: true },
        ],
      },
      { heading: 'Where', rows: [{ text: 'Thane <West>' }] },
    ];
    const withTables: EmailContent = { ...content, tables, linkLabel: 'Open it', language: 'mr' };
    expect(emailText(withTables)).toContain(
      '\n\nBill\n2 × Onions: ₹60\nTotal: ₹60\n\nWhere\nThane <West>\n\nhttps://',
    );
    expect(emailText(withTables)).toMatch(/^नमस्कार,\n/);
    const page = emailHtml(withTables);
    expect(page).toContain('<html lang="mr">');
    expect(page).toContain('Thane &#60;West&#62;');
    expect(page).toMatch(/<a href="https:[^"]*" style="[^"]*">Open it<\/a>/);
  });

  it('has a link for each of several products', () => {
    const url = 'https://shop.example/product/7';
    const withLinks = { ...content, link: undefined, links: [{ text: 'Mango: ₹28', url }] };
    expect(emailText(withLinks)).toContain(`Mango: ₹28\n${url}\n`);
    expect(emailHtml(withLinks)).toMatch(/<a href="(.*?)" style="[^"]*">Mango: ₹28<\/a>/);
  });

  it('needs no link', () => {
    const { subject, from, paragraphs } = content;
    expect(emailHtml({ subject, from, paragraphs })).not.toContain('<a ');
    expect(emailText({ subject, from, paragraphs })).toBe(
      'Hello,\n\nSomebody asked for it.\n\nGrocessay\n',
    );
  });

  it('has no markup but its own, whatever its texts are', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (subject, from, text) => {
        const tables = [{ heading: text, rows: [{ text, amount: text }, { text }] }];
        const page = emailHtml({
          ...{ subject, from, paragraphs: [text], tables },
          ...{ link: text, linkLabel: subject, lastLink: text },
        });
        const plain = emailHtml({
          ...{ subject: 's', from: 'f', paragraphs: ['p'] },
          tables: [{ heading: 'h', rows: [{ text: 't', amount: 'a' }, { text: 't' }] }],
          ...{ link: text && 'l', linkLabel: subject && 'x', lastLink: text && 'l' },
        });
        const tagsOf = (html: string) =>
          html.match(/<[^>]*>/g)?.map((tag) => tag.replace(/href="[^"]*"/, ''));
        expect(tagsOf(page)).toEqual(tagsOf(plain));
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
