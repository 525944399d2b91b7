const LONGEST = 40;

/** The part of a name that says what it is: without what stands in brackets, behind a comma or behind a dash. */
export function headOf(name: string): string {
  const [head = ''] = plain(name).split(/\s+[-–|]\s+|[,;:]/);
  return head.trim() || plain(name);
}

/** The name as it is written on a label: its head, cut between words. */
export function shortName(name: string): string {
  const whole = plain(name);
  const head = headOf(name);
  // A lone word before a dash is a brand or a kind: Organic - Sugar.
  const isVague = !head.includes(' ') && /^\S+\s+[-–|]\s/.test(whole);
  const words = isVague ? whole.replace(/\s+[-–|]\s+/, ' ').split(/\s+[-–|]\s+|[,;:]/)[0] : head;
  return cut((words ?? head).replace(/\s*\/\s*/g, ' / '), LONGEST);
}

/** A text of at most so many signs as a reader counts them, cut between words where there are some. */
export function cut(text: string, longest: number): string {
  // No text has more signs than units; most are short enough, and counting signs takes long.
  if (text.length <= longest) return text;
  const signs = signsOf(text);
  if (signs.length <= longest) return text;
  const start = signs.slice(0, longest - 1).join('');
  const whole = start.replace(/\s+\S*$/, '');
  return `${whole || start}…`;
}

/** The signs of a text as a reader counts them: one of Devanagari with all that belongs to it is one. */
export function signsOf(text: string): string[] {
  // The segmenter takes ten times as long, and every character of English is a sign.
  if (PLAIN.test(text)) return [...text];
  return [...SEGMENTER.segment(text)].map(({ segment }) => segment);
}

const PLAIN = /^[\x20-\x7e]*$/;
const SEGMENTER = new Intl.Segmenter('en', { granularity: 'grapheme' });

function plain(name: string): string {
  return name
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
