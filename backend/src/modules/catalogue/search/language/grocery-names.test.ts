import { keyOf } from './fold.rules';
import { GroceryNames } from './grocery-names';
import { FRESH_NAMES } from './grocery-names/fresh-names';
import { CATEGORY_NAMES } from './grocery-names/category-names';
import { STAPLE_NAMES } from './grocery-names/staple-names';

const lines = [...FRESH_NAMES, ...STAPLE_NAMES, ...CATEGORY_NAMES].flatMap(
  (section) => section.names,
);
const names = new GroceryNames();

/** The English names of the groceries meant by a text. */
function meant(text: string): string[] {
  const keys = text.split(' ').map(keyOf);
  const name = names.longestAt(keys, 0);
  expect(name?.keys).toHaveLength(keys.length);
  return (name?.groceries ?? []).map(({ names: [first = []] }) => first.join(' '));
}
const englishKey = (text: string) => text.split(' ').map(keyOf).join(' ');

describe('the names of groceries', () => {
  it('are of more than two hundred things, nearly all of them in both scripts', () => {
    expect(lines.length).toBeGreaterThan(250);
    const withDevanagari = lines.filter((line) => /[\u0900-\u097f]/.test(line));
    expect(withDevanagari.length / lines.length).toBeGreaterThan(0.95);
  });

  it.each(lines)('are well written: %s', (line) => {
    const [lookedFor = '', understood] = line.split(' | ');
    for (const part of [lookedFor, understood ?? 'x'])
      for (const name of part.split(';')) expect(name).toMatch(/^[a-z\p{Script=Devanagari} -]+$/u);
  });

  it.each([
    ['aloo', 'potato'],
    ['aaloo', 'potato'],
    ['batata', 'potato'],
    ['बटाटा', 'potato'],
    ['kanda', 'onion'],
    ['प्याज़', 'onion'],
    ['doodh', 'milk'],
    ['dudh', 'milk'],
    ['दूध', 'milk'],
    ['भेंडी', 'okra'],
    ['shimla mirch', 'capsicum'],
    ['शिमला मिर्च', 'capsicum'],
    ['kothimbir', 'coriander leaves'],
    ['mith', 'salt'],
    ['मीठ', 'salt'],
    ['hing', 'asafoetida'],
  ])('%s is %s', (typed, english) => expect(meant(typed)).toContain(englishKey(english)));

  it('are the longest that stand there', () => {
    expect(meant('lal mirch powder')).toEqual([englishKey('chilli powder')]);
    expect(names.longestAt(['nothing'], 0)).toBeUndefined();
  });
});
