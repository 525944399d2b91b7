import fc from 'fast-check';
import { kernelMessages } from './kernel.messages';
import { assertRowCount, carryOutRows, refusalOfRow } from './rows';
import { ShopError, fieldError } from './shop-error';

const refusal = fieldError('row', kernelMessages.fieldNotValid());

describe('the rows of a call', () => {
  it('let others run in between: after 100 checks, and after each transaction', async () => {
    let turns = 0;
    const count = () => {
      turns += 1;
      others = setImmediate(count);
    };
    let others = setImmediate(count);
    await carryOutRows(
      Array.from({ length: 1000 }, (_, row) => row),
      async (row) => row,
      async (checked) => [...checked],
    );
    clearImmediate(others);
    expect(turns).toBeGreaterThanOrEqual(12);
  });

  it.each([
    [0, false],
    [1, true],
    [1000, true],
    [1001, false],
  ])('may be %i: %s', (count, isAllowed) => {
    const check = () => assertRowCount(Array.from({ length: count }));
    if (isAllowed) check();
    else expect(check).toThrow(expect.objectContaining({ code: 'VALIDATION' }));
  });

  it('are carried out in their order, 250 at a time, and refused each by itself', async () => {
    const rows = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 600 });
    await fc.assert(
      fc.asyncProperty(rows, async (all) => {
        const parts: number[][] = [];
        const outcomes = await carryOutRows<number, number, string>(
          all,
          async (row) => {
            if (row === 0) throw refusal;
            return row;
          },
          async (checked) => {
            parts.push([...checked]);
            return checked.map((row) => (row === 9 ? refusal : `${row} done`));
          },
        );
        expect(parts.flat()).toEqual(all.filter((row) => row !== 0));
        for (const part of parts) expect(part.length).toBeLessThanOrEqual(250);
        expect(outcomes).toEqual(
          all.map((row) => ([0, 9].includes(row) ? refusal : `${row} done`)),
        );
      }),
      { numRuns: 30 },
    );
  });

  it('fail as a call where a check fails for another reason', async () => {
    const broken = async () => {
      throw new Error('The database is away');
    };
    await expect(carryOutRows([1], broken, async () => [])).rejects.toThrow('away');
  });

  it('tell why they are refused', () => {
    expect(refusalOfRow(refusal)).toEqual({
      code: 'VALIDATION',
      field: 'row',
      message: 'not valid',
    });
    expect(refusalOfRow(new ShopError('CONFLICT', kernelMessages.forbidden()))).toMatchObject({
      code: 'CONFLICT',
      field: null,
    });
    expect(refusalOfRow({ id: 1 })).toEqual({ code: null, field: null, message: null });
  });
});
