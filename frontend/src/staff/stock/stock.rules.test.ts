import { describe, expect, it } from 'vitest';

import { barcodesOf } from './codes.rules';
import { inputOfLine, lineErrors, refusedLines, withScanned } from './receive-form.rules';
import { sellOffPaise } from './sell-off.rules';
import { piecesOfLine, refusedProducts, withScannedOnce } from './transfer.rules';

const product = (id: string, given: object = {}) => ({
  ...{ __typename: 'Product' as const, id, name: 'Tea', nameHi: null, nameMr: null, unit: null },
  ...{
    sku: null,
    barcode: null,
    piecesToPick: 0,
    stockQuantity: 3,
    mrpPaise: 5_000,
    sellingPaise: null,
  },
  ...{ costPaise: null, version: 1, ...given },
});

describe('barcodesOf', () => {
  it.each([
    ['8901030865278', ['8901030865278', '08901030865278']],
    ['012345678905', ['012345678905', '0012345678905', '00012345678905']],
    ['TEA-7', []],
    ['12', []],
  ])('knows what %s may mean', (code, barcodes) => {
    expect(barcodesOf(code)).toEqual(barcodes);
  });
});

describe('withScanned', () => {
  it('puts what is new at the top, and counts what is scanned again', () => {
    let lines = withScanned([], product('1'));
    lines = withScanned(lines, product('2'));
    lines = withScanned(lines, product('1'));
    expect(lines.map((line) => [line.product.id, line.pieces])).toEqual([
      ['2', '1'],
      ['1', '2'],
    ]);
    expect(new Set(lines.map(({ key }) => key)).size).toBe(2);
  });
});

describe('a line of a bill', () => {
  const [line] = withScanned([], product('7'));
  if (!line) throw new Error('No line');

  it('is sent in paise, without what was left empty', () => {
    expect(inputOfLine({ ...line, pieces: '24', cost: '19.50', batch: ' L1 ' })).toEqual({
      ...{ productId: '7', pieces: 24, costPaise: 1950, batch: 'L1', expiresOn: null },
      ...{ mrpPaise: null, sellingPaise: null },
    });
  });

  it('says what cannot be sent', () => {
    expect(Object.keys(lineErrors({ ...line, pieces: '0', cost: 'x', selling: '0' }))).toEqual([
      ...['pieces', 'cost', 'selling'],
    ]);
    expect(lineErrors(line)).toEqual({});
  });

  it('gets what the server refuses of it', () => {
    const lines = withScanned([line], product('8'));
    const refused = refusedLines(lines, { 'lines.1.sellingPaise': 'Too dear', supplier: 'Who?' });
    expect([...refused]).toEqual([[line.key, { selling: 'Too dear' }]]);
  });
});

describe('sellOffPaise', () => {
  it.each([
    [10_000, 25, 7_500],
    [9_990, 25, 7_400],
    [120, 50, 60],
    [1, 50, 1],
  ])('of %i paise less %i percent is %i', (paise, percent, sold) => {
    expect(sellOffPaise(paise, percent)).toBe(sold);
  });
});

describe('a transfer', () => {
  it('has one line for each product, and counts what is scanned again', () => {
    let lines = withScannedOnce([], product('1'));
    lines = withScannedOnce(lines, product('2'));
    lines = withScannedOnce(lines, product('1'));
    expect(lines.map((line) => [line.product.id, line.pieces])).toEqual([
      ['2', '1'],
      ['1', '2'],
    ]);
    const refused = refusedProducts(lines, { 'lines.1.pieces': 'Only 1', key: 'Used' });
    expect([...refused]).toEqual([['1', 'Only 1']]);
  });

  it.each([
    ['12', 12],
    [' 7 ', 7],
    ['0', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['', undefined],
  ])('of %j pieces moves %s', (pieces, moved) => {
    expect(piecesOfLine({ product: product('1'), pieces })).toBe(moved);
  });
});
