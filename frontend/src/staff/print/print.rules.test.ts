import { describe, expect, it } from 'vitest';

import { aPrintedLine, aPrintedOrder } from '../../test/print-records';
import {
  inWalkingOrder,
  linesWithSubstitutes,
  ordersOn,
  piecesToPick,
  productsToPick,
  readOrdersToPrint,
  readPrintChoice,
} from './print.rules';

const read = (text: string) => readOrdersToPrint(new URLSearchParams(text));

describe('what the address names', () => {
  it.each([
    ['day=2026-11-21&slot=1020', { day: '2026-11-21', startMinute: 1020 }],
    ['day=2026-11-21&slot=0', { day: '2026-11-21', startMinute: 0 }],
    ['orders=12,x,14', { numbers: ['12', '14'] }],
    ['day=2026-11-21', undefined],
    ['day=today&slot=1020', undefined],
    ['orders=', undefined],
  ])('%s', (text, orders) => expect(read(text)).toEqual(orders));

  it('is a list by shelf, and labels on A4, unless it says otherwise', () => {
    const choice = (text: string) => readPrintChoice(new URLSearchParams(text));
    expect(choice('')).toEqual({ sheet: 'shelf', paper: 'a4', bags: 1 });
    expect(choice('sheet=labels&paper=roll&bags=3')).toEqual({
      ...{ sheet: 'labels', paper: 'roll', bags: 3 },
    });
    expect(choice('sheet=x&paper=x&bags=9')).toEqual(choice(''));
  });
});

describe('the orders on a sheet', () => {
  const orders = (['SUCCESS', 'PICKING', 'PACKED', 'CANCELLED'] as const).map((status, at) =>
    aPrintedOrder({ id: String(at), status }),
  );
  const idsOn = (...args: Parameters<typeof ordersOn>) =>
    ordersOn(...args).shown.map(({ order }) => order.id);

  it('are those to be picked, or those to be handed over', () => {
    expect(idsOn('shelf', orders)).toEqual(['0', '1']);
    expect(idsOn('labels', orders)).toEqual(['0', '1', '2']);
    expect(ordersOn('slips', orders).leftOut.map(({ order }) => order.id)).toEqual(['3']);
  });
});

describe('what is to be picked', () => {
  it('is what is delivered and not there yet', () => {
    expect(piecesToPick(aPrintedLine({ quantity: 3, pickedQuantity: 1 }))).toBe(2);
    expect(piecesToPick(aPrintedLine({ quantity: 3 }))).toBe(3);
  });

  it('is added up for each product, with the share of each order', () => {
    const rice = { productId: '1', name: 'Rice', unit: '5 kg' };
    const named = (name: string, unit = '1 kg') => ({ line: { name, unit } });
    const orders = [
      aPrintedOrder({ id: '1' }, [
        aPrintedLine({ ...rice, id: '1', quantity: 2 }),
        aPrintedLine({ id: '2', productId: '2', name: 'Atta', quantity: 1 }),
        aPrintedLine({ id: '3', productId: '3', name: 'Ghee', quantity: 0, shortQuantity: 1 }),
      ]),
      aPrintedOrder({ id: '2' }, [
        aPrintedLine({ ...rice, id: '4', quantity: 1 }),
        aPrintedLine({ ...rice, id: '5', quantity: 3 }),
        aPrintedLine({ ...rice, id: '6', productId: '9', unit: '1 kg', quantity: 1 }),
      ]),
    ];
    expect(productsToPick(orders)).toMatchObject([
      { ...named('Atta'), pieces: 1, orders: [{ id: '1', pieces: 1 }] },
      {
        ...{ ...named('Rice', '5 kg'), pieces: 6 },
        orders: [
          { id: '1', pieces: 2 },
          { id: '2', pieces: 4 },
        ],
      },
      { ...named('Rice'), pieces: 1 },
    ]);
  });
});

it('leads from shelf to shelf, and then through the categories', () => {
  const at = (id: string, shelfLocation: string | null, categoryName = 'Dairy') =>
    aPrintedLine({ id, shelf: { ...aPrintedLine().shelf!, shelfLocation, categoryName } });
  const lines = [
    aPrintedLine({ id: '1', shelf: null }),
    at('2', null, 'Snacks'),
    at('3', null),
    at('4', 'A10'),
    at('5', 'A2', 'Staples'),
  ];
  expect(inWalkingOrder(lines).map(({ id }) => id)).toEqual(['5', '4', '3', '2', '1']);
});

it('puts substitutes below the lines that they replace', () => {
  const lines = [
    aPrintedLine({ id: '1' }),
    aPrintedLine({ id: '2' }),
    aPrintedLine({ id: '3', substitutesLineId: '1' }),
  ];
  expect(linesWithSubstitutes(lines).map(({ id }) => id)).toEqual(['1', '3', '2']);
});
