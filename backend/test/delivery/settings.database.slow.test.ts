import { createApp } from '../../src/assembly/create-app';
import { istInstant } from '../../src/kernel/ist';
import { StaffRole } from '../../src/kernel/permissions';
import { DeliverySettingsService } from '../../src/modules/checkout/delivery-settings/delivery-settings.service';
import { readPinCodes } from '../../src/platform/config/pin-codes';
import { Client } from '../kit/client';
import {
  calendar,
  changeDelivery,
  deliverySettings,
  tryArea,
  tryDelivery,
  tryRemoveArea,
} from '../kit/delivery';
import { failureOf, refusalOf } from '../kit/failure';
import { MovableClock } from '../kit/movable-clock';
import { adminClient } from '../kit/people';
import { openSecondServer } from '../kit/second-server';
import { newMember } from '../kit/staff';
import { TestShop, openTestShop } from '../kit/test-shop';

/** A Saturday, 10:00 in Thane. */
const NOW = istInstant('2026-11-21', 10 * 60);
const clock = new MovableClock(NOW);

let shop: TestShop;
let admin: Client;
beforeEach(async () => {
  clock.set(NOW.toISOString());
  shop = await openTestShop({ clock, slotCapacity: 40 });
  admin = await adminClient(shop);
});
afterEach(() => shop.close());

const SLOTS = '{ deliverySlots { id capacity remaining closedReason } }';
const slotsOf = async (date: string, client = shop.client()) =>
  (await client.data(SLOTS)).deliverySlots.filter(({ id }: { id: string }) => id.startsWith(date));
const startsOn = async (date: string, client?: Client) =>
  (await slotsOf(date, client)).map(({ id }: { id: string }) => Number(id.split('/')[1]));
const noon = { startMinute: 720, endMinute: 780, capacity: 3, cutOffMinutes: 0, isActive: true };

describe('the delivery settings', () => {
  it('are the specified ones until somebody changes them', async () => {
    const { version, terms, weekdays, days, areas } = await deliverySettings(admin);
    expect({ version, terms, days }).toEqual({
      version: 1,
      terms: { feePaise: 0, freeFromPaise: null, minimumOrderPaise: 0 },
      days: [],
    });
    expect(weekdays.map(({ weekday }: { weekday: string }) => weekday)).toEqual([
      ...['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'],
    ]);
    for (const { windows } of weekdays)
      expect(windows).toEqual(
        [420, 540, 1020, 1140].map((startMinute) => ({
          ...{ startMinute, endMinute: startMinute + 120 },
          ...{ capacity: 40, cutOffMinutes: 60, isActive: true },
        })),
      );
    expect(areas).toMatchObject([{ id: '1', name: 'Thane', terms: null }]);
    expect(areas[0].pinCodes).toEqual([...readPinCodes('400601-400615,421204')]);
    expect(
      (await shop.client().data('{ deliveryTerms { feePaise } }')).deliveryTerms.feePaise,
    ).toBe(0);
  });

  it('are known to other servers at once', async () => {
    const other = await openSecondServer(shop, clock);
    try {
      await changeDelivery(admin, 'changeWeekdayWindows', {
        weekdays: ['MONDAY'],
        windows: [noon],
      });
      expect(await startsOn('2026-11-23', other.client())).toEqual([720]);
      await changeDelivery(admin, 'changeDeliveryTerms', { feePaise: 2_500 });
      const { deliveryTerms } = await other.client().data('{ deliveryTerms { feePaise } }');
      expect(deliveryTerms.feePaise).toBe(2_500);
    } finally {
      await other.close();
    }
  });

  it('come from the environment once; a later change of it is told and has no effect', async () => {
    const config = {
      ...shop.config,
      slotCapacity: 7,
      serviceablePinCodes: readPinCodes('400601'),
    };
    const warnings: [object, string][] = [];
    const log = { warn: (details: object, text: string) => void warnings.push([details, text]) };
    const later = new DeliverySettingsService(shop.database, clock, config, log);
    await later.ensureStored(async () => {});
    expect(warnings.map(([details]) => details)).toEqual([
      { setting: 'SLOT_CAPACITY' },
      { setting: 'SERVICEABLE_PIN_CODES' },
    ]);
    expect(warnings[0]?.[1]).toMatch(/^SLOT_CAPACITY has changed since the first start/);
    const settings = await later.current();
    expect(settings.weekdays[0]?.windows[0]?.capacity).toBe(40);
    expect(settings.areas[0]?.pinCodes).toHaveLength(16);
  });

  it('count for windows that were booked before there were any', async () => {
    await shop.database.write(async (tx) => {
      await tx.query('DELETE FROM delivery_settings');
      await tx.query(
        "INSERT INTO delivery_slots (date, startMinute, capacity, bookedCount) VALUES ('2026-11-23', 420, 2, 2)",
      );
    });
    const { http } = await createApp(shop.config, shop.database, clock);
    try {
      await http.ready();
      expect(await slotsOf('2026-11-23')).toContainEqual(
        expect.objectContaining({ id: '2026-11-23/420', remaining: 38 }),
      );
      const [row] = await shop.database.read.query(
        'SELECT capacity, offeredCount, bookedCount FROM delivery_slots',
      );
      expect(row).toMatchObject({ capacity: 40, offeredCount: 40, bookedCount: 2 });
    } finally {
      await http.close();
    }
  });

  it('are for owners and managers', async () => {
    const manager = (await newMember(shop, StaffRole.MANAGER)).client;
    const { version } = await deliverySettings(manager);
    expect(await deliverySettings(admin)).toMatchObject({ version });
    for (const role of [StaffRole.CATALOGUE, StaffRole.ORDERS, StaffRole.SUPPORT]) {
      const { client } = await newMember(shop, role);
      expect(failureOf(await client.graphql('{ deliverySettings { version } }')).code).toBe(
        'FORBIDDEN',
      );
    }
  });
});

