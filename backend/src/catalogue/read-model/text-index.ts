import { Posting } from './posting';

/** So many letters are looked up together: words that are shorter are not found by the index. */
const GRAM = 3;

/**
 * Which products may hold a word somewhere in their text, by the groups of three letters in it (a trigram index).
 * It answers too many rather than too few: whoever asks looks into the texts themselves. So a text that changes only
 * adds to it, and what it held before is forgotten when the index is made anew.
 */
export class TextIndex {
  private readonly postings = new Map<string, Posting>();

  /** Adds a product by its text. */
  add(id: number, text: string): void {
    for (const gram of gramsOf(text)) {
      const posting = this.postings.get(gram);
      if (posting) posting.add(id);
      else this.postings.set(gram, new Posting(id));
    }
  }

  /**
   * The products that may hold all of these words, by the rarest letters in them; some may be named twice.
   * @returns undefined where no word is long enough to tell
   */
  candidates(words: readonly string[]): Iterable<number> | undefined {
    let rarest: Posting | undefined;
    for (const word of words)
      for (const gram of gramsOf(word)) {
        const posting = this.postings.get(gram);
        if (!posting) return [];
        if (!rarest || posting.length < rarest.length) rarest = posting;
      }
    return rarest?.ids();
  }
}

function gramsOf(text: string): Set<string> {
  const grams = new Set<string>();
  for (let at = 0; at + GRAM <= text.length; at++) grams.add(text.slice(at, at + GRAM));
  return grams;
}
