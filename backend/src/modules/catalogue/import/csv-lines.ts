import { isAscii, isUtf8 } from 'node:buffer';
import type { Message } from '../../../kernel/message';
import { catalogueMessages } from '../catalogue.messages';

/** A file that cannot be imported at all; the reason is one line for whoever sent it. */
export class UnreadableCatalogue extends Error {
  constructor(readonly reason: Message) {
    super(reason.text);
  }
}

/** Far beyond any row; a file with such a line is no CSV, and must not fill the memory. */
const MAX_LINE_LENGTH = 1_000_000;

/**
 * Cuts a stream of bytes into its lines, without a byte order mark. They end with LF or CR LF, or, where the first line
 * does, with CR alone. A byte order mark tells UTF-16; all else is read as UTF-8, or, where its first character beyond
 * ASCII is none of that, as Windows-1252. Damaged bytes become U+FFFD, which no row may hold, so that they are
 * reported with their line.
 * @throws UnreadableCatalogue at a line no CSV file has, or in a file that is no text
 */
export async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let lineEnd: string | undefined;
  let rest = '';
  for await (const text of decoded(chunks)) {
    rest += text;
    lineEnd ??= firstLineEnd(rest);
    const lines = lineEnd === undefined ? [rest] : rest.split(lineEnd);
    rest = lines.pop() ?? '';
    if (rest.length > MAX_LINE_LENGTH)
      throw new UnreadableCatalogue(catalogueMessages.fileLineTooLong());
    for (const line of lines) yield withoutCarriageReturn(line);
  }
  if (lineEnd === undefined && rest.includes('\r')) yield* rest.split('\r').filter(Boolean);
  else if (rest) yield withoutCarriageReturn(rest);
}

/** What ends the first line: LF (CR LF ends with it), or CR alone; nothing while that cannot be told. */
function firstLineEnd(text: string): '\n' | '\r' | undefined {
  const at = text.search(/[\r\n]/);
  if (at < 0 || (text[at] === '\r' && at === text.length - 1)) return undefined;
  return text[at] === '\r' && text[at + 1] !== '\n' ? '\r' : '\n';
}

async function* decoded(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let begun: Uint8Array = new Uint8Array();
  for await (const chunk of chunks) {
    const bytes = decoder ? chunk : Buffer.concat([begun, chunk]);
    const encoding = decoder ? undefined : encodingOf(bytes);
    if (encoding) decoder = new TextDecoder(encoding);
    begun = decoder ? new Uint8Array() : bytes; // they do not tell yet
    if (decoder) yield withoutNul(decoder.decode(bytes, { stream: true }));
    else if (bytes.length > 1 && isAscii(bytes)) {
      begun = new Uint8Array();
      yield withoutNul(Buffer.from(bytes).toString('latin1'));
    }
  }
  yield withoutNul(decoder ? decoder.decode() : new TextDecoder(WINDOWS).decode(begun));
}

/** What spreadsheets of Windows write where they do not write UTF-8. */
const WINDOWS = 'windows-1252';

/**
 * How bytes are to be read, by a byte order mark, or by the first character beyond ASCII; nothing where there is none.
 * A later byte that does not fit is damage, and no other encoding.
 */
function encodingOf(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const at = bytes.findIndex((byte) => byte > 0x7f);
  const lead = bytes[at];
  if (lead === undefined) return undefined;
  const length = LEADS.findIndex((least) => lead >= least);
  const character = bytes.subarray(at, at + 4 - length);
  if (length === LEADS.length - 1) return WINDOWS;
  if (character.length < 4 - length) return undefined;
  return isUtf8(character) ? 'utf-8' : WINDOWS;
}

/** The least first bytes of characters of 4, 3 and 2 bytes; what is below begins none. */
const LEADS = [0xf0, 0xe0, 0xc0, 0];

/** Text has no NUL; every other byte of English in UTF-16 is one. */
function withoutNul(text: string): string {
  if (text.includes('\0')) throw new UnreadableCatalogue(catalogueMessages.fileNulBytes());
  return text;
}

function withoutCarriageReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