describe('the windows of weekdays', () => {
  it('are replaced for the chosen ones, and offered so', async () => {
    const windows = [noon, { startMinute: 420, endMinute: 540, capacity: 9 }];
    const { version, weekdays } = await changeDelivery(admin, 'changeWeekdayWindows', {
      weekdays: ['MONDAY', 'TUESDAY'],
      windows,
    });
    expect(version).toBe(2);
    expect(weekdays[0].windows).toEqual([
      { startMinute: 420, endMinute: 540, capacity: 9, cutOffMinutes: 60, isActive: true },
      noon,
    ]);
    expect(await startsOn('2026-11-23')).toEqual([420, 720]);
    expect(await startsOn('2026-11-24')).toEqual([420, 720]);
    expect(await startsOn('2026-11-25')).toEqual([420, 540, 1020, 1140]);
    await changeDelivery(admin, 'changeWeekdayWindows', { weekdays: ['MONDAY'], windows: [] });
    expect(await startsOn('2026-11-23')).toEqual([]);
  });

  it('close at their own cut-off', async () => {
    const windows = [{ ...noon, cutOffMinutes: 90 }];
    await changeDelivery(admin, 'changeWeekdayWindows', { weekdays: ['SATURDAY'], windows });
    const reason = async () => (await slotsOf('2026-11-21'))[0].closedReason;
    clock.set(istInstant('2026-11-21', 629).toISOString());
    expect(await reason()).toBeNull();
    clock.set(istInstant('2026-11-21', 630).toISOString());
    expect(await reason()).toBe('CLOSED');
  });
});

