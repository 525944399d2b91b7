import fc from 'fast-check';
import { UnreadableCatalogue } from './csv-lines';
import { CsvRow, readCsvRows } from './read-catalogue-csv';

async function* inChunks(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function rowsOf(text: string | Buffer, chunkSize = 7): Promise<CsvRow[]> {
  const rows: CsvRow[] = [];
  for await (const row of readCsvRows(inChunks(Buffer.from(text), chunkSize))) rows.push(row);
  return rows;
}

const linesWithProblems = (rows: CsvRow[]) =>
  rows.filter((row) => 'problem' in row).map((row) => row.line);
const cellsOf = (rows: CsvRow[]) =>
  rows.map((row) => ('cells' in row ? row.cells : row.problem.text));

describe('readCsvRows', () => {
  it('reads rows with their lines, over chunks that split characters in two', async () => {
    const text = '\uFEFFsku,name\r\nA1,चावल\r\n\r\nA2,"say ""hi"", twice\nand go"\r\nA3,x';
    for (const chunkSize of [1, 2, 5, 1000])
      expect(await rowsOf(text, chunkSize)).toEqual([
        { line: 1, cells: ['sku', 'name'] },
        { line: 2, cells: ['A1', 'चावल'] },
        { line: 4, cells: ['A2', 'say "hi", twice\nand go'] },
        { line: 6, cells: ['A3', 'x'] },
      ]);
  });

  it('reports a line with too many or too few values and goes on', async () => {
    const rows = await rowsOf('a,b\n1\n1,2\n1,2,3\n,\n3,4\n');
    expect(linesWithProblems(rows)).toEqual([2, 4]);
    expect(cellsOf(rows)).toContainEqual(['3', '4']);
  });

  it.each([
    ['an unopened quote', '5" pipe,1'],
    ['a quote that is never closed', '"pipe,1'],
    ['text behind a closing quote', '"pipe"s,1'],
  ])('gives up no more than the line with %s', async (_what, broken) => {
    const rows = await rowsOf(`a,b\n1,2\n${broken}\n3,4\n"5",6\n"x\ny",7\n`);
    expect(linesWithProblems(rows)).toEqual([3]);
    expect(cellsOf(rows)).toEqual([
      ['a', 'b'],
      ['1', '2'],
      expect.any(String),
      ['3', '4'],
      ['5', '6'],
      ['x\ny', '7'],
    ]);
  });

  it('tells two broken lines from a value of several lines', async () => {
    const rows = await rowsOf('a,b\n"1,2\n3,4\n5",6,7\n8,9\n');
    expect(linesWithProblems(rows)).toEqual([2, 4]);
  });

  it('marks bytes that are not UTF-8 behind some that are', async () => {
    const bytes = Buffer.concat([Buffer.from('चा\n'), Buffer.from([0xe9, 0x0a])]);
    for (const chunkSize of [1, 2, 5])
      expect(cellsOf(await rowsOf(bytes, chunkSize))).toEqual([['चा'], ['\uFFFD']]);
  });

  it.each([
    ['Crème;5 £', 'in the header'],
    ['name;price\nCafé;5', 'below it'],
    ['name;price\nà;5', 'that begins a character of UTF-8'],
    ['name;é', 'at its very end'],
  ])('reads Windows-1252: %s, %s', async (text) => {
    const expected = text.split('\n').map((line) => line.split(';'));
    for (const chunkSize of [1, 2, 5, 1000]) {
      const rows = await rowsOf(Buffer.from(text, 'latin1'), chunkSize);
      expect(cellsOf(rows)).toEqual(expected);
    }
  });

  it('reads the euro and the curly quotes of Windows', async () => {
    const bytes = Buffer.from([0x61, 0x0a, 0x80, 0x93, 0x94, 0x0a]);
    expect(cellsOf(await rowsOf(bytes))).toEqual([['a'], ['€“”']]);
  });

  it('refuses a file without lines before it fills the memory', async () => {
    const noise = Buffer.alloc(3_000_000, 'x');
    await expect(rowsOf(noise, 65_536)).rejects.toThrow(UnreadableCatalogue);
  });

  describe('reads files as other programs write them:', () => {
    const expected = [
      { line: 1, cells: ['sku', 'name', 'mrp'] },
      { line: 2, cells: ['A1', 'चावल', '20'] },
      { line: 3, cells: ['A2', 'Dal; toor, "split"', '30'] },
    ];
    const text = 'sku,name,mrp\nA1,चावल,20\nA2,"Dal; toor, ""split""",30\n';
    const utf16 = (bom: number[], bytes: Buffer) => Buffer.concat([Buffer.from(bom), bytes]);

    it.each([
      ['lines that end with CR', Buffer.from(text.replaceAll('\n', '\r'))],
      ['a last line without an end', Buffer.from(text.replaceAll('\n', '\r').slice(0, -1))],
      ['semicolons', Buffer.from(text.replaceAll(/,(?! )/g, ';'))],
      ['tabs', Buffer.from(text.replaceAll(/,(?! )/g, '\t'))],
      ['UTF-16 of Windows', utf16([0xff, 0xfe], Buffer.from(text, 'utf16le'))],
      ['UTF-16, big-endian', utf16([0xfe, 0xff], Buffer.from(text, 'utf16le').swap16())],
    ])('%s', async (_name, file) => {
      for (const chunkSize of [1, 2, 5, 1000])
        expect(await rowsOf(file, chunkSize)).toEqual(expected);
    });

    it('of a header alone, whatever ends it', async () => {
      for (const end of ['', '\r', '\n', '\r\n'])
        expect(cellsOf(await rowsOf(`sku,name${end}`, 3))).toEqual([['sku', 'name']]);
    });
  });

  it('leaves a lone CR within a line where lines end with LF', async () => {
    expect(cellsOf(await rowsOf('a,b\n1,x\ry\n'))).toEqual([
      ['a', 'b'],
      ['1', 'x\ry'],
    ]);
  });

  it('refuses UTF-16 that says nothing of it, and says what to do', async () => {
    const refused = rowsOf(Buffer.from('sku,name\nA1,x\n', 'utf16le'));
    await expect(refused).rejects.toThrow('save it as UTF-8');
  });

  it('reads back whatever is written as CSV', async () => {
    // CSV cannot distinguish CR LF inside a value from LF, nor contain half a surrogate pair.
    const cell = fc
      .string({ unit: fc.constantFrom('a', '"', ',', '\n', ' ', 'क', '🍅'), maxLength: 12 })
      .filter((text) => text.split('\n').length < 4);
    const row = fc.array(cell, { minLength: 3, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { maxLength: 6 }),
        fc.integer({ min: 1, max: 20 }),
        async (rows, size) => {
          const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
          const text = [['a', 'b', 'c'], ...rows]
            .map((cells) => cells.map(quoted).join(','))
            .join('\n');
          const kept = rows.filter((cells) => cells.some((value) => value.trim() !== ''));
          expect(cellsOf(await rowsOf(text, size))).toEqual([['a', 'b', 'c'], ...kept]);
        },
      ),
    );
  });
});
