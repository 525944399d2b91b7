const LONGEST = 40;

/** The essential part of a name: without text in brackets, after a comma or after a dash. */
export function headOf(name: string): string {
  const [head = ''] = plain(name).split(/\s+[-–|]\s+|[,;:]/);
  return head.trim() || plain(name);
}

/** The name on a label: its essential part, cut between words. */
export function shortName(name: string): string {
  const whole = plain(name);
  const head = headOf(name);
  // A single word before a dash is a brand or a kind: Organic - Sugar.
  const isVague = !head.includes(' ') && /^\S+\s+[-–|]\s/.test(whole);
  const words = isVague ? whole.replace(/\s+[-–|]\s+/, ' ').split(/\s+[-–|]\s+|[,;:]/)[0] : head;
  return cut((words ?? head).replace(/\s*\/\s*/g, ' / '), LONGEST);
}

/** A text of at most so many characters as readers count them, cut between words if there are several. */
export function cut(text: string, longest: number): string {
  // No text has more characters than units; most are short enough, and counting characters is slow.
  if (text.length <= longest) return text;
  const signs = signsOf(text);
  if (signs.length <= longest) return text;
  const start = signs.slice(0, longest - 1).join('');
  const whole = start.replace(/\s+\S*$/, '');
  return `${whole || start}…`;
}

/** The characters of a text as readers count them: a Devanagari letter with all its marks is one. */
export function signsOf(text: string): string[] {
  // The segmenter takes ten times as long, and every unit of English is a character.
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
