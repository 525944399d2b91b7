import fc from 'fast-check';
import { Candidate, PackProposals } from './pack-proposals.rules';
import { sizeOf } from '../products/pack-size.rules';

const product = (id: number, changes: Partial<Candidate> = {}): Candidate => ({
  ...{ id, name: 'Butter', brand: 'Sahyadri', unit: '100 g', packGroup: null },
  ...{ mrpPaise: 5_000, sellingPaise: null },
  ...changes,
});

function proposed(products: readonly Candidate[]) {
  const proposals = new PackProposals();
  for (const each of products) proposals.add(each);
  return proposals.propose();
}
const idsOf = (products: readonly Candidate[]) =>
  proposed(products).map((each) => each.products.map(({ id }) => id));

describe('what is proposed as sizes of one thing', () => {
  it('has the same brand, and the same name without the size', () => {
    const [pack, ...others] = proposed([
      product(1, { name: 'Butter 500 g', unit: '500 g' }),
      product(2, { name: 'BUTTER (100g)', unit: null }),
      product(3, { name: 'Butter', unit: '1 kg' }),
      product(4, { name: 'Butter', unit: '200 g', brand: 'Warana' }),
      product(5, { name: 'Butter milk', unit: '200 ml' }),
    ]);
    expect(others).toEqual([]);
    expect(pack).toMatchObject({ brand: 'Sahyadri', products: [{ id: 2 }, { id: 1 }, { id: 3 }] });
  });

  it('has each size once, and nothing that tells no size', () => {
    expect(
      idsOf([
        product(1),
        product(2, { unit: '0.1 kg' }),
        product(3, { unit: '1 bunch' }),
        product(4, { unit: '1 kg' }),
      ]),
    ).toEqual([[1, 4]]);
  });

  it('goes on with a group that is there, and leaves different groups as they are', () => {
    const one = product(1, { packGroup: 'A' });
    const two = product(2, { unit: '200 g', packGroup: 'A' });
    const alone = product(3, { unit: '500 g', packGroup: 'left over' });
    expect(idsOf([one, two])).toEqual([]);
    expect(idsOf([one, two, alone])).toEqual([[1, 2, 3]]);
    const others = [4, 5].map((id) => product(id, { unit: `${id} kg`, packGroup: 'B' }));
    expect(idsOf([one, two, alone, ...others])).toEqual([]);
  });
});

const anyProduct = fc.record({
  name: fc.constantFrom('Rice', 'Rice 1 kg', 'rice (5kg)', 'Oil', 'Oil, 1 l', 'तेल 500 ml', '2 kg'),
  brand: fc.constantFrom(null, 'A', 'a', 'B'),
  unit: fc.oneof(
    fc.constantFrom(null, '1 bunch', 'half kg'),
    fc.integer({ min: 1, max: 40 }).map((amount) => `${amount}00 g`),
  ),
  packGroup: fc.constantFrom(null, null, null, 'G', 'H'),
});
const anyCatalogue = fc
  .array(anyProduct, { maxLength: 60 })
  .map((all) => all.map((each, index) => product(index + 1, each)));

describe('any catalogue', () => {
  it('has each product in one proposal at most, of 2 to 12 that differ in their size', () => {
    fc.assert(
      fc.property(anyCatalogue, (products) => {
        const packs = proposed(products);
        const ids = packs.flatMap((pack) => pack.products.map(({ id }) => id));
        expect(new Set(ids).size).toBe(ids.length);
        for (const pack of packs) {
          const joining = pack.products.filter(({ packGroup }) => packGroup === null);
          const sizes = joining.map(sizeOf).map((size) => `${size?.amount} ${size?.measure}`);
          expect(new Set(sizes).size).toBe(sizes.length);
          expect(pack.products.length).toBeGreaterThanOrEqual(2);
          const [{ brand }] = pack.products as [Candidate];
          for (const each of pack.products)
            expect(each.brand?.toLowerCase()).toBe(brand?.toLowerCase());
        }
      }),
    );
  });

  it('gives the same proposals in whatever order it is read', () => {
    fc.assert(
      fc.property(
        anyCatalogue.chain((all) =>
          fc.tuple(
            fc.constant(all),
            fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
          ),
        ),
        ([all, shuffled]) => expect(idsOf(shuffled)).toEqual(idsOf(all)),
      ),
    );
  });

  it('has nothing more to propose once all was accepted', () => {
    fc.assert(
      fc.property(anyCatalogue, (products) => {
        const accepted = new Map<number, string>();
        for (const { products: members } of proposed(products)) {
          const [first] = members;
          const group = members.find(({ packGroup }) => packGroup !== null)?.packGroup;
          for (const { id } of members) accepted.set(id, group ?? `new ${first?.id}`);
        }
        const joined = products.map((each) => ({
          ...each,
          packGroup: accepted.get(each.id) ?? each.packGroup,
        }));
        expect(idsOf(joined)).toEqual([]);
      }),
    );
  });
});
