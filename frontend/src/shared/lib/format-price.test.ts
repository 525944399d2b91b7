import { describe, expect, it } from 'vitest';

import { formatPaise, formatPaiseExactly } from './format-price';

describe('a price', () => {
  it.each([
    [0, '₹0'],
    [2800, '₹28'],
    [38950, '₹389.50'],
    [5, '₹0.05'],
    [12345600, '₹1,23,456'],
    [-2308, '−₹23.08'],
    [-10000, '−₹100'],
  ])('of %i paise is written %s', (paise, text) => {
    expect(formatPaise(paise)).toBe(text);
  });
});

it.each([
  [2000, '₹20.00'],
  [38950, '₹389.50'],
  [-5, '−₹0.05'],
])('%i paise are %s to the paisa', (paise, text) => {
  expect(formatPaiseExactly(paise)).toBe(text);
});
