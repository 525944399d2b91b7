import { changedFields } from './changed-fields.rules';

const product = { name: 'Okra', mrpPaise: 2000, unit: null as string | null, since: new Date(5) };

describe('changedFields', () => {
  it('are those that differ, among those that are named', () => {
    const changed = changedFields(product, { name: 'Bhindi', mrpPaise: 2100, unit: null }, [
      'mrpPaise',
      'unit',
    ]);
    expect(changed).toEqual({ before: { mrpPaise: 2000 }, after: { mrpPaise: 2100 } });
  });

  it('leave out what the change does not say', () => {
    expect(changedFields(product, { unit: '1 kg' }, ['name', 'mrpPaise', 'unit'])).toEqual({
      before: { unit: null },
      after: { unit: '1 kg' },
    });
  });

  it('are none where all is as it was, the same instant too', () => {
    expect(changedFields(product, { ...product, since: new Date(5) }, ['name', 'since'])).toBe(
      undefined,
    );
  });
});
