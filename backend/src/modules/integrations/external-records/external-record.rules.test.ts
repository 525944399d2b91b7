import fc from 'fast-check';
import { ShopError } from '../../../kernel/shop-error';
import {
  KeptRecord,
  KeptRecords,
  MAX_KEYS,
  RecordChange,
  changedKeys,
  isNothing,
} from './external-record.rules';

const newRecords = () => new KeptRecords(new Map(), new Map());
const entries = (count: number) =>
  Array.from({ length: count }, (_, number) => ({ key: `k${number}`, value: 'x' }));

/** The results of changes: codes of refusals, or else the records that result. */
const make = (records: KeptRecords, ...changes: RecordChange[]) =>
  changes.map((change) => {
    const outcome = records.make(change);
    return outcome instanceof ShopError ? outcome.code : outcome.after;
  });

const changes = fc.array(
  fc.record(
    {
      subjectId: fc.integer({ min: 1, max: 4 }),
      externalId: fc.option(fc.constantFrom('A', 'B', 'C')),
      metadata: fc.array(
        fc.record(
          {
            key: fc.constantFrom('rack', 'toString', 'constructor', '', 'no key'),
            value: fc.option(fc.constantFrom('1', '2', '')),
          },
          { requiredKeys: ['key'] },
        ),
        { maxLength: 4 },
      ),
    },
    { requiredKeys: ['subjectId'] },
  ),
  { maxLength: 30 },
);

describe('what a program keeps of records', () => {
  it('is what each change gives; the rest stays', () => {
    const subjectId = 1;
    expect(
      make(
        newRecords(),
        { subjectId, externalId: 'A', metadata: [{ key: 'rack', value: '7' }] },
        { subjectId, metadata: [{ key: 'tier', value: 'gold' }] },
        { subjectId, externalId: 'B' },
        { subjectId, externalId: null, metadata: [{ key: 'rack' }, { key: 'none' }] },
        { subjectId, metadata: [{ key: 'tier', value: null }] },
      ),
    ).toEqual([
      { externalId: 'A', metadata: { rack: '7' } },
      { externalId: 'A', metadata: { rack: '7', tier: 'gold' } },
      { externalId: 'B', metadata: { rack: '7', tier: 'gold' } },
      { externalId: null, metadata: { tier: 'gold' } },
      { externalId: null, metadata: {} },
    ]);
  });

  it('has each external id once, which moves where it was given up', () => {
    expect(
      make(
        newRecords(),
        { subjectId: 1, externalId: 'A' },
        { subjectId: 2, externalId: 'A' },
        { subjectId: 1, externalId: 'A' },
        { subjectId: 1, externalId: null },
        { subjectId: 2, externalId: 'A' },
      ),
    ).toMatchObject([
      { externalId: 'A' },
      'EXTERNAL_ID_TAKEN',
      { externalId: 'A' },
      { externalId: null },
      { externalId: 'A' },
    ]);
  });

  it.each([
    ['a key without a name', [{ key: '', value: 'x' }]],
    ['a key with a space', [{ key: 'a b', value: 'x' }]],
    ['a key that begins with a sign', [{ key: '__proto__', value: 'x' }]],
    ['a long key', [{ key: 'k'.repeat(41), value: 'x' }]],
    ['a long text', [{ key: 'k', value: 'x'.repeat(501) }]],
    ['too many keys', entries(MAX_KEYS + 1)],
  ])('refuses %s', (_what, metadata) => {
    const records = newRecords();
    expect(make(records, { subjectId: 1, externalId: 'A', metadata })).toEqual(['VALIDATION']);
    expect(records.kept.size).toBe(0);
  });

  it('takes the longest texts, counted by code points, and as many keys as there may be', () => {
    const metadata = [{ key: 'k'.repeat(40), value: '🥭'.repeat(500) }, ...entries(MAX_KEYS - 1)];
    const [kept] = make(newRecords(), { subjectId: 1, metadata });
    expect(Object.keys((kept as KeptRecord).metadata)).toHaveLength(MAX_KEYS);
  });

  it('is changed by no refusal, and never has an id twice', () => {
    fc.assert(
      fc.property(changes, (all) => {
        const records = newRecords();
        for (const change of all) {
          const before = structuredClone([...records.kept]);
          const outcome = records.make(change);
          if (outcome instanceof ShopError) expect([...records.kept]).toEqual(before);
          else expect(records.kept.get(change.subjectId)).toEqual(outcome.after);
        }
        const ids = [...records.kept.values()].flatMap(({ externalId }) => externalId ?? []);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('is the same where a change that went through is sent again', () => {
    fc.assert(
      fc.property(changes, (all) => {
        const records = newRecords();
        for (const change of all) {
          if (records.make(change) instanceof ShopError) continue;
          const once = records.kept.get(change.subjectId);
          expect(records.make(change)).toMatchObject({ before: once, after: once });
        }
      }),
    );
  });
});

describe('the difference of two records', () => {
  it('is told by the names of keys', () => {
    expect(changedKeys({ a: '1', b: '2', c: '3' }, { b: '2', c: '4', d: '5' })).toEqual([
      ...['a', 'c', 'd'],
    ]);
    expect(changedKeys({ toString: 'x' }, {})).toEqual(['toString']);
  });

  it('from nothing is that something is kept', () => {
    expect(isNothing({ externalId: null, metadata: {} })).toBe(true);
    expect(isNothing({ externalId: 'A', metadata: {} })).toBe(false);
    expect(isNothing({ externalId: null, metadata: { a: '' } })).toBe(false);
  });
});
