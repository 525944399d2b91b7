/** An email as its reader sees it, parsed. */
export interface ReadMail {
  subject: string;
  /** Headers of the whole email, unfolded, by lower-case name. */
  headers: Map<string, string>;
  text: string;
  html: string;
}

/** Parses an email with text and HTML parts: enough of MIME for the shop's emails. */
export function readMail(source: string): ReadMail {
  const [head, body] = splitAt(source);
  const headers = headersOf(head);
  const type = headers.get('content-type') ?? '';
  const boundary = /^multipart\/alternative;\s*boundary="?([^"]+)"?$/.exec(type)?.[1];
  if (!boundary) throw new Error(`Not of two forms: ${type}`);
  const parts = body.split(`--${boundary}`).slice(1, -1).map(readPart);
  const [plain, html] = parts;
  if (parts.length !== 2 || plain?.type !== 'text/plain' || html?.type !== 'text/html')
    throw new Error(`Other forms: ${parts.map(({ type: each }) => each).join(', ')}`);
  const subject = decodeWords(headers.get('subject') ?? '');
  return { subject, headers, text: plain.content, html: html.content };
}

function readPart(part: string): { type: string; content: string } {
  const [head, body] = splitAt(part.replace(/^\r?\n/, ''));
  const headers = headersOf(head);
  const encoding = headers.get('content-transfer-encoding');
  const content = encoding === 'base64' ? Buffer.from(body, 'base64').toString('utf8') : body;
  const type = headers.get('content-type')?.split(';')[0] ?? '';
  return { type, content: content.replaceAll('\r\n', '\n') };
}

function splitAt(source: string): [string, string] {
  const end = /\r?\n\r?\n/.exec(source);
  if (!end) throw new Error('It has no body');
  return [source.slice(0, end.index), source.slice(end.index + end[0].length)];
}

function headersOf(head: string): Map<string, string> {
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return new Map(
    lines.map((line) => {
      const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
      return [name.toLowerCase(), value];
    }),
  );
}

/** Decodes non-ASCII header text (RFC 2047). */
function decodeWords(text: string): string {
  const words = text.replace(/(=\?[^?]+\?[BQ]\?[^?]*\?=)\s+(?==\?)/gi, '$1');
  return words.replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, how: string, content: string) => {
    if (how.toUpperCase() === 'B') return Buffer.from(content, 'base64').toString('utf8');
    const bytes = content
      .replaceAll('_', ' ')
      .replace(/=([0-9A-F]{2})/gi, (__, hex: string) => String.fromCharCode(parseInt(hex, 16)));
    return Buffer.from(bytes, 'latin1').toString('utf8');
  });
}
