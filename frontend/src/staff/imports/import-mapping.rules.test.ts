import { describe, expect, it } from 'vitest';

import { columnFieldsOf, fieldsOf } from './import-mapping.rules';

const columns = ['Type', 'Code', 'Group', 'Rating'].map((header) => ({
  __typename: 'ImportColumn' as const,
  ...{ header, samples: [] },
}));
const field = (name: string, headers: string[]) => ({
  __typename: 'ImportedField' as const,
  ...{ name, headers },
});
const fields = [field('sku', ['Code']), field('category', ['Group', 'Type'])];

describe('the mapping of a file', () => {
  it('is shown by its columns, and sent by its fields', () => {
    const shown = columnFieldsOf({ columns, fields });
    expect(shown).toEqual({ Type: 'category', Code: 'sku', Group: 'category', Rating: '' });
    expect(fieldsOf(shown, fields)).toEqual([
      { name: 'category', headers: ['Group', 'Type'] },
      { name: 'sku', headers: ['Code'] },
    ]);
    expect(fieldsOf({ ...shown, Rating: 'category', Code: '' }, fields)).toEqual([
      { name: 'category', headers: ['Group', 'Type', 'Rating'] },
    ]);
  });
});
