import { describe, expect, it } from 'vitest';
import { chosen, complaintsOf } from './verdict.mjs';

const good = { scenario: 'list', connections: 16, rate: 900, failures: {} };

describe('the verdict on a measurement', () => {
  it('is good where every unit was done', () => {
    expect(complaintsOf([good, { ...good, scenario: 'cart' }])).toEqual([]);
  });

  it('names what failed, however much was done beside it', () => {
    const failing = { ...good, scenario: 'home-page', failures: { 500: 2, 'no page': 1 } };
    expect(complaintsOf([good, failing])).toEqual(['home-page at 16 connections: 3 failed']);
  });

  it.each([0, NaN])('does not take nothing for a result: rate %s', (rate) => {
    expect(complaintsOf([{ ...good, rate }])).toEqual(['list at 16 connections: nothing was done']);
  });

  it('does not take a run without any row for a good one', () => {
    expect(complaintsOf([])).toEqual(['Nothing was measured']);
  });
});

describe('what is chosen', () => {
  it('has to be there', () => {
    expect(chosen('scenario', ['list'], ['list', 'cart'])).toEqual(['list']);
    expect(() => chosen('scenario', ['list', 'homepage'], ['list', 'home-page'])).toThrow(
      'No such scenario: homepage. There are list, home-page.',
    );
  });
});
