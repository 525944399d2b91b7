import { isAscii, isUtf8 } from 'node:buffer';
import type { Message } from '../../../kernel/message';
import { catalogueMessages } from '../catalogue.messages';

/** A file that cannot be imported at all; the reason is one line for its sender. */
export class UnreadableCatalogue extends Error {
  constructor(readonly reason: Message) {
    super(reason.text);
  }
}

/** Far longer than any row; a file with such a line is no CSV, and must not exhaust the memory. */
const MAX_LINE_LENGTH = 1_000_000;

/**
 * Splits a stream of bytes into lines, without a byte order mark. Lines end with LF or CR LF, or, if the first line
 * does, with CR alone. A byte order mark identifies UTF-16; all else is read as UTF-8, or as Windows-1252 if its first
 * character beyond ASCII is no valid UTF-8. Damaged bytes become U+FFFD, which no row may contain, so that they are
 * reported with their line.
 * @throws UnreadableCatalogue for a line that no CSV file has, or a file that is no text
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

/** The line end of the first line: LF (CR LF ends with it), or CR alone; undefined while it is still ambiguous. */
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
    begun = decoder ? new Uint8Array() : bytes; // the encoding is still unknown
    if (decoder) yield withoutNul(decoder.decode(bytes, { stream: true }));
    else if (bytes.length > 1 && isAscii(bytes)) {
      begun = new Uint8Array();
      yield withoutNul(Buffer.from(bytes).toString('latin1'));
    }
  }
  yield withoutNul(decoder ? decoder.decode() : new TextDecoder(WINDOWS).decode(begun));
}

/** What spreadsheets on Windows write unless they write UTF-8. */
const WINDOWS = 'windows-1252';

/**
 * The encoding, by a byte order mark or by the first character beyond ASCII; undefined if there is neither. An invalid
 * byte further on is damage, not another encoding.
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

/** The lowest first bytes of characters of 4, 3 and 2 bytes; lower ones begin none. */
const LEADS = [0xf0, 0xe0, 0xc0, 0];

/** Text has no NUL; every other byte of English in UTF-16 is one. */
function withoutNul(text: string): string {
  if (text.includes('\0')) throw new UnreadableCatalogue(catalogueMessages.fileNulBytes());
  return text;
}

function withoutCarriageReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
