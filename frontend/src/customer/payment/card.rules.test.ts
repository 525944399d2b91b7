import { describe, expect, it } from 'vitest';

import { cardForPayment, checkCard, passesLuhn } from './card.rules';

const good = {
  nameOnCard: 'Asha Patil',
  cardNumber: '4242 4242 4242 4242',
  expMonth: '',
  expYear: '2030',
  cvv: '123',
};

const check = (change: Partial<typeof good>) =>
  checkCard({ ...good, ...change }, new Date(2026, 10, 20));

describe('checkCard', () => {
  it('finds nothing wrong with a good card, spaces and dashes included', () => {
    expect(check({})).toEqual({});
    expect(check({ cardNumber: '4242-4242-4242-4242' })).toEqual({});
    expect(check({ expYear: '2026' })).toEqual({});
    expect(check({ expMonth: '11', expYear: '2026' })).toEqual({});
    expect(check({ expMonth: '1', expYear: '2027' })).toEqual({});
    expect(check({ cvv: '1234' })).toEqual({});
  });

  it.each([
    [{ nameOnCard: '  ' }, { nameOnCard: 'Name on the card is required' }],
    [{ cardNumber: '' }, { cardNumber: 'Card number is required' }],
    [{ cardNumber: '4242' }, { cardNumber: 'Card number has 12 to 19 digits' }],
    [{ cardNumber: '4242 4242 4242 424x' }, { cardNumber: 'Card number has 12 to 19 digits' }],
    [
      { cardNumber: '4242 4242 4242 4243' },
      { cardNumber: 'Card number is not valid. Please check the digits' },
    ],
    [{ expMonth: '10', expYear: '2026' }, { expMonth: 'The card has expired' }],
    [{ expYear: '' }, { expYear: 'Exp year is required' }],
    [{ expYear: '30' }, { expYear: 'Exp year has four digits, for example 2030' }],
    [{ expYear: '2025' }, { expYear: 'The card has expired' }],
    [{ expYear: '2099' }, { expYear: 'Exp year is too far ahead' }],
    [{ cvv: '' }, { cvv: 'cvv is required' }],
    [{ cvv: '12' }, { cvv: 'cvv has 3 or 4 digits' }],
  ])('names what is wrong with %o', (change, errors) => {
    expect(check(change)).toEqual(errors);
  });

  it('names every wrong field at once', () => {
    const empty = { nameOnCard: '', cardNumber: '', expMonth: '', expYear: '', cvv: '' };
    expect(Object.keys(check(empty))).toHaveLength(4);
  });
});

describe('passesLuhn', () => {
  it('tells a real number from a mistyped one', () => {
    expect(passesLuhn('4000000000000002')).toBe(true);
    expect(passesLuhn('4000000000009995')).toBe(true);
    expect(passesLuhn('4000000000009996')).toBe(false);
  });
});

it('cardForPayment sends the month where there is one', () => {
  expect(cardForPayment({ ...good, expMonth: '4' })).toMatchObject({ expMonth: 4, expYear: 2030 });
});

it('cardForPayment sends digits only and the year as a number', () => {
  expect(cardForPayment(good)).toEqual({
    nameOnCard: 'Asha Patil',
    cardNumber: '4242424242424242',
    expYear: 2030,
    cvv: '123',
  });
});
