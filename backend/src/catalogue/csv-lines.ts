/** A file that cannot be imported at all; its message is one line for the operator. */
export class UnreadableCatalogue extends Error {}

/** Far beyond any row; a file with such a line is no CSV, and must not fill the memory. */
const MAX_LINE_LENGTH = 1_000_000;

/**
 * Cuts a stream of bytes into its lines (ended by LF or CR LF), without a byte order mark. Bytes that are not
 * UTF-8 become U+FFFD, which no row may hold, so that they are reported with their line.
 * @throws UnreadableCatalogue at a line no CSV file has
 */
export async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8');
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > MAX_LINE_LENGTH)
      throw new UnreadableCatalogue(
        'a line is longer than a million characters: this is no CSV file',
      );
    for (const line of lines) yield withoutCarriageReturn(line);
  }
  rest += decoder.decode();
  if (rest) yield withoutCarriageReturn(rest);
}

function withoutCarriageReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
