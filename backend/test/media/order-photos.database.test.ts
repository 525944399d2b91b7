import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { StaffRole } from '../../src/kernel/permissions';
import { deleteAccount } from '../kit/accounts';
import { recordedBy } from '../kit/audit';
import { Client } from '../kit/client';
import { failureOf, refusalOf } from '../kit/failure';
import { expectIntegrity } from '../kit/integrity';
import { MovableClock } from '../kit/movable-clock';
import { collectCash, moveTo } from '../kit/order-keeping';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { linesOf } from '../kit/picking';
import { addProduct } from '../kit/products';
import { onRound, riddenRound } from '../kit/rounds';
import { S3Server } from '../kit/s3-server';
import { fillCart, newKey, order } from '../kit/shopping';
import { Member, newMember } from '../kit/staff';
import { TestShop, openTestShop } from '../kit/test-shop';
import { photograph, samplePicture } from './picture-files';
import { encoded, pictureForm } from './upload';

const DAY = '2026-11-20';
const URL_OF_PHOTO = /^\/photos\/\d+\.webp$/;
const clock = new MovableClock();
let shop: TestShop;
let owner: Client;
let rider: Member;
let customer: TestCustomer;
let productId: number;
beforeAll(async () => {
  shop = await openTestShop({ clock });
  owner = await adminClient(shop);
  productId = await addProduct(owner, { stockQuantity: 900, mrpPaise: 20_000 });
});
beforeEach(async () => {
  clock.set(`${DAY}T04:00:00Z`);
  rider = await newMember(shop, StaffRole.RIDER);
  customer = await newCustomer(shop);
});
afterEach(() => expectIntegrity(shop));
afterAll(() => shop.close());

async function orderAt(status: string): Promise<string> {
  await fillCart(customer.client, productId, 2);
  const { id } = await order(customer.client, { paymentMethod: 'CASH_ON_DELIVERY' });
  await moveTo(owner, id, status);
  return id;
}

/** A stop of the rider that is out for delivery. */
async function stopOnItsWay(): Promise<{ stopId: string; orderId: string }> {
  const orderId = await orderAt('PACKED');
  const { stops } = await riddenRound(owner, rider, [orderId]);
  return { stopId: stops[0].id, orderId };
}

async function deliveredStop() {
  const stop = await stopOnItsWay();
  const said = { stopId: stop.stopId, receivedBy: 'Left at the door', cashPaise: 40_000 };
  await onRound(rider.client, 'deliver', said);
  return stop;
}

const REPORT =
  'mutation ($input: ReportProblemInput!) { reportOrderProblem(input: $input) { id } }';
const DECIDE = 'mutation ($input: DecideReportInput!) { decideOrderReport(input: $input) { id } }';
const PHOTOS =
  'query ($id: ID!) { order(id: $id) { deliveryPhotos { url } reports { photos { url } } } }';
const STAFF_PHOTOS =
  'query ($id: ID!) { adminOrder(id: $id) { order { deliveryPhotos { url } } } openOrderReports { id photos { url } } }';

async function newReport(): Promise<{ reportId: string; orderId: string }> {
  const orderId = await orderAt('DELIVERED');
  const [line] = await linesOf(owner, orderId);
  const lines = [{ orderLineId: line?.id, quantity: 1 }];
  const input = { orderId, lines, kind: 'DAMAGED', text: '', idempotencyKey: newKey() };
  const { reportOrderProblem } = await customer.client.data(REPORT, { input });
  return { reportId: reportOrderProblem.id, orderId };
}

async function send(client: Client, path: string, content: Buffer | string) {
  const { body, headers } = await encoded(pictureForm(content));
  return client.send('POST', `/photos/${path}`, body, headers);
}

/** Makes all photos different. */
let shade = 0;
const newPhoto = () =>
  samplePicture(40 + ++shade, 40)
    .jpeg()
    .toBuffer();

const photosOf = async (orderId: string) =>
  (await customer.client.data(PHOTOS, { id: orderId })).order;

const keptFiles = (): Promise<string[]> =>
  readdir(join(shop.config.dataDir, 'photos')).catch(() => []);

