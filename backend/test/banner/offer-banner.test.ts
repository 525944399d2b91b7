import { Client } from '../kit/client';
import { failureOf, refusalOf } from '../kit/failure';
import { MovableClock } from '../kit/movable-clock';
import { adminClient } from '../kit/people';
import { openSecondServer } from '../kit/second-server';
import { TestShop, openTestShop } from '../kit/test-shop';

const clock = new MovableClock(new Date('2026-11-20T18:00:00Z'));
let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop({ clock });
  admin = await adminClient(shop);
});
afterAll(() => shop.close());

const FIELDS = 'heading text isHidden lastDay version';
const CHANGE = `mutation ($input: OfferBannerInput!) { changeOfferBanner(input: $input) { ${FIELDS} } }`;

const kept = async () => (await admin.data(`{ adminOfferBanner { ${FIELDS} } }`)).adminOfferBanner;
const shown = async (client = shop.client()) =>
  (await client.data('{ offerBanner { heading text } }')).offerBanner;

/** Changes the current offer. */
async function change(input: Record<string, unknown> = {}) {
  const { version: expectedVersion } = await kept();
  return admin.graphql(CHANGE, { input: { expectedVersion, ...input } });
}

describe('the offer on the landing page', () => {
  it('is the specified one until somebody changes it', async () => {
    expect(await shown()).toEqual({ heading: null, text: null });
    expect(await kept()).toEqual({
      ...{ heading: null, text: null, isHidden: false, lastDay: null, version: 1 },
    });
  });

  it('is replaced, for every server, and back again', async () => {
    const other = await openSecondServer(shop, clock);
    try {
      const offer = { heading: 'Diwali offer', text: 'Sweets at half price <b>' };
      const { body } = await change({ heading: '  Diwali offer ', text: offer.text });
      expect(body.data.changeOfferBanner).toMatchObject({ ...offer, isHidden: false });
      expect(await shown()).toEqual(offer);
      expect(await shown(other.client())).toEqual(offer);
      await change({ heading: ' ', text: '' });
      expect(await shown(other.client())).toEqual({ heading: null, text: null });
    } finally {
      await other.close();
    }
  });

  it('is not shown where it is hidden, or over in Thane', async () => {
    await change({ isHidden: true });
    expect(await shown()).toBeNull();
    await change({ lastDay: '2026-11-20' });
    clock.set('2026-11-20T18:29:59Z');
    expect(await shown()).not.toBeNull();
    clock.set('2026-11-20T18:30:00Z');
    expect(await shown()).toBeNull();
    await change();
    expect(await shown()).not.toBeNull();
  });

  it('is not overwritten by who saw another one', async () => {
    const { version } = await kept();
    await change({ heading: 'First' });
    const answer = await admin.graphql(CHANGE, {
      input: { heading: 'Second', expectedVersion: version },
    });
    expect(refusalOf(answer)).toEqual([409, 'CONFLICT', 'expectedVersion']);
    expect(answer.body.errors[0].extensions.details).toMatchObject({
      current: { heading: 'First', version: version + 1 },
      submitted: { heading: 'Second', version },
    });
    const both = ['A', 'B'].map((heading) =>
      admin.graphql(CHANGE, { input: { heading, expectedVersion: version + 1 } }),
    );
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
    expect((await kept()).version).toBe(version + 2);
  });

  it.each([
    ['heading', 'x'.repeat(61)],
    ['text', 'x'.repeat(161)],
    ['expectedVersion', 0],
  ])('has a %s within its limits', async (field, value) => {
    expect(refusalOf(await change({ [field]: value }))).toEqual([400, 'VALIDATION', field]);
  });

  it('has a last day of the calendar', async () => {
    expect(failureOf(await change({ lastDay: '2026-02-30' })).status).toBe(400);
  });

  it('is written to the audit log', async () => {
    await change({ heading: 'For the log' });
    const { auditLog } = await admin.data(
      '{ auditLog(filter: { subject: OFFER_BANNER }) { items { action beforeJson afterJson } } }',
    );
    expect(auditLog.items[0]).toMatchObject({ action: 'offer-banner.changed' });
    expect(JSON.parse(auditLog.items[0].afterJson)).toMatchObject({ heading: 'For the log' });
  });
});
