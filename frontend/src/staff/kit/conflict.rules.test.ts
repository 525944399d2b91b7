import { describe, expect, it } from 'vitest';

import { changedFields, conflictOf, resolved } from './conflict.rules';

const opened = { values: { name: 'Onion', price: '40', stock: '50' }, version: 3 };

describe('conflictOf', () => {
  const mine = { name: 'Red onion', price: '40', stock: '60' };
  const stored = { values: { name: 'Onions', price: '45', stock: '48' }, version: 5 };

  it('tells what both changed from what only somebody else did', () => {
    expect(conflictOf(opened, mine, stored)).toMatchObject({
      clashes: [
        { field: 'name', base: 'Onion', stored: 'Onions', mine: 'Red onion' },
        { field: 'stock', base: '50', stored: '48', mine: '60' },
      ],
      theirs: [{ field: 'price', base: '40', stored: '45' }],
    });
  });

  it('passes over what changes by itself, unless the form changed it', () => {
    const found = conflictOf(opened, opened.values, stored, ['stock', 'price']);
    expect(found).toMatchObject({ clashes: [], theirs: [{ field: 'name' }] });
    expect(conflictOf(opened, mine, stored, ['stock']).clashes).toHaveLength(2);
  });

  it('finds nothing where both made the same change', () => {
    const both = { ...opened.values, price: '45' };
    const now = { values: both, version: 4 };
    expect(conflictOf(opened, both, now)).toMatchObject({ clashes: [], theirs: [] });
  });
});

describe('resolved', () => {
  it('keeps what one of both changed, and what was chosen where both did', () => {
    const mine = { name: 'Red onion', price: '40', stock: '60' };
    const stored = { values: { name: 'Onions', price: '45', stock: '50' }, version: 5 };
    const conflict = conflictOf(opened, mine, stored);
    expect(resolved(conflict, { name: 'Onions' })).toEqual({
      name: 'Onions',
      price: '45',
      stock: '60',
    });
    expect(resolved(conflict, {})).toMatchObject({ name: 'Red onion' });
  });
});

describe('changedFields', () => {
  it('names the fields that differ', () => {
    expect(changedFields(opened.values, { ...opened.values, price: '41' })).toEqual(['price']);
  });
});
