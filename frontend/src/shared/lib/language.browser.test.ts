import { afterEach, describe, expect, it, vi } from 'vitest';

import { formatPaise } from './format-price';
import { nameDay } from './ist-day';
import { formatInstant } from './ist-time';
import { loadLanguage, showLanguage, wantedLanguage, type Language } from './language';
import { failureText, serverText } from './server-text';

async function speak(language: Language): Promise<void> {
  await loadLanguage(language);
  showLanguage(language);
}

afterEach(() => {
  document.cookie = 'language=; max-age=0; path=/';
  showLanguage('en');
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
    expect(formatInstant('2026-11-20T08:35:00Z')).toMatch(/20.*2026.*14:05/);
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
  it('stays as it is in English', () => {
    expect(serverText('Only 3 left of Tomato')).toBe('Only 3 left of Tomato');
    expect(failureText('UNAVAILABLE', 'The database does not answer')).toBe(
      'The database does not answer',
    );
  });

  it('is said in the language of the reader, with its numbers and names', async () => {
    await speak('hi');
    expect(serverText('Only 3 left of Tomato')).toBe('Tomato सिर्फ़ 3 बचे हैं');
    expect(serverText('15% of ₹640, at most ₹100')).toBe('₹640 का 15%, ज़्यादा से ज़्यादा ₹100');
    expect(serverText('5% of ₹544')).toBe('₹544 का 5%');
    expect(serverText('free')).toBe('मुफ़्त');
    expect(serverText('Leave it at the gate')).toBe('Leave it at the gate');
  });

  it('has a general word where the text is not known, by its code', async () => {
    await speak('mr');
    expect(failureText('UNAVAILABLE', 'The database does not answer')).toBe(
      'दुकान सध्या व्यस्त आहे, कृपया पुन्हा प्रयत्न करा',
    );
    expect(failureText('SOMETHING_NEW', 'Something new')).toBe('Something new');
  });
});
