/** The sound of each consonant, without its vowel. */
const CONSONANTS: Record<string, string> = {
  ...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n' },
  ...{ ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n' },
  ...{ प: 'p', फ: 'ph', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ल: 'l', ळ: 'l', व: 'v' },
  ...{ श: 'sh', ष: 'sh', स: 's', ह: 'h', ऱ: 'r', ऩ: 'n' },
};

/** Independent vowels. */
const VOWELS: Record<string, string> = {
  ...{ अ: 'a', आ: 'aa', इ: 'i', ई: 'ee', उ: 'u', ऊ: 'oo', ऋ: 'ri', ए: 'e', ऐ: 'ai', ओ: 'o' },
  ...{ औ: 'au', ऑ: 'o', ऍ: 'e', ऎ: 'e', ऒ: 'o', ॲ: 'a' },
};

/** Vowel signs after a consonant. */
const SIGNS: Record<string, string> = {
  ...{ 'ा': 'aa', 'ि': 'i', 'ी': 'ee', 'ु': 'u', 'ू': 'oo', 'ृ': 'ri', 'े': 'e', 'ै': 'ai' },
  ...{ 'ो': 'o', 'ौ': 'au', 'ॉ': 'o', 'ॅ': 'e', 'ॆ': 'e', 'ॊ': 'o' },
};

const VIRAMA = '्';
const NASALS = new Set(['ं', 'ँ']);
/** Dots under letters, the silent visarga and joiners do not affect spellings in Latin letters. */
const SILENT = /[\u093c\u0903\u093d\u200c\u200d]/g;

/** One sound: a consonant with the vowel after it; '' if it has none, undefined if it is the inherent a. */
interface Sound {
  consonant: string;
  vowel: string | undefined;
}

/** Whether a text has letters of Hindi or Marathi. */
export function hasDevanagari(text: string): boolean {
  return /[\u0900-\u097f]/.test(text);
}

/** Replaces digits of Hindi and Marathi by Latin ones. */
export function withLatinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}

/**
 * Transliterates a word in Devanagari as people do: 'टमाटर' is 'tamaatar'. The inherent a is omitted where it is
 * silent: at the end of a word, and between a syllable and another one ('अदरक' is 'adrak').
 */
export function devanagariToLatin(word: string): string {
  const sounds = soundsOf(word.normalize('NFD').replace(SILENT, ''));
  for (let at = sounds.length - 1; at >= 0; at--) {
    const sound = sounds[at] as Sound;
    if (sound.vowel !== undefined) continue;
    sound.vowel = isSilent(sounds, at) ? '' : 'a';
  }
  return sounds.map(({ consonant, vowel }) => consonant + (vowel ?? '')).join('');
}

function soundsOf(word: string): Sound[] {
  const sounds: Sound[] = [];
  for (const letter of word) {
    const last = sounds.at(-1);
    const consonant = CONSONANTS[letter];
    const vowel = VOWELS[letter];
    const sign = SIGNS[letter];
    if (consonant !== undefined) sounds.push({ consonant, vowel: undefined });
    else if (vowel !== undefined) sounds.push({ consonant: '', vowel });
    else if (sign !== undefined && last) last.vowel = sign;
    else if (letter === VIRAMA && last) last.vowel = '';
    else if (NASALS.has(letter)) {
      if (last) last.vowel ??= 'a';
      sounds.push({ consonant: 'n', vowel: '' });
    } else if (!/\p{M}/u.test(letter)) sounds.push({ consonant: letter, vowel: '' });
  }
  return sounds;
}

/** Whether the inherent a after a consonant is silent; later ones were decided before. */
function isSilent(sounds: readonly Sound[], at: number): boolean {
  const before = sounds[at - 1];
  const after = sounds[at + 1];
  if (!before) return false;
  if (!after) return true;
  const isAfterVowel = before.vowel === undefined || before.vowel !== '';
  const opensNext = after.consonant !== '' && after.vowel !== '';
  return isAfterVowel && opensNext;
}
