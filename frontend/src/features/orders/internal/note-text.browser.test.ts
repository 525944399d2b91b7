import { afterEach, describe, expect, it } from 'vitest';

import { loadLanguage, showLanguage } from '../../../shared/lib/language';
import { noteText } from './note-text';

afterEach(() => showLanguage('en'));

describe('a note of an order', () => {
  const note = 'New delivery slot: Sat, 28 Nov, 5 pm – 7 pm: As agreed';
  const message = {
    messageId: 'ordering.movedToBecause',
    params: { slotDay: '2026-11-28', slotWindow: '1020-1140', reason: 'As agreed' },
  };

  it('is what the server wrote, in English', () => {
    expect(noteText(note, message)).toBe(note);
  });

  it.each([
    ['hi', 'नया डिलीवरी स्लॉट: शनि, 28 नव॰, शाम 5 – 7: As agreed'],
    ['mr', 'नवा डिलिव्हरी स्लॉट: शनि, 28 नोव्हें, संध्याकाळी 5 – 7: As agreed'],
  ] as const)('has its day and delivery window in %s', async (language, text) => {
    await loadLanguage(language);
    showLanguage(language);
    expect(noteText(note, message)).toBe(text);
  });

  it('stays as somebody wrote it', async () => {
    await loadLanguage('hi');
    showLanguage('hi');
    expect(noteText('Leave it at the gate', null)).toBe('Leave it at the gate');
  });
});
