import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { Client } from '../kit/client';
import { failureOf, refusalOf } from '../kit/failure';
import { adminClient, newCustomer } from '../kit/people';
import { productInput } from '../kit/products';
import { TestShop, openTestShop } from '../kit/test-shop';
import { samplePicture, noPictures, photograph, pngOf } from './picture-files';
import { FOREVER, atWidth, sendForm, upload } from './upload';

let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
});
afterAll(() => shop.close());

const ADDRESS = /^\/uploads\/[0-9a-f]{32}\.webp$/;
const WRONG_KIND = 'The picture should be a JPEG, PNG, WebP, AVIF or GIF file';

/** Uploads a picture, and downloads it as everybody sees it. */
async function seenAs(content: Buffer): Promise<Buffer> {
  const { status, body, text } = await upload(admin, content);
  expect([status, text]).toEqual([201, expect.stringContaining('/uploads/')]);
  expect(body).toEqual({ imageUrl: expect.stringMatching(ADDRESS) });
  return (await shop.client().download(body.imageUrl)).bytes;
}

const keptFiles = () => readdir(join(shop.config.dataDir, 'media')).catch(() => []);

describe('a picture that is uploaded', () => {
  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    'may be a %s, and becomes a WebP',
    async (format) => {
      const bytes = await seenAs(await samplePicture().toFormat(format).toBuffer());
      expect(await sharp(bytes).metadata()).toMatchObject({
        format: 'webp',
        width: 60,
        height: 40,
      });
    },
  );

  it('keeps nothing of who took it and where, and stands upright', async () => {
    const photo = await photograph();
    expect(photo.includes('Secret Photographer')).toBe(true);
    const bytes = await seenAs(photo);
    const { exif, xmp, iptc, icc, orientation, width, height } = await sharp(bytes).metadata();
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
    expect([width, height]).toEqual([40, 60]);
    expect(bytes.includes('Secret Photographer')).toBe(false);
  });

  it('keeps nothing of what stands behind it', async () => {
    const script = '<script>alert(document.domain)</script>';
    const bytes = await seenAs(
      Buffer.concat([await samplePicture().jpeg().toBuffer(), Buffer.from(script)]),
    );
    expect(bytes.includes('script')).toBe(false);
  });

  it('is made smaller where it is larger than a screen shows', async () => {
    const bytes = await seenAs(await samplePicture(3000, 1500).jpeg().toBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 600 });
  });

  it.each([160, 320, 640])('is kept %d pixels wide as well', async (width) => {
    const { imageUrl } = (await upload(admin, await samplePicture(3000, 1500).jpeg().toBuffer()))
      .body;
    expect(await keptFiles()).toContain(atWidth(imageUrl, width).replace('/uploads/', ''));
    const { bytes, headers } = await shop.client().download(atWidth(imageUrl, width));
    expect(headers['cache-control']).toBe(FOREVER);
    expect(await sharp(bytes).metadata()).toMatchObject({ width, height: width / 2 });
  });

  it('is never blown up', async () => {
    const { imageUrl } = (await upload(admin, await samplePicture(200, 100).jpeg().toBuffer()))
      .body;
    const widthAt = async (width: number) =>
      (await sharp((await shop.client().download(atWidth(imageUrl, width))).bytes).metadata())
        .width;
    expect([await widthAt(160), await widthAt(320), await widthAt(640)]).toEqual([160, 200, 200]);
  });

  it('keeps of an animation the first picture', async () => {
    const frames = await sharp(Buffer.alloc(20 * 40 * 3, 120), {
      raw: { width: 20, height: 40, channels: 3, pageHeight: 20 },
    })
      .gif()
      .toBuffer();
    expect(await sharp(await seenAs(frames)).metadata()).toMatchObject({ width: 20, height: 20 });
  });

  it('may be the picture of a product', async () => {
    const { imageUrl } = (await upload(admin, await samplePicture().png().toBuffer())).body;
    const query = 'mutation ($input: ProductInput!) { addProduct(input: $input) { imageUrl } }';
    const { addProduct } = await admin.data(query, { input: productInput({ imageUrl }) });
    expect(addProduct.imageUrl).toBe(imageUrl);
  });

  it.each(['../../../evil.svg', 'a.php\0.png', '<img src=x onerror=alert(1)>.png', ''])(
    'gets a name of its own instead of %j',
    async (name) => {
      const { body } = await upload(admin, await samplePicture().png().toBuffer(), {
        name: name || 'x',
      });
      expect(body.imageUrl).toMatch(ADDRESS);
    },
  );

  it('is judged by what it is and not by what it says it is', async () => {
    const answer = await upload(admin, await samplePicture().png().toBuffer(), {
      name: 'page.html',
      type: 'text/html',
    });
    expect(answer.status).toBe(201);
  });
});

