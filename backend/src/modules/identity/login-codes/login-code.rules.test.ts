import {
  LOGIN_NAME_PATTERN,
  isPhone,
  loginCodeExpiry,
  plainLoginCode,
  plainLoginName,
} from './login-code.rules';

describe('what somebody logs in by', () => {
  it.each([
    ['9820098200', '9820098200'],
    [' 98200 98200 ', '9820098200'],
    ['+91 98200-98200', '9820098200'],
    ['919820098200', '9820098200'],
    ['09820098200', '9820098200'],
    ['9123456789', '9123456789'],
    ['0123456789', '0123456789'],
    [' Asha@Shop.IN ', 'asha@shop.in'],
    ['12345', '12345'],
    ['98200982001234', '98200982001234'],
  ])('%j is %j', (typed, plain) => expect(plainLoginName(typed)).toBe(plain));

  it.each([
    ['9820098200', true, true],
    ['asha@shop.in', true, false],
    ['982009820', false, false],
    ['asha', false, false],
    ['9820098200@phone.invalid', false, false],
    ['asha@shop.in\n9820098200', false, false],
  ])('%j: taken %j, a phone %j', (name, isTaken, phone) => {
    expect(LOGIN_NAME_PATTERN.test(name)).toBe(isTaken);
    expect(isPhone(name)).toBe(phone);
  });
});

describe('a code', () => {
  it('is read without what stands between its digits', () => {
    expect(plainLoginCode(' 123 4-56')).toBe('123456');
  });

  it('is good for ten minutes', () => {
    expect(loginCodeExpiry(new Date('2026-11-25T10:00:00Z'))).toEqual(
      new Date('2026-11-25T10:10:00Z'),
    );
  });
});