describe('a day that differs', () => {
  const diwali = { dates: ['2026-11-24', '2026-11-25'], isClosed: true, reason: ' Diwali ' };

  it('is closed with its reason, and as its weekday again', async () => {
    const { days } = await changeDelivery(admin, 'changeDeliveryDays', diwali);
    expect(days).toEqual(
      diwali.dates.map((date) => ({ date, isClosed: true, reason: 'Diwali', windows: [] })),
    );
    expect(await startsOn('2026-11-24')).toEqual([]);
    const { closedDays } = await shop.client().data('{ closedDays { date reason } }');
    expect(closedDays).toEqual(diwali.dates.map((date) => ({ date, reason: 'Diwali' })));
    const dates = ['2026-11-24'];
    expect((await changeDelivery(admin, 'changeDeliveryDays', { dates })).days).toHaveLength(1);
    expect(await startsOn('2026-11-24')).toHaveLength(4);
  });

  it('has extra, changed and missing windows', async () => {
    const windows = [
      noon,
      { startMinute: 420, endMinute: 540, capacity: 1 },
      { startMinute: 540, endMinute: 660, capacity: 1, isActive: false },
    ];
    await changeDelivery(admin, 'changeDeliveryDays', { dates: ['2026-11-24'], windows });
    expect(await startsOn('2026-11-24')).toEqual([420, 720, 1020, 1140]);
    const [day] = await calendar(admin, '2026-11-24');
    expect(day).toMatchObject({ weekday: 'TUESDAY', isClosed: false, reason: null });
    expect(
      day.windows.map(({ startMinute, origin, isActive }: Record<string, unknown>) => [
        ...[startMinute, origin, isActive],
      ]),
    ).toEqual([
      [420, 'CHANGED', true],
      [540, 'CHANGED', false],
      [720, 'EXTRA', true],
      [1020, 'WEEKLY', true],
      [1140, 'WEEKLY', true],
    ]);
  });

  it('keeps what it is to have when it is open again', async () => {
    const off = { ...noon, isActive: false };
    const day = { dates: ['2026-11-24'], isClosed: true };
    await changeDelivery(admin, 'changeDeliveryDays', { ...day, windows: [off] });
    const { days } = await changeDelivery(admin, 'changeDeliveryDays', {
      ...{ ...day, windows: [{ ...off, capacity: 8 }] },
    });
    expect(days[0].windows).toEqual([{ ...off, capacity: 8 }]);
  });

  it('is forgotten when it is over', async () => {
    await changeDelivery(admin, 'changeDeliveryDays', diwali);
    clock.set(istInstant('2026-11-25', 0).toISOString());
    admin = await adminClient(shop); // the session has expired
    expect((await deliverySettings(admin)).days).toHaveLength(1);
    const later = { dates: ['2026-11-26'], isClosed: true };
    const { days } = await changeDelivery(admin, 'changeDeliveryDays', later);
    expect(days.map(({ date }: { date: string }) => date)).toEqual(['2026-11-25', '2026-11-26']);
  });

  it('is shown with 61 others at most', async () => {
    const days = (to: string) =>
      admin.graphql(`{ deliveryCalendar(from: "2026-11-21", to: "${to}") { days { date } } }`);
    expect((await days('2027-01-21')).body.data.deliveryCalendar.days).toHaveLength(62);
    expect(refusalOf(await days('2027-01-22'))).toEqual([400, 'VALIDATION', 'to']);
    expect(refusalOf(await days('2026-11-20'))).toEqual([400, 'VALIDATION', 'to']);
  });
});

