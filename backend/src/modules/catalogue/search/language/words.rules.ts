/** A sequence of letters with their marks, and digits; an apostrophe between them does not split a word. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu;
const APOSTROPHES = /['’]/g;

/** A word of a text, and its position. */
export interface Word {
  text: string;
  from: number;
  to: number;
}

/** The words of a text in lower case, in their order: "lay's" is 'lays'. */
export function wordsIn(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    text: withoutApostrophes(word),
    from: index,
    to: index + word.length,
  }));
}

/** The words of a text in lower case, without positions. */
export function wordTexts(text: string): string[] {
  return (text.match(WORD) ?? []).map(withoutApostrophes);
}

function withoutApostrophes(word: string): string {
  return word.replace(APOSTROPHES, '');
}
