import { describe, expect, it } from 'vitest';

import { system } from './system';

describe('the Chakra system', () => {
  it('knows the widths at which a screen may change', () => {
    expect(system.css({ columns: { base: 1, sm: 2 } })).toEqual({
      columns: 1,
      '@media screen and (min-width: 30rem)': { columns: 2 },
    });
  });
});