describe('what is refused', () => {
  it.each(Object.entries(noPictures))('%s', async (_, content) => {
    const before = await keptFiles();
    for (const type of ['image/png', 'image/svg+xml', 'text/html']) {
      const failure = failureOf(await upload(admin, content, { type }));
      expect(failure).toMatchObject({ status: 400, code: 'VALIDATION', message: WRONG_KIND });
    }
    expect(await keptFiles()).toEqual(before);
  });

  it('a picture that breaks off', async () => {
    const whole = await samplePicture(600, 400).jpeg().toBuffer();
    const answer = await upload(admin, whole.subarray(0, whole.length / 2));
    expect(refusalOf(answer)).toEqual([400, 'VALIDATION', 'picture']);
  });

  it.each([
    [100_000, 100_000],
    [8_000, 5_001],
  ])('a picture of %d x %d pixels', async (width, height) => {
    const failure = failureOf(await upload(admin, pngOf(width, height)));
    expect(failure).toMatchObject({
      code: 'VALIDATION',
      message: 'The picture should have at most 40 million pixels',
    });
  });

  it('more than 5 MB', async () => {
    const answer = await upload(admin, Buffer.alloc(5 * 1024 * 1024 + 1));
    expect(refusalOf(answer)).toEqual([413, 'PAYLOAD_TOO_LARGE', 'picture']);
    const far = await upload(admin, Buffer.alloc(8 * 1024 * 1024));
    expect(failureOf(far)).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
  });

  it('nothing, and more than one', async () => {
    expect(refusalOf(await upload(admin, ''))).toEqual([400, 'VALIDATION', 'picture']);
    const none = new FormData();
    none.append('note', 'no file');
    expect(refusalOf(await sendForm(admin, none))).toEqual([400, 'VALIDATION', 'picture']);
  });

  it('what is no form', async () => {
    const send = (body: string | object, type: string) =>
      admin.send('POST', '/uploads/pictures', body, { 'content-type': type });
    expect(refusalOf(await send({ picture: 'x' }, 'application/json'))).toEqual([
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      'body',
    ]);
    for (const [type, body] of [
      ['multipart/form-data', 'x'],
      ['multipart/form-data; boundary=x', 'no boundary'],
      [
        'multipart/form-data; boundary=x',
        '--x\r\ncontent-disposition: form-data; name="a"; filename="b"\r\n\r\nbreaks off',
      ],
      [
        'multipart/form-data; boundary=x',
        '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--',
      ],
    ] as const)
      expect((await send(body, type)).status).toBe(400);
  });

  it('whoever may not', async () => {
    const picture = await samplePicture().png().toBuffer();
    expect(refusalOf(await upload(shop.client(), picture))).toEqual([401, 'UNAUTHENTICATED']);
    const { client } = await newCustomer(shop);
    expect(refusalOf(await upload(client, picture))).toEqual([403, 'FORBIDDEN']);
  });
});

describe('many at once', () => {
  it('are re-encoded one after the other, and others wait for none of them', async () => {
    const picture = await samplePicture(1500, 1500).jpeg().toBuffer();
    const uploads = Array.from({ length: 24 }, () => upload(admin, picture));
    expect((await shop.client().send('GET', '/healthz')).status).toBe(200);
    const statuses = (await Promise.all(uploads)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(8);
    expect(statuses.every((status) => status === 201 || status === 503)).toBe(true);
    expect((await keptFiles()).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});
