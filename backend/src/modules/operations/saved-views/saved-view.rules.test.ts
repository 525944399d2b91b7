import { nameKeyOf, withoutPersons } from './saved-view.rules';

describe('withoutPersons', () => {
  it.each([
    ['text=asha&sort=OLDEST', 'sort=OLDEST'],
    ['?text=asha&phone=98200&name=asha&customerId=7&number=12', ''],
    ['statuses=PACKED%2CSUCCESS', 'statuses=PACKED%2CSUCCESS'],
    ['', ''],
  ])('makes %j %j', (search, expected) => {
    expect(withoutPersons(search)).toBe(expected);
  });
});

describe('nameKeyOf', () => {
  it('takes capitals and composed characters as the same name', () => {
    expect(nameKeyOf('LOW Caf\u00e9')).toBe(nameKeyOf('low cafe\u0301'));
    expect(nameKeyOf('Low')).not.toBe(nameKeyOf('High'));
  });
});
