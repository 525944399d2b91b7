import fc from 'fast-check';
import { MAX_EVENT_JSON, eventJson } from './event-json.rules';

describe('eventJson', () => {
  it('is nothing for nothing', () => {
    expect(eventJson(undefined)).toBeNull();
  });

  it('keeps what fits as it is', () => {
    const record = { name: 'टमाटर', mrpPaise: 2800, unit: null, at: new Date(0) };
    expect(eventJson(record)).toBe(JSON.stringify(record));
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
        const json = String(eventJson(before));
        expect(json.length).toBeLessThanOrEqual(MAX_EVENT_JSON);
        expect(() => JSON.parse(json)).not.toThrow();
      }),
    );
  });

  it('shortens long texts and says how long they were', () => {
    const { name, description } = JSON.parse(
      String(eventJson({ name: 'Okra', description: '🍅'.repeat(2500) })),
    );
    expect(name).toBe('Okra');
    expect(description).toBe(`${'🍅'.repeat(1000)}… (2500 characters)`);
  });

  it('shortens long lists and says how long they were', () => {
    const ids = Array.from({ length: 3000 }, (_, index) => index);
    expect(JSON.parse(String(eventJson({ ids }))).ids).toEqual([
      ...ids.slice(0, 100),
      '… and 2900 more',
    ]);
  });

  it('says no more than how long it was where nothing else helps', () => {
    const names = Array.from({ length: 1000 }, (_, index) => [`field${index}`, index]);
    expect(JSON.parse(String(eventJson(Object.fromEntries(names))))).toEqual({
      leftOut: expect.stringMatching(/^\d+ characters$/),
    });
  });
});
