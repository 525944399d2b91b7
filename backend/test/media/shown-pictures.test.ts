import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { Client } from '../kit/client';
import { adminClient } from '../kit/people';
import { TestShop, openTestShop } from '../kit/test-shop';
import { samplePicture } from './picture-files';
import { FOREVER, atWidth, upload } from './upload';

let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
});
afterAll(() => shop.close());

describe('the pictures as everybody sees them', () => {
  it('are pictures for browsers and nothing else, and may be kept', async () => {
    const { imageUrl } = (await upload(admin, await samplePicture().png().toBuffer())).body;
    const { status, headers } = await shop.client().send('GET', imageUrl);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': FOREVER,
    });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it.each([
    '/uploads/',
    '/uploads/../package.json',
    '/uploads/..%2f..%2fpackage.json',
    '/uploads/..%5c..%5cpackage.json',
    '/uploads/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '/uploads/....//....//etc/passwd',
    '/uploads/%00',
    `/uploads/${'0'.repeat(32)}.webp%00.png`,
    `/uploads/${'0'.repeat(32)}.webp.part`,
    `/uploads/${'0'.repeat(32)}.webp`,
    `/uploads/${'0'.repeat(32)}-160.webp`,
    '/uploads/grocessay.sqlite',
    '/uploads/%2fetc%2fpasswd',
    '/uploads/C:%5cwindows%5cwin.ini',
  ])('are found by their names only: %s', async (url) => {
    const { status, headers } = await shop.client().send('GET', url);
    expect(status).toBe(404);
    expect(headers['content-type']).toMatch(/^application\/json/);
  });
});

describe('a picture of the time before there were widths', () => {
  const media = () => join(shop.config.dataDir, 'media');

  /** Uploads a picture, and deletes its other sizes, as in an older version of the shop. */
  async function oldPicture(bytes?: Buffer): Promise<string> {
    const { imageUrl } = (await upload(admin, await samplePicture(1000, 500).jpeg().toBuffer()))
      .body;
    const name = imageUrl.replace('/uploads/', '');
    for (const width of [160, 320, 640]) await rm(join(media(), atWidth(name, width)));
    if (bytes) await writeFile(join(media(), name), bytes);
    return imageUrl;
  }

  it('gets them when somebody asks, and keeps them', async () => {
    const imageUrl = await oldPicture();
    const { bytes, headers } = await shop.client().download(atWidth(imageUrl, 320));
    expect(headers['cache-control']).toBe(FOREVER);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 320, height: 160 });
    const file = join(media(), atWidth(imageUrl, 320).replace('/uploads/', ''));
    expect(await readFile(file)).toEqual(bytes);
  });

  it('is seen whatever number asks at once, and resized to no other widths', async () => {
    const pictures = await Promise.all(Array.from({ length: 6 }, () => oldPicture()));
    const before = (await readdir(media())).length;
    const answers = await Promise.all(
      [...pictures, ...pictures].map((url) => shop.client().download(atWidth(url, 160))),
    );
    for (const { bytes, headers } of answers) {
      const { width = 0 } = await sharp(bytes).metadata();
      // Requests that did not get the small one at once get the large one, and ask again soon.
      expect([width, headers['cache-control']]).toEqual(
        width === 160 ? [160, FOREVER] : [1000, 'public, max-age=60'],
      );
    }
    expect((await shop.client().send('GET', atWidth(pictures[0] ?? '', 161))).status).toBe(404);
    const files = await readdir(media());
    expect(files.length - before).toBeGreaterThan(0);
    expect(files.length - before).toBeLessThanOrEqual(pictures.length);
    expect(files.filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('is sent as it is where it cannot be resized', async () => {
    const imageUrl = await oldPicture(Buffer.from('half a picture'));
    const { bytes, headers } = await shop.client().download(atWidth(imageUrl, 160));
    expect([bytes.toString(), headers['cache-control']]).toEqual([
      'half a picture',
      'public, max-age=60',
    ]);
  });
});
