import { EMAIL_PATTERN } from '../../../kernel/credentials';
import { emailWithoutLogin, hasLogin } from './without-login.rules';

describe('what stands for the e-mail address of who is known by phone only', () => {
  it('is told from every address that can be registered', () => {
    expect(hasLogin(emailWithoutLogin('9876543210'))).toBe(false);
    expect(hasLogin('meera@phone.in')).toBe(true);
    expect(emailWithoutLogin('9876543210')).not.toMatch(EMAIL_PATTERN);
  });
});