describe('the areas', () => {
  const kalwa = { name: ' Kalwa ', pinCodes: ['400616', '421201', '400616'] };

  it('are added, changed and removed', async () => {
    const serves = async () =>
      (await shop.client().data('{ isServiceable(pinCode: "400616") }')).isServiceable;
    expect(await serves()).toBe(false);
    const added = await changeDelivery(admin, 'addDeliveryArea', kalwa);
    expect(added.areas[1]).toEqual({
      ...{ id: '2', name: 'Kalwa', pinCodes: ['400616', '421201'], terms: null },
    });
    expect(await serves()).toBe(true);
    const terms = { feePaise: 1_000, freeFromPaise: 90_000, minimumOrderPaise: 0 };
    const { body } = await tryArea(admin, 2, { terms });
    expect(body.data.changeDeliveryArea.areas[1]).toMatchObject({ name: 'Kalwa', terms });
    const at = await shop.client().data('{ deliveryTerms(pinCode: " 400616 ") { feePaise } }');
    expect(at.deliveryTerms.feePaise).toBe(1_000);
    const withoutTerms = await tryArea(admin, 2, { name: 'Kalva', terms: null });
    expect(withoutTerms.body.data.changeDeliveryArea.areas[1]).toEqual({
      ...{ id: '2', name: 'Kalva', pinCodes: ['400616', '421201'], terms: null },
    });
    expect((await tryRemoveArea(admin, 2)).body.data.removeDeliveryArea.areas).toHaveLength(1);
    expect(await serves()).toBe(false);
    expect(refusalOf(await tryRemoveArea(admin, 2))).toEqual([404, 'NOT_FOUND', 'id']);
    expect((await changeDelivery(admin, 'addDeliveryArea', kalwa)).areas[1].id).toBe('3');
  });

  it('do not share a pin code after a change either', async () => {
    await changeDelivery(admin, 'addDeliveryArea', kalwa);
    const answer = await tryArea(admin, 2, { pinCodes: ['400616', '400615'] });
    expect(failureOf(answer)).toMatchObject({
      code: 'VALIDATION',
      fields: { pinCodes: '400615 is in Thane already' },
    });
  });
});

describe('a change of what somebody else has changed', () => {
  const monday = (capacity: number, expectedVersion: number) =>
    tryDelivery(admin, 'changeWeekdayWindows', {
      ...{ weekdays: ['MONDAY'], expectedVersion },
      windows: [{ ...noon, capacity }],
    });

  it('is refused with both, and nothing is done', async () => {
    await monday(5, 1);
    const answer = await monday(6, 1);
    expect(refusalOf(answer)).toEqual([409, 'CONFLICT', 'expectedVersion']);
    expect(answer.body.errors[0].extensions.details).toEqual({
      current: { version: 2, parts: [{ weekday: 'MONDAY', windows: [{ ...noon, capacity: 5 }] }] },
      submitted: { weekdays: ['MONDAY'], windows: [{ ...noon, capacity: 6 }] },
    });
    const { version, weekdays } = await deliverySettings(admin);
    expect([version, weekdays[0].windows[0].capacity]).toEqual([2, 5]);
  });

  it('is none where they changed another part', async () => {
    await monday(5, 1);
    const others = [
      tryDelivery(admin, 'changeDeliveryTerms', { feePaise: 1, expectedVersion: 1 }),
      tryDelivery(admin, 'changeDeliveryDays', {
        ...{ dates: ['2026-11-24'], isClosed: true, expectedVersion: 1 },
      }),
      tryDelivery(admin, 'changeWeekdayWindows', {
        ...{ weekdays: ['TUESDAY'], windows: [], expectedVersion: 1 },
      }),
      tryArea(admin, 1, { name: 'Thane city', expectedVersion: 1 }),
    ];
    for (const { body } of await Promise.all(others)) expect(body.errors).toBeUndefined();
    const { version, terms, days, areas, weekdays } = await deliverySettings(admin);
    expect(version).toBe(6);
    expect([terms.feePaise, days.length, areas[0].name]).toEqual([1, 1, 'Thane city']);
    expect([weekdays[0].windows.length, weekdays[1].windows.length]).toEqual([1, 0]);
  });

  it('is told of terms, days that were made usual again, and areas', async () => {
    const day = { dates: ['2026-11-24'] };
    await changeDelivery(admin, 'changeDeliveryDays', { ...day, isClosed: true });
    await changeDelivery(admin, 'changeDeliveryDays', day);
    await changeDelivery(admin, 'changeDeliveryTerms', { feePaise: 100 });
    await tryArea(admin, 1, { name: 'Thane city' });
    const stale = await Promise.all([
      tryDelivery(admin, 'changeDeliveryDays', { ...day, reason: 'Fair', expectedVersion: 2 }),
      tryDelivery(admin, 'changeDeliveryTerms', { feePaise: 200, expectedVersion: 1 }),
      tryArea(admin, 1, { name: 'City', expectedVersion: 1 }),
      tryRemoveArea(admin, 1, 1),
      tryDelivery(admin, 'changeDeliveryTerms', { feePaise: 200, expectedVersion: 99 }),
    ]);
    for (const answer of stale)
      expect(refusalOf(answer)).toEqual([409, 'CONFLICT', 'expectedVersion']);
    expect(stale[1]?.body.errors[0].extensions.details).toEqual({
      current: {
        version: 5,
        parts: [
          { feePaise: 100, freeFromPaise: null, minimumOrderPaise: 0, keepsReturnFee: false },
        ],
      },
      submitted: { feePaise: 200 },
    });
  });

  it('at the same moment happens to one of them', async () => {
    const answers = await Promise.all([5, 6, 7].map((capacity) => monday(capacity, 1)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await deliverySettings(admin)).version).toBe(2);
  });
});