describe('the photo of a delivery', () => {
  it('is kept once, without the place, and seen by customer, staff and its rider only', async () => {
    const { stopId, orderId } = await deliveredStop();
    const photo = await photograph();
    const add = () => send(rider.client, `stops/${stopId}`, photo);
    const { status, body } = await add();
    expect([status, body]).toEqual([201, { url: expect.stringMatching(URL_OF_PHOTO) }]);
    expect(await recordedBy(shop, async () => expect((await add()).body).toEqual(body))).toEqual(
      [],
    );
    const { url } = body;
    expect(await photosOf(orderId)).toEqual({ deliveryPhotos: [{ url }], reports: [] });
    const support = await newMember(shop, StaffRole.SUPPORT);
    const { adminOrder } = await support.client.data(STAFF_PHOTOS, { id: orderId });
    expect(adminOrder.order.deliveryPhotos).toEqual([{ url }]);
    for (const client of [customer.client, support.client, rider.client]) {
      const { status, bytes, headers } = await client.download(url);
      expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
      expect(headers['cache-control']).toBe('private, no-store');
      const { exif, width, height } = await sharp(bytes).metadata();
      expect([exif, width, height]).toEqual([undefined, 40, 60]);
      expect(bytes.includes('Secret Photographer')).toBe(false);
    }
    const others = await Promise.all([
      newCustomer(shop),
      newMember(shop, StaffRole.RIDER),
      newMember(shop, StaffRole.CATALOGUE),
    ]);
    const answers = await Promise.all(
      [shop.client(), ...others.map(({ client }) => client)].map((each) => each.send('GET', url)),
    );
    expect(answers.map((answer) => refusalOf(answer).slice(0, 2))).toEqual([
      [401, 'UNAUTHENTICATED'],
      [404, 'NOT_FOUND'],
      [404, 'NOT_FOUND'],
      [403, 'FORBIDDEN'],
    ]);
  });

  it('is in the audit log', async () => {
    const { stopId, orderId } = await deliveredStop();
    const events = await recordedBy(shop, async () =>
      send(rider.client, `stops/${stopId}`, await newPhoto()),
    );
    expect(events).toMatchObject([
      {
        action: 'order.photo-added',
        subjectId: Number(orderId),
        after: { stopId: Number(stopId), reportId: null },
      },
    ]);
  });

  it('is in a folder that nobody else reads, and under no public address', async () => {
    const { stopId } = await deliveredStop();
    const before = await keptFiles();
    await send(rider.client, `stops/${stopId}`, await newPhoto());
    const [name = ''] = (await keptFiles()).filter((each) => !before.includes(each));
    const { mode } = await stat(join(shop.config.dataDir, 'photos', name));
    expect(mode & 0o777).toBe(0o600);
    expect((await owner.send('GET', `/uploads/${name}`)).status).toBe(404);
  });

  it('is refused of a stop of somebody else, of one on its way, and a second one', async () => {
    const { stopId } = await stopOnItsWay();
    const path = `stops/${stopId}`;
    const early = await send(rider.client, path, await newPhoto());
    expect(refusalOf(early)).toEqual([409, 'PHOTO_REFUSED', 'stopId']);
    const other = await newMember(shop, StaffRole.RIDER);
    const foreign = await send(other.client, path, await newPhoto());
    expect(refusalOf(foreign)).toEqual([404, 'NOT_FOUND', 'stopId']);
    const said = { stopId, receivedBy: 'Asha', cashPaise: 40_000 };
    await onRound(rider.client, 'deliver', said);
    expect((await send(rider.client, path, await newPhoto())).status).toBe(201);
    const second = await send(rider.client, path, await newPhoto());
    expect(refusalOf(second)).toEqual([409, 'PHOTO_REFUSED', 'stopId']);
  });

  it('is one where it is sent twice at the same moment', async () => {
    const { stopId, orderId } = await deliveredStop();
    const photo = await newPhoto();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => send(rider.client, `stops/${stopId}`, photo)),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect((await photosOf(orderId)).deliveryPhotos).toEqual([answers[0]?.body]);
  });
});

describe('photos of a report', () => {
  it('are at most three, seen by staff beside the decision, and by no rider', async () => {
    const { reportId, orderId } = await newReport();
    const path = `reports/${reportId}`;
    const photo = await newPhoto();
    const urls: string[] = [];
    for (const each of [photo, await newPhoto(), await newPhoto()])
      urls.push((await send(customer.client, path, each)).body.url);
    expect((await send(customer.client, path, photo)).body).toEqual({ url: urls[0] });
    const fourth = await send(customer.client, path, await newPhoto());
    expect(refusalOf(fourth)).toEqual([409, 'PHOTO_REFUSED', 'reportId']);
    const photos = urls.map((url) => ({ url }));
    expect(await photosOf(orderId)).toEqual({ deliveryPhotos: [], reports: [{ photos }] });
    const { openOrderReports } = await owner.data(STAFF_PHOTOS, { id: orderId });
    expect(openOrderReports).toContainEqual({ id: reportId, photos });
    expect((await rider.client.send('GET', urls[0] ?? '')).status).toBe(404);
    expect((await owner.download(urls[0] ?? '')).status).toBe(200);
  });

  it('are at most three, too, where they come at the same moment', async () => {
    const { reportId } = await newReport();
    const photos = await Promise.all(Array.from({ length: 5 }, newPhoto));
    const answers = await Promise.all(
      photos.map((photo) => send(customer.client, `reports/${reportId}`, photo)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409]);
  });

  it('are refused to others, and once it is decided', async () => {
    const { reportId } = await newReport();
    const path = `reports/${reportId}`;
    const { client } = await newCustomer(shop);
    expect(refusalOf(await send(client, path, await newPhoto()))).toEqual([
      404,
      'NOT_FOUND',
      'reportId',
    ]);
    await owner.data(DECIDE, { input: { reportId, decision: 'REJECT', reason: 'Not ours' } });
    expect(refusalOf(await send(customer.client, path, await newPhoto()))).toEqual([
      409,
      'PHOTO_REFUSED',
      'reportId',
    ]);
  });

  it('are pictures of at most 5 MB, made no larger than 1280 pixels', async () => {
    const { reportId } = await newReport();
    const path = `reports/${reportId}`;
    const none = await send(customer.client, path, '<svg/>');
    expect(refusalOf(none)).toEqual([400, 'VALIDATION', 'picture']);
    const large = await send(customer.client, path, Buffer.alloc(5 * 1024 * 1024 + 1));
    expect(refusalOf(large)).toEqual([413, 'PAYLOAD_TOO_LARGE', 'picture']);
    const { body } = await send(
      customer.client,
      path,
      await samplePicture(3000, 1500).jpeg().toBuffer(),
    );
    const { bytes } = await customer.client.download(body.url);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1280 });
  });

  it('are limited in an hour', async () => {
    const { reportId } = await newReport();
    const photo = await newPhoto();
    const again = () => send(customer.client, `reports/${reportId}`, photo);
    for (let count = 0; count < 60; count++) expect((await again()).status).toBe(201);
    expect(refusalOf(await again())).toEqual([429, 'TOO_MANY_ATTEMPTS', 'picture']);
  });
});

