import { describe, expect, it } from 'vitest';

import {
  emptyCategory,
  inputOfCategory,
  possibleParents,
  valuesOfCategory,
  valuesOfCurrent,
} from './category-form.rules';

const category = (id: string, about: object = {}) => ({
  ...{ __typename: 'Category' as const, id, slug: `c${id}`, name: `C ${id}`, nameHi: null },
  ...{ nameMr: null, imageUrl: '/x.webp', position: 1, version: 1, isOwn: true, productCount: 0 },
  parent: null,
  ...about,
});

describe('the form of a category', () => {
  it('says nothing of what is not there, and of a generated picture', () => {
    const generated = category('1', { imageUrl: '/pictures/generated.svg?shape=pouch&v=1' });
    expect(valuesOfCategory(generated)).toEqual({ ...emptyCategory, name: 'C 1' });
  });

  it('takes what a conflict says is stored', () => {
    const current = { name: 'Teas', nameHi: 'चाय', nameMr: null, imageUrl: '', parentId: '4' };
    expect(valuesOfCurrent(current)).toEqual({
      ...{ name: 'Teas', nameHi: 'चाय', nameMr: '', imageUrl: '', parentId: '4' },
    });
  });

  it('sends texts without spaces around them, and null for empty ones', () => {
    expect(inputOfCategory({ ...emptyCategory, name: ' Teas ', nameHi: ' ' })).toEqual({
      ...{ name: 'Teas', nameHi: null, nameMr: null, parentId: null, imageUrl: null },
    });
  });

  it('offers the other categories at the top, and none where others are in it', () => {
    const tree = [
      { ...category('1'), children: [category('3')] },
      { ...category('2'), children: [] },
    ];
    expect(possibleParents(tree).map(({ id }) => id)).toEqual(['1', '2']);
    expect(possibleParents(tree, category('2')).map(({ id }) => id)).toEqual(['1']);
    expect(possibleParents(tree, category('3')).map(({ id }) => id)).toEqual(['1', '2']);
    expect(possibleParents(tree, category('1'))).toEqual([]);
  });
});
