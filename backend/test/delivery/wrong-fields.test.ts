import { istInstant } from '../../src/kernel/ist';
import { Client } from '../kit/client';
import { tryDelivery } from '../kit/delivery';
import { refusalOf } from '../kit/failure';
import { adminClient } from '../kit/people';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop({ clock: { now: () => istInstant('2026-11-21', 10 * 60) } });
  admin = await adminClient(shop);
});
afterAll(() => shop.close());

const noon = { startMinute: 720, endMinute: 780, capacity: 3, cutOffMinutes: 0, isActive: true };
const kalwa = { name: 'Kalwa', pinCodes: ['400616'] };

describe('what is wrong with windows of weekdays is told by the field:', () => {
  it.each([
    ['windows.1.startMinute', [noon, { ...noon, endMinute: 800 }]],
    ['windows.0.startMinute', [{ ...noon, startMinute: -1 }]],
    ['windows.0.endMinute', [{ ...noon, endMinute: 720 }]],
    ['windows.0.endMinute', [{ ...noon, endMinute: 1441 }]],
    ['windows.0.capacity', [{ ...noon, capacity: 0 }]],
    ['windows.0.capacity', [{ ...noon, capacity: 1_000_000 }]],
    ['windows.0.cutOffMinutes', [{ ...noon, cutOffMinutes: 2_881 }]],
    ['windows', Array.from({ length: 25 }, (_, at) => ({ ...noon, startMinute: at }))],
  ])('%s', async (field, windows) => {
    const input = { weekdays: ['MONDAY'], windows };
    expect(refusalOf(await tryDelivery(admin, 'changeWeekdayWindows', input))).toEqual([
      ...[400, 'VALIDATION', field],
    ]);
  });
});

describe('what is wrong with number of weekdays is told by the field:', () => {
  it.each([[[]], [Array(8).fill('MONDAY')]])('name 1 to 7 weekdays', async (weekdays) => {
    const input = { weekdays, windows: [noon] };
    expect(refusalOf(await tryDelivery(admin, 'changeWeekdayWindows', input))).toEqual([
      ...[400, 'VALIDATION', 'weekdays'],
    ]);
  });
});

describe('what is wrong with a day that differs is told by the field:', () => {
  it.each([
    ['dates', { dates: ['2026-11-20'] }],
    ['dates', { dates: ['2027-11-23'] }],
    ['dates', { dates: [] }],
    ['reason', { dates: ['2026-11-24'], reason: 'x'.repeat(61) }],
    ['windows.0.endMinute', { dates: ['2026-11-24'], windows: [{ ...noon, endMinute: 1 }] }],
    ['expectedVersion', { dates: ['2026-11-24'], expectedVersion: 0 }],
  ])('%s', async (field, input) => {
    expect(refusalOf(await tryDelivery(admin, 'changeDeliveryDays', input))).toEqual([
      ...[400, 'VALIDATION', field],
    ]);
  });
});

describe('what is wrong with an area is told by the field:', () => {
  it.each([
    ['pinCodes', { name: 'Kalwa', pinCodes: ['400601'] }],
    ['pinCodes', { name: 'Kalwa', pinCodes: [] }],
    ['pinCodes', { name: 'Kalwa', pinCodes: ['4006'] }],
    ['pinCodes', { name: 'Kalwa' }],
    ['name', { name: ' ', pinCodes: ['400616'] }],
    ['feePaise', { ...kalwa, terms: { feePaise: -1, minimumOrderPaise: 0 } }],
    ['freeFromPaise', { ...kalwa, terms: { feePaise: 1, freeFromPaise: 0, minimumOrderPaise: 0 } }],
  ])('%s', async (field, input) => {
    expect(refusalOf(await tryDelivery(admin, 'addDeliveryArea', input))).toEqual([
      ...[400, 'VALIDATION', field],
    ]);
  });
});

describe('what is wrong with the terms is told by the field:', () => {
  it.each([
    ['feePaise', { feePaise: -1 }],
    ['feePaise', { feePaise: null }],
    ['feePaise', { feePaise: 100_000_001 }],
    ['freeFromPaise', { freeFromPaise: 0 }],
    ['minimumOrderPaise', { minimumOrderPaise: -1 }],
  ])('%s', async (field, input) => {
    expect(refusalOf(await tryDelivery(admin, 'changeDeliveryTerms', input))).toEqual([
      ...[400, 'VALIDATION', field],
    ]);
  });
});
