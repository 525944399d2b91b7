import fc from 'fast-check';
import { MAX_AUDIT_JSON, auditJson } from './audit-json.rules';

describe('auditJson', () => {
  it('is nothing for nothing', () => {
    expect(auditJson(undefined)).toBeNull();
  });

  it('keeps what fits as it is', () => {
    const record = { name: 'टमाटर', mrpPaise: 2800, unit: null, at: new Date(0) };
    expect(auditJson(record)).toBe(JSON.stringify(record));
  });

  it('fits its column and can be read, whatever it is', () => {
    const record = fc.dictionary(
      fc.string({ maxLength: 20 }),
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 6000 }),
        fc.array(fc.string({ maxLength: 200 }), { maxLength: 200 }),
        fc.jsonValue(),
      ),
      { maxKeys: 40, noNullPrototype: true },
    );
    fc.assert(
      fc.property(record, (before) => {
        const json = String(auditJson(before));
        expect(json.length).toBeLessThanOrEqual(MAX_AUDIT_JSON);
        expect(() => JSON.parse(json)).not.toThrow();
      }),
    );
  });

  it('shortens long texts and says how long they were', () => {
    const { name, description } = JSON.parse(
      String(auditJson({ name: 'Okra', description: '🍅'.repeat(2500) })),
    );
    expect(name).toBe('Okra');
    expect(description).toBe(`${'🍅'.repeat(1000)}… (2500 characters)`);
  });

  it('shortens long lists and says how long they were', () => {
    const ids = Array.from({ length: 3000 }, (_, index) => index);
    expect(JSON.parse(String(auditJson({ ids }))).ids).toEqual([
      ...ids.slice(0, 100),
      '… and 2900 more',
    ]);
  });

  it('says no more than how long it was where nothing else helps', () => {
    const names = Array.from({ length: 1000 }, (_, index) => [`field${index}`, index]);
    expect(JSON.parse(String(auditJson(Object.fromEntries(names))))).toEqual({
      leftOut: expect.stringMatching(/^\d+ characters$/),
    });
  });
});
