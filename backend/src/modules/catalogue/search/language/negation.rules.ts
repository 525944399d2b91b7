import { Word, wordsIn } from './words.rules';

/** The role of a word in a text: it says that something is absent, names the absent thing, or is meant plainly. */
export type Role = 'marker' | 'absent' | 'plain';

/** A word with its role. */
export interface ReadWord extends Word {
  role: Role;
}

/** What follows these is absent: everything up to the end of the phrase, or only the next thing. */
const BEFORE_ALL = new Set('without sans bina bagair बिना बगैर विना'.split(' '));
const BEFORE_ONE = new Set(['no', 'non', 'zero']);
/** What precedes these is absent. */
const AFTER = new Set('free mukt shivay shivaay मुक्त शिवाय'.split(' '));
/** Insignificant between 'no' and the absent thing. */
const FILLERS = new Set('added artificial any extra from of'.split(' '));
const JOINERS = new Set('and or nor aur ani और आणि या'.split(' '));
/** End the list of absent things. */
const ENDS = new Set('with for in by to but from on'.split(' '));
/** Followed by one of these, 'free' does not mean without. */
const NOT_WITHOUT = new Set(
  'range flow flowing size delivery gift gifts sample style run standing inside pouch'.split(' '),
);
/** Next to one of these, 'free' means given away. */
const OFFERS = new Set('buy get worth offer combo'.split(' '));
/** The maximum number of words in the scope of 'without'. */
const MOST_ABSENT = 4;

/** Separators of phrases: punctuation, and dashes with a space. */
const BREAK = /[,;:.(){}[\]|+*]|\s[-–—]+|[-–—]+\s/;

/**
 * The words of a lower-case text with their roles. Absent are 'garlic' in 'Pickle without garlic', 'sugar' in
 * 'Sugar-free', 'onion' in 'no onion no garlic', 'stick' in 'non-stick'.
 */
export function readWords(text: string): ReadWord[] {
  const words = wordsIn(text).map((word): ReadWord => ({ ...word, role: 'plain' }));
  if (!words.some(({ text: each }) => isMarker(each) || each === 'w')) return words;
  const reading = new Reading(text, words);
  words.forEach((_word, at) => reading.readMarker(at));
  return words;
}

/** Whether a marker belongs to the words before it: 'free' in 'sugar free'. */
export function isMarkerBehind({ text, role }: ReadWord): boolean {
  return role === 'marker' && AFTER.has(text);
}

function isMarker(word: string): boolean {
  return BEFORE_ALL.has(word) || BEFORE_ONE.has(word) || AFTER.has(word);
}

/** Determines the scope of each marker in a text. */
class Reading {
  constructor(
    private readonly text: string,
    private readonly words: readonly ReadWord[],
  ) {}

  readMarker(at: number): void {
    const { text } = this.at(at) ?? { text: '' };
    if (this.isSlashed(at)) this.readForward(at, at + 2, MOST_ABSENT);
    else if (BEFORE_ALL.has(text)) this.readForward(at, at + 1, MOST_ABSENT);
    else if (BEFORE_ONE.has(text)) this.readForward(at, at + 1, text === 'no' ? this.reach(at) : 1);
    else if (text === 'free' && this.at(at + 1)?.text === 'from')
      this.readForward(at, at + 2, MOST_ABSENT);
    else if (AFTER.has(text) && this.isWithout(at)) this.readBackward(at);
  }

  /** 'w/o' */
  private isSlashed(at: number): boolean {
    const next = this.at(at + 1);
    return this.at(at)?.text === 'w' && next?.text === 'o' && this.between(at + 1) === '/';
  }

  private isWithout(at: number): boolean {
    const next = this.at(at + 1)?.text ?? '';
    const isOffer = this.words.some(({ text }) => OFFERS.has(text)) || this.text.includes('+');
    return !isOffer && !NOT_WITHOUT.has(next);
  }

  /**
   * The scope of a 'no': up to the end if a thing was named before it; otherwise without the last word, which is the
   * thing.
   */
  private reach(at: number): number {
    const isAfterThing = this.words
      .slice(0, at)
      .some(({ role, text }) => role === 'plain' && !JOINERS.has(text));
    if (isAfterThing) return MOST_ABSENT;
    let count = 0;
    for (let next = at + 1; this.continues(next, at + 1); next++)
      if (!FILLERS.has(this.at(next)?.text ?? '')) count++;
    return Math.max(count - 1, 1);
  }

  private readForward(marker: number, from: number, most: number): void {
    const named: number[] = [];
    const said: number[] = [];
    let left = most;
    for (let next = from; left > 0 && this.continues(next, from); next++) {
      const { text } = this.at(next) as ReadWord;
      if (FILLERS.has(text) && named.length === 0) said.push(next);
      else if (JOINERS.has(text)) {
        said.push(next);
        left = Math.max(left, 1);
      } else {
        if (named.length === 0 && /^\p{N}/u.test(text)) return;
        named.push(next);
        left--;
        if (left === 0 && this.isJoined(next + 1)) left = 1;
      }
    }
    if (named.length === 0) return;
    for (let at = marker; at < from; at++) this.mark(at, 'marker');
    for (const at of named) this.mark(at, 'absent');
    const last = named.at(-1) as number;
    for (const at of said) if (at < last) this.mark(at, 'marker');
  }

  private readBackward(marker: number): void {
    let at = marker - 1;
    for (; at >= 0 && !this.breaksBefore(at + 1);) {
      const word = this.at(at) as ReadWord;
      if (/^\p{N}/u.test(word.text) || isMarker(word.text)) return;
      this.mark(marker, 'marker');
      this.mark(at, 'absent');
      if (this.isJoinedBySign(at)) at -= 1;
      else if (JOINERS.has(this.at(at - 1)?.text ?? '') && !this.breaksBefore(at)) {
        this.mark(at - 1, 'marker');
        at -= 2;
      } else return;
    }
  }

  /** Whether the list of absent things may continue with this word. */
  private continues(at: number, from: number): boolean {
    const word = this.at(at);
    if (!word || (isMarker(word.text) && at > from) || AFTER.has(word.text)) return false;
    return !ENDS.has(word.text) || (at === from && FILLERS.has(word.text))
      ? !this.breaksBefore(at)
      : false;
  }

  private isJoined(at: number): boolean {
    const word = this.at(at);
    if (!word || this.breaksBefore(at)) return false;
    return JOINERS.has(word.text) || this.isJoinedBySign(at);
  }

  private isJoinedBySign(at: number): boolean {
    return /[&/]/.test(this.between(at));
  }

  private breaksBefore(at: number): boolean {
    return BREAK.test(this.between(at));
  }

  /** The text between a word and the previous one. */
  private between(at: number): string {
    const before = this.at(at - 1);
    const word = this.at(at);
    return before && word ? this.text.slice(before.to, word.from) : '';
  }

  private at(at: number): ReadWord | undefined {
    return this.words[at];
  }

  private mark(at: number, role: Role): void {
    const word = this.at(at);
    if (word && word.role !== 'absent') word.role = role;
  }
}
