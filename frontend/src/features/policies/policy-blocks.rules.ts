/** A block of a policy: a heading, the items of a list, or a paragraph of one or more lines. */
export type PolicyBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'paragraph'; lines: string[] };

const HEADING = '## ';
const POINT = '- ';

/**
 * Splits a text into blocks: lines that start with '## ' are headings, lines that start with '- ' list items, and all
 * other lines paragraphs, which an empty line ends. There is no other markup: everything else is shown as written.
 */
export function blocksOf(text: string): PolicyBlock[] {
  const blocks: PolicyBlock[] = [];
  let open: PolicyBlock | undefined;
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    const next = joined(open, line);
    if (next && next !== open) blocks.push(next);
    open = next;
  }
  return blocks;
}

/** The block that a line belongs to: the open one, extended by the line, or a new one; undefined for an empty line. */
function joined(open: PolicyBlock | undefined, line: string): PolicyBlock | undefined {
  if (line === '') return undefined;
  if (line.startsWith(HEADING)) return { kind: 'heading', text: line.slice(HEADING.length) };
  if (line.startsWith(POINT)) {
    const item = line.slice(POINT.length);
    if (open?.kind !== 'list') return { kind: 'list', items: [item] };
    open.items.push(item);
    return open;
  }
  if (open?.kind !== 'paragraph') return { kind: 'paragraph', lines: [line] };
  open.lines.push(line);
  return open;
}
