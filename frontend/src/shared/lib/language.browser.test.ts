import { i18n } from '@lingui/core';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { serverMessages } from '../../generated/server-messages';
import { formatPaise } from './format-price';
import { nameDay } from './ist-day';
import { formatInstant } from './ist-time';
import { addTexts, loadLanguage, showLanguage, wantedLanguage, type Language } from './language';
import { serverText } from './server-text';

async function speak(language: Language): Promise<void> {
  await loadLanguage(language);
  showLanguage(language);
}

afterEach(() => {
  document.cookie = 'language=; max-age=0; path=/';
  showLanguage('en');
});

describe('texts of a part of the site', () => {
  const texts = (name: string) => ({
    hi: () => Promise.resolve({ messages: { [name]: `${name} (hi)` } }),
    mr: () => Promise.resolve({ messages: { [name]: `${name} (mr)` } }),
  });

  it('come in the language that was asked for, though it is not shown yet', async () => {
    await loadLanguage('hi');
    await addTexts(texts('Rounds'));
    showLanguage('hi');
    expect(i18n.messages['Rounds']).toBe('Rounds (hi)');
  });

  it('come in each language that is asked for later', async () => {
    await speak('hi');
    await addTexts(texts('Walks'));
    await speak('mr');
    expect(i18n.messages['Walks']).toBe('Walks (mr)');
    expect(formatPaise(100)).toBe('₹1');
  });
});

describe('the language of a visit', () => {
  it.each([
    [['en-IN', 'hi'], 'en'],
    [['hi-IN', 'en'], 'hi'],
    [['mr'], 'mr'],
    [['fr'], 'en'],
    [[], 'en'],
  ])('for a browser that asks for %j is %s', (languages, wanted) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
    expect(wantedLanguage()).toBe(wanted);
  });

  it('is the one that was chosen, whatever the browser asks for', () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['hi']);
    document.cookie = 'language=mr; path=/';
    expect(wantedLanguage()).toBe('mr');
    document.cookie = 'language=klingon; path=/';
    expect(wantedLanguage()).toBe('hi');
  });
});

describe('numbers and days', () => {
  it.each(['en', 'hi', 'mr'] as const)('in %s have Latin digits', async (language) => {
    await speak(language);
    expect(formatPaise(12345650)).toMatch(/^₹\s?1,23,456\.50$/);
    expect(formatInstant('2026-11-20T08:35:00Z')).toMatch(/20.*2026.*2:05 ?pm/i);
  });

  it('have the names of the language', async () => {
    const now = new Date('2026-11-20T08:35:00Z');
    await speak('hi');
    expect(nameDay('2026-11-20', now)).toBe('आज');
    expect(nameDay('2026-11-22', now)).toBe('रवि 22');
    await speak('mr');
    expect(nameDay('2026-11-21', now)).toBe('उद्या');
  });
});

describe('what the server says', () => {
  const onlyLeft = { messageId: 'ordering.onlyLeft', params: { left: 3, name: 'Tomato' } };
  const percent = { percent: 15, sumPaise: 64_000, mostPaise: 10_000 };
  const capped = { messageId: 'checkout.percentOfAtMost', params: percent };

  it('stays as it is in English', () => {
    expect(serverText('Only 3 left of Tomato', onlyLeft)).toBe('Only 3 left of Tomato');
  });

  it('is said in the language of the reader, with its numbers and names', async () => {
    await speak('hi');
    expect(serverText('Only 3 left of Tomato', onlyLeft)).toBe('Tomato सिर्फ़ 3 बचे हैं');
    expect(serverText('15% of ₹640, at most ₹100', capped)).toBe('₹640 का 15%, ज़्यादा से ज़्यादा ₹100');
    const move = { fromStatus: 'packed', toStatus: 'out for delivery' };
    expect(serverText('English', { messageId: 'ordering.noSuchMove', params: move })).toBe(
      '‘पैक’ वाला ऑर्डर ‘रास्ते में’ नहीं हो सकता',
    );
    const full = { messageId: 'checkout.fitsLine', params: { mostCount: 1_000_000 } };
    expect(serverText('a cart takes only 10,00,000 of one product', full)).toContain('10,00,000');
  });

  it('stays as it is where it is no message, or one that is not known', async () => {
    await speak('mr');
    expect(serverText('Leave it at the gate', null)).toBe('Leave it at the gate');
    const newer = { messageId: 'ordering.newer', params: {} };
    expect(serverText('Something new', newer)).toBe('Something new');
  });

  it.each(['hi', 'mr'] as const)('is there in %s, with every value', async (language) => {
    await speak(language);
    expect(serverMessages.length).toBeGreaterThan(200);
    for (const { id, message } of serverMessages) {
      const places = [...message.matchAll(/\{(\w+)\}/g)].map(([, place = '']) => place);
      const params = Object.fromEntries(places.map((place, at) => [place, 1001 + at]));
      const text = serverText('English', { messageId: id, params });
      expect(text).not.toBe('English');
      for (const place of places) expect(text, id).toContain(writtenAs(place, params[place] ?? 0));
    }
  });
});

const writtenAs = (place: string, value: number): string => {
  if (place.endsWith('Paise')) return formatPaise(value);
  return place.endsWith('Count') ? value.toLocaleString('en-IN') : String(value);
};
