import { inflateSync } from 'node:zlib';

interface PdfObject {
  head: string;
  stream: string;
}

/**
 * The texts on each page of a PDF from pdfkit, in content order: extracted like a viewer's search, with the table that
 * maps glyphs to characters.
 */
export function pdfTexts(file: Buffer): string[][] {
  const objects = objectsOf(file);
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head));
  return pages.map((page) => textsOf(page, objects));
}

function objectsOf(file: Buffer): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  const raw = file.toString('latin1');
  for (const [, number, body] of raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', stream] = (body ?? '').split('\nstream\n');
    const bytes = Buffer.from((stream ?? '').replace(/\nendstream$/, ''), 'latin1');
    const isPacked = head.includes('/FlateDecode') && bytes.length > 0;
    const text = (isPacked ? inflateSync(bytes) : bytes).toString('latin1');
    objects.set(number ?? '', { head, stream: text });
  }
  return objects;
}

function textsOf(page: PdfObject, objects: Map<string, PdfObject>): string[] {
  const find = (head: string, name: string) => {
    const [, number = ''] = new RegExp(`/${name} (\\d+) 0 R`).exec(head) ?? [];
    return objects.get(number) as PdfObject;
  };
  const resources = find(page.head, 'Resources');
  const content = find(page.head, 'Contents').stream;
  const texts: string[] = [];
  let characters: string[] = [];
  for (const [, font, glyphs] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g))
    if (font) characters = charactersOf(find(find(resources.head, font).head, 'ToUnicode').stream);
    else texts.push(decode(glyphs ?? '', characters));
  return texts;
}

/** Parses the characters by glyph number: '<0000> <0002> [<0000> <0047> <20b9>]'. */
function charactersOf(table: string): string[] {
  const [, list = ''] = /beginbfrange\s+<0000> <[0-9a-f]+> \[([\s\S]*)\]/.exec(table) ?? [];
  return [...list.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = '']) =>
    Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
  );
}

function decode(glyphs: string, characters: string[]): string {
  const numbers = [...glyphs.matchAll(/<([0-9a-f]+)>/g)].flatMap(
    ([, hex = '']) => hex.match(/.{4}/g) ?? [],
  );
  return numbers.map((number) => characters[parseInt(number, 16)] ?? '?').join('');
}
