import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { activateLanguage, loadLanguage, type Language } from '../../shared/lib/language';
import { namesOf } from './picked-name';

const apple = { name: 'Apple Juice', nameHi: 'सेब का जूस', nameMr: null, aliases: 'juice;सेब का रस' };

beforeAll(async () => {
  for (const language of ['hi', 'mr', 'en'] as const) await loadLanguage(language);
});
afterEach(() => activateLanguage('en'));

describe('the names that a picker reads', () => {
  it.each<[Language, [string, string | undefined]]>([
    ['en', ['Apple Juice', undefined]],
    // The name on the order page takes precedence over an alias that customers only search for.
    ['hi', ['सेब का जूस', 'Apple Juice']],
    ['mr', ['सेब का रस', 'Apple Juice']],
  ])('are those of the language: %s', (language, names) => {
    activateLanguage(language);
    expect(namesOf(apple)).toEqual(names);
  });

  it('is one where there is no other', () => {
    activateLanguage('hi');
    expect(namesOf({ name: 'आलू', aliases: 'बटाटा' })).toEqual(['आलू', undefined]);
    expect(namesOf({ name: 'Bread' })).toEqual(['Bread', undefined]);
  });
});
