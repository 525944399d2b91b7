import { letterHtml, letterText } from '../../../platform/mail/letter.rules';
import { accountLetter } from './account-letters.rules';

const facts = {
  storeName: 'Kirana <&> Sons',
  supportEmail: 'help@shop.in',
  link: 'https://shop.in/confirm-email#token=AAAAAAAAAAAAAAAAAAAAAA',
};
const WITH_LINK = ['password-reset', 'staff-invitation', 'confirm-email', 'change-email'] as const;
const WITHOUT_LINK = [
  'email-change-asked',
  'email-changed',
  'password-changed',
  'account-deleted',
] as const;

describe.each(WITH_LINK)('a mail for %s', (kind) => {
  const letter = accountLetter(kind, facts);

  it('has its link once in each form, and says how long it works', () => {
    expect(letterText(letter).split(facts.link)).toHaveLength(2);
    expect(letterHtml(letter)).toContain(`href="${facts.link}"`);
    expect(letterText(letter)).toMatch(/works once, for (half an hour|a day|three days)\./);
  });
});

describe.each(WITHOUT_LINK)('a mail for %s', (kind) => {
  const letter = accountLetter(kind, facts);

  it('has no link, and says whom to write to', () => {
    expect(letterText(letter)).not.toContain('token');
    expect(letterText(letter)).toContain(facts.supportEmail);
  });
});

it.each([...WITH_LINK, ...WITHOUT_LINK])('%s says whose mail it is, as text', (kind) => {
  const letter = accountLetter(kind, facts);
  expect(letter.subject).toMatch(/^Kirana <&> Sons: /);
  expect(letterText(letter)).toMatch(/\n\nKirana <&> Sons\n$/);
  expect(letterHtml(letter)).not.toContain('<&>');
});
