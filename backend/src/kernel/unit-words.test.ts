import { unitIn } from './unit-words';

describe('a unit', () => {
  it.each([
    ['500 g', '500 ग्राम', '500 ग्रॅम'],
    ['1 kg', '1 किलो', '1 किलो'],
    ['1.2 l', '1.2 लीटर', '1.2 लिटर'],
    ['500ML', '500मिली', '500मिली'],
    ['4 x 100 g', '4 x 100 g', '4 x 100 g'],
    ['6 pieces', '6 नग', '6 नग'],
    ['1 bunch', '1 गड्डी', '1 जुडी'],
    ['1 Dozen', '1 दर्जन', '1 डझन'],
    ['', '', ''],
  ])('%j is %j in Hindi and %j in Marathi', (unit, hindi, marathi) => {
    expect([unitIn('hi', unit), unitIn('mr', unit)]).toEqual([hindi, marathi]);
  });

  it('stays as it is in English, and where a word is not known', () => {
    expect(unitIn('en', '6 pieces')).toBe('6 pieces');
    expect(unitIn('hi', '1 family pack')).toBe('1 family pack');
    expect(unitIn('mr', 'constructor')).toBe('constructor');
  });
});
