/** A part of a policy: a heading, the points of a list, or a paragraph of one or more lines. */
export type PolicyBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'paragraph'; lines: string[] };

const HEADING = '## ';
const POINT = '- ';

/**
 * The parts of a text: lines that begin with '## ' are headings, lines that begin with '- ' the points of a list, and all
 * other lines paragraphs, which an empty line ends. Nothing else means anything: whatever stands there is shown as it is.
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

/** The part that a line belongs to: the open one, with the line in it, or a new one; nothing for an empty line. */
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