describe('a photo', () => {
  it('is deleted with its file after 90 days', async () => {
    const { stopId, orderId } = await deliveredStop();
    const before = await keptFiles();
    await send(rider.client, `stops/${stopId}`, await newPhoto());
    const { orderPhotos } = shop.services;
    const shown = async () =>
      (await orderPhotos.ofDeliveries([Number(orderId)])).get(Number(orderId));
    const kept = async () => (await keptFiles()).filter((each) => !before.includes(each)).length;
    clock.advance({ days: 89 });
    await orderPhotos.sweep();
    expect([await kept(), (await shown())?.length]).toEqual([1, 1]);
    clock.advance({ days: 1 });
    expect(await shown()).toEqual([]);
    await orderPhotos.sweep();
    expect(await kept()).toBe(0);
  });

  it('is in the data of the customer, and gone with the account', async () => {
    const { stopId, orderId } = await deliveredStop();
    const before = await keptFiles();
    const { body } = await send(rider.client, `stops/${stopId}`, await newPhoto());
    const late = await deliveredStop();
    const data = (await customer.client.send('GET', '/account/data.json')).body;
    expect(data.photos).toMatchObject([{ orderId: Number(orderId), reportId: null, ...body }]);
    expect((await deleteAccount(customer.client)).body).toEqual({ data: { deleteAccount: true } });
    expect((await owner.send('GET', body.url)).status).toBe(404);
    // A photo that the rider's phone sends afterwards is not stored.
    const refused = await send(rider.client, `stops/${late.stopId}`, await newPhoto());
    expect(refusalOf(refused)).toEqual([404, 'NOT_FOUND', 'stopId']);
    await shop.services.orderPhotos.sweep();
    expect((await keptFiles()).filter((each) => !before.includes(each))).toEqual([]);
  });
});

describe('photos at S3', () => {
  it('are kept apart from pictures, sent again after a failure, and deleted there', async () => {
    const s3 = await S3Server.open();
    const of = await openTestShop({ s3: s3.config });
    try {
      const staff = await adminClient(of);
      const product = await addProduct(staff, { stockQuantity: 9, mrpPaise: 20_000 });
      const { client } = await newCustomer(of);
      await fillCart(client, product, 1);
      const { id: orderId } = await order(client, { paymentMethod: 'CASH_ON_DELIVERY' });
      await moveTo(staff, orderId, 'DELIVERED');
      await collectCash(staff, orderId);
      const [line] = await linesOf(staff, orderId);
      const lines = [{ orderLineId: line?.id, quantity: 1 }];
      const input = { orderId, lines, kind: 'DAMAGED', text: '', idempotencyKey: newKey() };
      const { id } = (await client.data(REPORT, { input })).reportOrderProblem;
      const photo = await newPhoto();
      s3.failures.push(503, 503, 503);
      const away = await send(client, `reports/${id}`, photo);
      expect(failureOf(away)).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
      expect((await client.data(PHOTOS, { id: orderId })).order.reports[0].photos).toEqual([]);
      const { body } = await send(client, `reports/${id}`, photo);
      expect((await client.download(body.url)).status).toBe(200);
      expect([...s3.objects.keys()]).toEqual([
        expect.stringMatching(/^photos\/[0-9a-f]{32}\.webp$/),
      ]);
      await deleteAccount(client);
      await of.services.orderPhotos.sweep();
      expect(s3.objects.size).toBe(0);
    } finally {
      await of.close();
      await s3.close();
    }
  });
});
