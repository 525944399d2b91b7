import { EMAIL_PATTERN } from '../../../kernel/credentials';
import {
  emailOfDeleted,
  emailOfPhone,
  emailWithoutLogin,
  hasEmail,
  hasLogin,
} from './without-login.rules';

describe('what stands for the e-mail address of who gave none', () => {
  const [byPhone, byCode] = [emailWithoutLogin('9876543210'), emailOfPhone('9876543210')];
  const deleted = emailOfDeleted(26);

  it('is told from every address that can be registered', () => {
    expect([hasLogin(byPhone), hasEmail(byPhone)]).toEqual([false, false]);
    expect([hasLogin(byCode), hasEmail(byCode)]).toEqual([true, false]);
    expect([hasLogin(deleted), hasEmail(deleted)]).toEqual([true, false]);
    for (const email of ['meera@phone.in', 'meera@code.in'])
      expect([hasLogin(email), hasEmail(email)]).toEqual([true, true]);
    for (const email of [byPhone, byCode, deleted]) expect(email).not.toMatch(EMAIL_PATTERN);
  });
});
