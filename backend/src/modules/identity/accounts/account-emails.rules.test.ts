import { emailHtml, emailText } from '../../../platform/mail/email-content.rules';
import { accountEmail, accountMailKinds } from './account-emails.rules';

const facts = {
  storeName: 'Kirana <&> Sons',
  supportEmail: 'help@shop.in',
  link: 'https://shop.in/confirm-email#token=AAAAAAAAAAAAAAAAAAAAAA',
};
const WITH_LINK = ['password-reset', 'staff-invitation', 'confirm-email', 'change-email'] as const;
const WITHOUT_LINK = [
  'email-change-asked',
  'email-changed',
  'phone-changed',
  'password-changed',
  'password-removed',
  'account-deleted',
] as const;

describe.each(WITH_LINK)('a mail for %s', (kind) => {
  const content = accountEmail(kind, 'en', facts);

  it('has its link once in each form, and says how long it works', () => {
    expect(emailText(content).split(facts.link)).toHaveLength(2);
    expect(emailHtml(content)).toContain(`href="${facts.link}"`);
    expect(emailText(content)).toMatch(/works once, for (half an hour|a day|three days)\./);
  });
});

describe.each(WITHOUT_LINK)('a mail for %s', (kind) => {
  const content = accountEmail(kind, 'en', facts);

  it('has no link, and says whom to write to', () => {
    expect(emailText(content)).not.toContain('token');
    expect(emailText(content)).toContain(facts.supportEmail);
  });
});

it.each([...WITH_LINK, ...WITHOUT_LINK])('%s says whose mail it is, as text', (kind) => {
  const content = accountEmail(kind, 'en', facts);
  expect(content.subject).toMatch(/^Kirana <&> Sons: /);
  expect(emailText(content)).toMatch(/\n\nKirana <&> Sons\n$/);
  expect(emailHtml(content)).not.toContain('<&>');
});

it('does not call every use of a recovery code a login: it also proves a change of the account', () => {
  const content = accountEmail('recovery-code-used', 'en', facts);
  expect(emailText(content)).toContain(
    'A recovery code of your account at Kirana <&> Sons was used.',
  );
});

describe.each(['hi', 'mr'] as const)('a mail in %s', (language) => {
  it.each(accountMailKinds)('says %s in its script', (kind) => {
    const content = accountEmail(kind, language, facts);
    expect(emailHtml(content)).toContain(`<html lang="${language}">`);
    const { subject, paragraphs, afterLink = [] } = content;
    for (const text of [subject, ...paragraphs, ...afterLink]) {
      const own = text.replace(facts.storeName, '').replace(facts.supportEmail, '');
      expect(own).toMatch(/^[^A-Za-z]*[\u0900-\u097f][^A-Za-z]*$/);
    }
  });
});
