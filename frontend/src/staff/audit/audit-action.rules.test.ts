import { expect, it } from 'vitest';

import { actionText, nameAction } from './audit-action.rules';

it.each([
  ['product.changed', 'Product changed'],
  ['gift-voucher.redeemed', 'Gift voucher redeemed'],
  ['api-token.created', 'API token created'],
  ['van.was-washed', 'Van was washed'],
  ['constructor', 'Constructor'],
])('%s is called %s', (action, name) => {
  expect(nameAction(action)).toBe(name);
});

it('has two actions of one name nowhere', () => {
  const names = Object.keys(actionText).map(nameAction);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
