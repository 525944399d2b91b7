import { i18n } from '@lingui/core';
import { render } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { activateLanguage, loadLanguage, type Language } from '../lib/language';
import { localProduct, localUnit } from '../lib/local-name';
import { EnglishText, LocalName, LocalUnit } from './local-name';

const tomato = { name: 'Tomato', nameHi: 'टमाटर', nameMr: null, unit: '6 pieces' };

/** Renders an element in a language, and returns its HTML. */
function htmlIn(language: Language, element: React.ReactNode): string {
  activateLanguage(language);
  return render(element).container.innerHTML;
}

beforeAll(async () => {
  for (const language of ['hi', 'mr', 'en'] as const) await loadLanguage(language);
});
afterEach(() => activateLanguage('en'));

describe('the name of a product', () => {
  it('is the English one without any mark on the English site', () => {
    expect(htmlIn('en', <LocalName product={tomato} withEnglish />)).toBe('Tomato');
  });

  it('stands before the English one, which is marked', () => {
    const html = htmlIn('hi', <LocalName product={tomato} withEnglish />);
    expect(html).toBe('टमाटर<small lang="en" class="english-name">Tomato</small>');
    expect(htmlIn('hi', <LocalName product={tomato} />)).toBe('टमाटर');
  });

  it('is marked as English where there is no other', () => {
    const html = htmlIn('mr', <LocalName product={tomato} withEnglish />);
    expect(html).toBe('<span lang="en">Tomato</span>');
  });
});

describe('a unit', () => {
  it.each<[Language, string, string]>([
    ['en', '6 pieces', '6 pieces'],
    ['hi', '6 pieces', '6 नग'],
    ['mr', '500 G', '500 ग्रॅम'],
    ['hi', '2 family packs', '2 family packs'],
    ['mr', '1 constructor', '1 constructor'],
  ])('in %s of %s is %s', (language, unit, text) => {
    activateLanguage(language);
    expect(localUnit(unit)).toBe(text);
  });

  it('brings no warning of texts that are not compiled, be its words known or not', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    // As in a build, which has no message compiler.
    const compiler: unknown = Reflect.get(i18n, '_messageCompiler');
    Reflect.set(i18n, '_messageCompiler', undefined);
    activateLanguage('hi');
    for (const unit of ['500 g', '6 pieces', '1 tub']) localUnit(unit);
    expect(warn).not.toHaveBeenCalled();
    Reflect.set(i18n, '_messageCompiler', compiler);
    warn.mockRestore();
  });

  it('is marked as English where a word of it is not known', () => {
    expect(htmlIn('hi', <LocalUnit unit="1 bunch" />)).toBe('1 गड्डी');
    expect(htmlIn('hi', <LocalUnit unit="1 tub" />)).toBe('<span lang="en">1 tub</span>');
    expect(htmlIn('en', <LocalUnit unit="1 tub" className="unit" />)).toBe(
      '<span class="unit">1 tub</span>',
    );
  });

  it('stands behind the name in texts', () => {
    activateLanguage('mr');
    expect(localProduct(tomato)).toBe('Tomato (6 नग)');
  });
});

it('marks a text that there is in English only', () => {
  expect(htmlIn('en', <EnglishText>From Pune</EnglishText>)).toBe('From Pune');
  expect(htmlIn('mr', <EnglishText>From Pune</EnglishText>)).toBe(
    '<span lang="en">From Pune</span>',
  );
});
