import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { S3PictureStore } from '../../src/modules/operations/media/s3-picture-store';
import { failureOf } from '../kit/failure';
import { Client } from '../kit/client';
import { adminClient } from '../kit/people';
import { S3Server, isSignedWith } from '../kit/s3-server';
import { openSecondServer } from '../kit/second-server';
import { TestShop, openTestShop } from '../kit/test-shop';
import { samplePicture } from './picture-files';
import { FOREVER, atWidth, upload } from './upload';

let s3: S3Server;
let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  s3 = await S3Server.open();
  shop = await openTestShop({ s3: s3.config });
  admin = await adminClient(shop);
});
beforeEach(() => {
  s3.failures.length = 0;
});
afterAll(async () => {
  await shop.close();
  await s3.close();
});

const unknown = `/uploads/${'0'.repeat(32)}.webp`;

const uploadSample = async () => upload(admin, await samplePicture().png().toBuffer());

describe('pictures that are kept at S3', () => {
  it('go there under their names, and to no folder', async () => {
    const { status, body } = await uploadSample();
    expect(status).toBe(201);
    const object = s3.objects.get(body.imageUrl.replace('/uploads/', ''));
    expect(object?.type).toBe('image/webp');
    expect(await sharp(object?.bytes).metadata()).toMatchObject({ format: 'webp', width: 60 });
    expect(await readdir(join(shop.config.dataDir, 'media')).catch(() => [])).toEqual([]);
  });

  it('are there at every width, also where they were kept before there were widths', async () => {
    const { imageUrl } = (await uploadSample()).body;
    const name = atWidth(imageUrl, 160).replace('/uploads/', '');
    expect(s3.objects.delete(name)).toBe(true);
    const { status, bytes } = await shop.client().download(`/uploads/${name}`);
    expect([status, (await sharp(bytes).metadata()).width]).toEqual([200, 60]);
    expect(s3.objects.has(name)).toBe(true);
  });

  it('are seen at every server of the shop', async () => {
    const { body } = await uploadSample();
    const other = await openSecondServer(shop);
    try {
      for (const guest of [shop.client(), other.client()]) {
        const { status, bytes, headers } = await guest.download(body.imageUrl);
        expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
        expect(headers['cache-control']).toBe(FOREVER);
        expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', height: 40 });
      }
    } finally {
      await other.close();
    }
  });

  it('that are not there are not found', async () => {
    expect(failureOf(await shop.client().send('GET', unknown))).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await shop.client().send('GET', '/uploads/..%2F..%2Fetc%2Fpasswd')).status).toBe(404);
  });

  it('get there although S3 failed at first', async () => {
    s3.failures.push(503, 500);
    expect((await uploadSample()).status).toBe(201);
  });

  it('are UNAVAILABLE while S3 fails, and nothing else is', async () => {
    s3.failures.push(500, 500, 500);
    expect(await uploadSample()).toMatchObject({ status: 503 });
    s3.failures.push(503, 503, 503);
    expect((await shop.client().send('GET', unknown)).status).toBe(503);
    expect((await shop.client().send('GET', '/api/products')).status).toBe(200);
  });

  it.each([
    ['another secret', { secretAccessKey: 'wrong' }],
    ['another key', { accessKeyId: 'AKIASOMEBODY' }],
    ['another region', { region: 'eu-west-1' }],
    ['a bucket that is not there', { bucket: 'nowhere' }],
  ])('are refused with %s, which is no fault of who asks', async (_, change) => {
    const reasons: object[] = [];
    const log = { warn: (details: object) => void reasons.push(details) };
    const store = new S3PictureStore({ ...s3.config, ...change }, log);
    for (let time = 0; time < 3; time++) {
      const put = store.put(`${'1'.repeat(32)}.webp`, Buffer.from('x'));
      await expect(put).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    }
    expect(reasons).toEqual([
      { reason: expect.stringMatching(/^S3 answered 40[34] to PUT: see the settings S3_/) },
    ]);
    expect(s3.objects.has(`${'1'.repeat(32)}.webp`)).toBe(false);
  });

  it('are not waited for without end', async () => {
    s3.isMute = true;
    const reasons: object[] = [];
    const log = { warn: (details: object) => void reasons.push(details) };
    const store = new S3PictureStore(s3.config, log, '', 50);
    await expect(store.get(`${'1'.repeat(32)}.webp`)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    s3.isMute = false;
    expect(reasons).toHaveLength(1);
  });

  it('are away where nobody listens', async () => {
    const closed = await S3Server.open();
    const { config } = closed;
    await closed.close();
    const reasons: object[] = [];
    const log = { warn: (details: object) => void reasons.push(details) };
    const store = new S3PictureStore(config, log);
    await expect(store.get(`${'1'.repeat(32)}.webp`)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    expect(reasons).toEqual([{ reason: 'ECONNREFUSED' }]);
  });
});

describe('the S3 server of these tests', () => {
  it('reckons signatures as Amazon does: the example of its documentation', () => {
    const headers = {
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'x-amz-date': '20130524T000000Z',
      authorization:
        'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,' +
        'SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,' +
        'Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    };
    const keys = {
      accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
      secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
      region: 'us-east-1',
    };
    const request = { method: 'GET', target: '/test.txt', headers };
    expect(isSignedWith(request, keys)).toBe(true);
    expect(isSignedWith({ ...request, target: '/other.txt' }, keys)).toBe(false);
    expect(isSignedWith(request, { ...keys, secretAccessKey: 'another' })).toBe(false);
  });
});
