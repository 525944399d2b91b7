import { expect, it } from 'vitest';

import { alternate } from './alternate';

it('takes one of each list in turn, then what is left', () => {
  expect(alternate(['a', 'b', 'c'], ['1'])).toEqual(['a', '1', 'b', 'c']);
  expect(alternate([], ['1', '2'])).toEqual(['1', '2']);
});