describe('the terms', () => {
  it('change as far as they are given', async () => {
    const change = (input: object) => changeDelivery(admin, 'changeDeliveryTerms', { ...input });
    await change({ feePaise: 3_000, freeFromPaise: 50_000 });
    expect((await change({ minimumOrderPaise: 10_000 })).terms).toEqual({
      ...{ feePaise: 3_000, freeFromPaise: 50_000, minimumOrderPaise: 10_000 },
    });
    expect((await change({ freeFromPaise: null })).terms).toMatchObject({
      ...{ feePaise: 3_000, freeFromPaise: null },
    });
    const same = await change({ feePaise: 3_000 });
    expect(same.version).toBe(4);
  });
});

describe('the audit log', () => {
  it('has every change with what was before', async () => {
    await changeDelivery(admin, 'changeDeliveryTerms', { feePaise: 3_000 });
    await changeDelivery(admin, 'changeWeekdayWindows', { weekdays: ['MONDAY'], windows: [noon] });
    await changeDelivery(admin, 'changeDeliveryDays', {
      ...{ dates: ['2026-11-24'], isClosed: true, reason: 'Diwali' },
    });
    const kalwa = { name: 'Kalwa', pinCodes: ['400617', '400616'] };
    await changeDelivery(admin, 'addDeliveryArea', kalwa);
    await tryRemoveArea(admin, 2);
    const { auditLog } = await admin.data(
      '{ auditLog(filter: { subject: DELIVERY }) { items { action subjectId beforeJson afterJson } } }',
    );
    const parse = (json: string | null) => (json === null ? null : JSON.parse(json));
    expect(
      auditLog.items.map(({ action, beforeJson, afterJson }: Record<string, string>) => [
        ...[action, parse(beforeJson ?? null), parse(afterJson ?? null)],
      ]),
    ).toEqual([
      ['delivery-area.removed', { name: 'Kalwa', pinCodes: '400616-400617' }, null],
      ['delivery-area.added', null, { name: 'Kalwa', pinCodes: '400616-400617' }],
      [
        'delivery-days.changed',
        { '2026-11-24': 'as its weekday' },
        { '2026-11-24': 'Diwali; closed' },
      ],
      [
        'delivery-windows.changed',
        {
          MONDAY: [
            '07:00 to 09:00, 40 orders, until 60 minutes before',
            '09:00 to 11:00, 40 orders, until 60 minutes before',
            '17:00 to 19:00, 40 orders, until 60 minutes before',
            '19:00 to 21:00, 40 orders, until 60 minutes before',
          ],
        },
        { MONDAY: ['12:00 to 13:00, 3 orders, until 0 minutes before'] },
      ],
      [
        'delivery-terms.changed',
        { feePaise: 0, freeFromPaise: null, minimumOrderPaise: 0, keepsReturnFee: false },
        { feePaise: 3_000, freeFromPaise: null, minimumOrderPaise: 0, keepsReturnFee: false },
      ],
    ]);
  });
});
