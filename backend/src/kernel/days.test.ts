import { spanOf } from './days';

describe('spanOf', () => {
  it('goes from the first minute of the first day in India to the end of the last', () => {
    expect(spanOf({ from: '2026-11-20', to: '2026-11-21' })).toEqual({
      from: new Date('2026-11-19T18:30:00Z'),
      before: new Date('2026-11-21T18:30:00Z'),
    });
  });

  it('is open where an end is left out', () => {
    expect(spanOf({})).toEqual({});
    expect(spanOf({ from: null, to: '2026-02-28' })).toEqual({
      before: new Date('2026-02-28T18:30:00Z'),
    });
  });

  it.each([
    [{ from: '2026-02-30' }, 'from'],
    [{ to: 'yesterday' }, 'to'],
    [{ from: '2026-11-21', to: '2026-11-20' }, 'to'],
  ])('refuses %j', (days, field) => {
    expect(() => spanOf(days)).toThrow(
      expect.objectContaining({
        code: 'VALIDATION',
        fields: expect.objectContaining({ [field]: expect.any(String) }),
      }),
    );
  });
});
