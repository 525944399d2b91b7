import { describe, expect, it } from 'vitest';

import { aliasesWith } from './alias.rules';

describe('aliasesWith', () => {
  it.each([
    [null, 'pitaya'],
    ['', 'pitaya'],
    ['dragon fruit', 'dragon fruit;pitaya'],
    [' dragon fruit ; kamalam ;', 'dragon fruit;kamalam;pitaya'],
    ['dragon fruit; Pitaya', 'dragon fruit; Pitaya'],
  ])('adds a name to %j', (aliases, expected) => {
    expect(aliasesWith(aliases, 'pitaya')).toBe(expected);
  });

  it('adds one name', () => {
    expect(aliasesWith('pitaya', 'dragon; fruit')).toBe('pitaya;dragon fruit');
  });
});
