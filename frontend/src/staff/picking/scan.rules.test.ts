import { describe, expect, it } from 'vitest';

import { aWalkLine, aWalkOrder } from '../../test/picking-records';
import { isCodeOf, keyReader, stopOf } from './scan.rules';
import { stopsOf } from './walk.rules';

describe('a scanned code', () => {
  const product = { barcode: '8901030865275', sku: 'Veg-Onion-500G' };

  it.each([
    ['8901030865275', true],
    ['08901030865275', true],
    ['VEG-ONION-500g', true],
    ['8901030865276', false],
    ['890103086527', false],
    ['', false],
  ])('%j is that of the product: %s', (code, isIt) => {
    expect(isCodeOf(code, product)).toBe(isIt);
  });

  it('is of no product without a barcode and a number', () => {
    expect(isCodeOf('8901030865275', { barcode: null, sku: null })).toBe(false);
  });
});

describe('which stop was scanned', () => {
  const code = '8901030865275';
  const done = aWalkLine({ id: '1', pickedQuantity: 2 });
  const open = aWalkLine({ id: '2' });
  const other = aWalkLine({ id: '3' });

  it('is the present one, then one of which something is left, then one that is done', () => {
    const stops = stopsOf([aWalkOrder({ lines: [done, open, other] })]);
    const present = stops.find(({ line }) => line.id === '3');
    expect(stopOf(code, stops, present)?.line.id).toBe('3');
    expect(stopOf(code, stops, undefined)?.line.id).toBe('2');
    const all = stopsOf([aWalkOrder({ lines: [done] })]);
    expect(stopOf(code, all, undefined)?.line.id).toBe('1');
    expect(stopOf('4006381333931', stops, present)).toBeUndefined();
  });
});

describe('keys', () => {
  /** Types a text with this interval between keys; returns the codes that were read. */
  function read(text: string, gapMs: number): string[] {
    const reader = keyReader();
    const keys = [...text].map((key) => (key === '\n' ? 'Enter' : key));
    return keys.flatMap((key, at) => reader({ key, timeStamp: 5_000 + at * gapMs }) ?? []);
  }

  it('are a code where they come as fast as from a scanner, and end with Enter', () => {
    expect(read('8901030865275\n4006381333931\n', 5)).toEqual(['8901030865275', '4006381333931']);
    expect(read('8901030865275', 5)).toEqual([]);
  });

  it('are none where somebody types them, or presses Enter alone', () => {
    expect(read('8901030865275\n', 150)).toEqual([]);
    expect(read('\n\n12\n', 5)).toEqual([]);
  });

  it('may have Shift between them', () => {
    const reader = keyReader();
    const keys = ['Shift', 'V', 'Shift', 'E', 'G', '1', 'Enter'];
    const found = keys.map((key, at) => reader({ key, timeStamp: 5_000 + at }));
    expect(found.at(-1)).toBe('VEG1');
  });
});
