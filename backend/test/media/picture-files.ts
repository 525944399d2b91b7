import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Pictures, and files that only claim to be one. */

/** A picture in one colour, with a stripe at its left edge that shows its orientation. */
export function samplePicture(width = 60, height = 40) {
  const stripe = { create: { width: 5, height, channels: 3, background: '#ff0000' } } as const;
  const sheet = { create: { width, height, channels: 3, background: '#0000ff' } } as const;
  return sharp(sheet).composite([{ input: stripe, left: 0, top: 0 }]);
}

/** A photograph as from a phone: rotated by metadata, and with its location. */
export function photograph(): Promise<Buffer> {
  return samplePicture()
    .withExif({
      IFD0: { Copyright: 'Secret Photographer', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 11/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A PNG that claims this size, and contains a single line. */
export function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const line = deflateSync(Buffer.alloc(1 + width * 3));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', line), chunk('IEND')]);
}

function chunk(name: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const SCRIPT = '<script>alert(document.domain)</script>';

/** Files that are not pictures, whatever they claim. */
export const noPictures: Record<string, string | Buffer> = {
  'an SVG': `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${SCRIPT}</svg>`,
  'an SVG with a declaration': `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>`,
  'a page': `<!doctype html><html><body>${SCRIPT}</body></html>`,
  'a page that begins as a GIF': `GIF89a/*${SCRIPT}*/=1;`,
  'a page that begins as a JPEG': Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    Buffer.from(SCRIPT),
  ]),
  'a PDF': '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>',
  'an archive': Buffer.from('504b0304140000000800', 'hex'),
  'a TIFF': Buffer.from('49492a0008000000000000000000', 'hex'),
  'a program': Buffer.from('7f454c46020101000000000000000000', 'hex'),
  'a picture of another program':
    'push graphic-context\nfill "url(https://example.com/x.jpg"|ls "-la)"\npop graphic-context',
  'plain text': 'hello',
  'a line of a WebP': 'RIFF\x00\x00\x00\x00WEBPVP8 ',
  zeros: Buffer.alloc(1000),
};
