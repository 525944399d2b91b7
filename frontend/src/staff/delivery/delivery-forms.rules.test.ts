import { describe, expect, it } from 'vitest';

import { aWindow, deliverySettings, deliveryTerms } from '../../test/delivery-records';
import { changedArea, replacedBy, valuesOf } from './area.rules';
import { listPinCodes, readPinCodes } from './pin-codes.rules';
import { changedTerms, rowOfTerms, termsChecks, termsOfRow } from './terms-form.rules';
import {
  inputOfWindow,
  minuteOfTime,
  newWindowRow,
  overlapsOf,
  rowsOf,
  windowChecks,
  windowsOf,
} from './window-form.rules';

describe('pin codes', () => {
  it.each([
    ['400601', ['400601']],
    ['400603-400605, 400601', ['400601', '400603', '400604', '400605']],
    ['400601 400602\n421204;', ['400601', '400602', '421204']],
    ['400601 – 400602, 400601', ['400601', '400602']],
  ])('are read from %j', (text, codes) => expect(readPinCodes(text)).toEqual(codes));

  it.each(['40060', '400601, thane', '400605-400601', '100000-999999', '000001'])(
    'are refused in %j',
    (text) => expect(readPinCodes(text)).toBeUndefined(),
  );

  it('are written as short as can be, and read again as they were', () => {
    const codes = ['400601', '400602', '400603', '400610', '421204', '421205'];
    expect(listPinCodes(codes)).toBe('400601-400603, 400610, 421204-421205');
    expect(readPinCodes(listPinCodes(codes))).toEqual(codes);
  });
});

describe('windows', () => {
  it('come back from their form as they were', () => {
    const windows = [
      aWindow({ startMinute: 0, endMinute: 75, cutOffMinutes: 0 }),
      aWindow({ startMinute: 1320, endMinute: 1440, isActive: false }),
    ];
    expect(windowsOf(rowsOf(windows)).map(inputOfWindow)).toEqual(windows.map(inputOfWindow));
    expect(rowsOf(windows)[1]?.end).toBe('00:00');
  });

  it('are sorted by their start', () => {
    const [first, second] = rowsOf([aWindow({ startMinute: 600, endMinute: 660 }), aWindow()]);
    if (!first || !second) throw new Error('Two windows have two rows.');
    expect(windowsOf([first, second]).map(({ startMinute }) => startMinute)).toEqual([420, 600]);
  });

  it('need times in their order', () => {
    const row = { ...newWindowRow, start: '09:00', end: '09:00' };
    expect(windowChecks.end(row)).toBe('It ends before it starts');
    expect(windowChecks.end({ ...row, end: '00:00' })).toBe(true);
    expect(windowChecks.end({ ...row, end: '' })).toBe('Enter when it ends');
    expect(windowChecks.start({ ...row, start: '' }, [])).toBe('Enter when it starts');
    expect(windowChecks.start(row, [row, row])).toBe('Another window starts at this time');
    expect(windowChecks.start(row, [row])).toBe(true);
    expect(minuteOfTime('09:30:00')).toBe(570);
  });

  it('are named where two that are offered overlap', () => {
    const rows = (...hours: [string, string][]) =>
      hours.map(([start, end]) => ({ ...newWindowRow, start, end }));
    expect(overlapsOf(rows(['09:00', '11:00'], ['07:00', '09:00'], ['', '']))).toEqual([]);
    const overlapping = rows(['17:00', '21:00'], ['18:00', '19:00'], ['20:00', '00:00']);
    expect(overlapsOf(overlapping)).toEqual([
      ['5–9 pm', '6–7 pm'],
      ['5–9 pm', '8 pm–12 am'],
    ]);
    const [first, ...others] = overlapping.map((row) => ({ ...row }));
    if (first) expect(overlapsOf([{ ...first, isActive: false }, ...others])).toEqual([]);
  });

  it.each(['0', '', '1.5', '-3', '1000000', 'many'])('do not take %j orders', (capacity) =>
    expect(windowChecks.capacity({ ...newWindowRow, capacity })).toBe('Enter 1 or more orders'),
  );

  it('close up to two days before they start', () => {
    const check = (cutOffMinutes: string) =>
      windowChecks.cutOffMinutes({ ...newWindowRow, cutOffMinutes });
    expect([check('0'), check('2880')]).toEqual([true, true]);
    expect(check('2881')).toBe('Enter 0 to 2880 minutes');
  });
});

describe('terms', () => {
  const terms = deliveryTerms({ feePaise: 2_550, freeFromPaise: 50_000 });

  it('come back from their form as they were', () => {
    expect(rowOfTerms(terms)).toEqual({ fee: '25.50', freeFrom: '500', minimumOrder: '0' });
    expect(changedTerms(terms, termsOfRow(rowOfTerms(terms)))).toEqual({});
  });

  it('are sent as far as they changed; an empty field is never free', () => {
    const row = { ...rowOfTerms(terms), freeFrom: '' };
    expect(changedTerms(terms, termsOfRow(row))).toEqual({ freeFromPaise: null });
  });

  it('are amounts', () => {
    expect(termsChecks.fee('')).not.toBe(true);
    expect(termsChecks.fee('0')).toBe(true);
    expect(termsChecks.freeFrom('0')).not.toBe(true);
    expect(termsChecks.freeFrom(' ')).toBe(true);
    expect(termsChecks.minimumOrder('1,5')).not.toBe(true);
  });
});

describe('an area', () => {
  const [area] = deliverySettings().areas;
  if (!area) throw new Error('The settings have an area.');
  const values = valuesOf(area);

  it('is sent as far as it changed, and what brings that back', () => {
    const terms = { feePaise: 100, freeFromPaise: null, minimumOrderPaise: 0 };
    expect(changedArea(area, values)).toEqual({});
    const given = changedArea(area, { ...values, pinCodes: ['400601'], terms });
    expect(given).toEqual({ pinCodes: ['400601'], terms });
    expect(replacedBy(area, given)).toEqual({ pinCodes: values.pinCodes, terms: null });
  });
});
