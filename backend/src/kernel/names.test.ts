import { nameIn, productIn } from './names';

const TOMATO = { name: 'Tomato', nameHi: 'टमाटर', nameMr: null, unit: '1 kg' };

describe('a name', () => {
  it('is the one of the language, or the English one', () => {
    expect(nameIn('en', TOMATO)).toBe('Tomato');
    expect(nameIn('hi', TOMATO)).toBe('टमाटर');
    expect(nameIn('mr', TOMATO)).toBe('Tomato');
  });

  it('has its unit behind it, in the language', () => {
    expect(productIn('en', TOMATO)).toBe('Tomato, 1 kg');
    expect(productIn('hi', TOMATO)).toBe('टमाटर, 1 किलो');
    expect(productIn('mr', TOMATO)).toBe('Tomato, 1 किलो');
    expect(productIn('hi', { ...TOMATO, unit: null })).toBe('टमाटर');
  });
});
