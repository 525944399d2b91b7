import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { rememberAdmin, rememberCustomer } from '../../../shared/lib/session';
import { dropWaiting, keepWaiting, readWaiting } from './waiting-changes';

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

const waiting = () => Object.fromEntries(readWaiting());

describe('what waits for the connection', () => {
  it('is the last quantity of each product', () => {
    keepWaiting('7', 1);
    keepWaiting('8', 2);
    keepWaiting('7', 3);
    expect(waiting()).toEqual({ 7: 3, 8: 2 });
  });

  it('is forgotten once it was sent, unless another one is wanted by then', () => {
    keepWaiting('7', 1);
    keepWaiting('8', 0);
    dropWaiting('7', 2);
    expect(waiting()).toEqual({ 7: 1, 8: 0 });
    dropWaiting('7', 1);
    dropWaiting('8', 0);
    expect(waiting()).toEqual({});
    expect(localStorage).toHaveLength(0);
  });

  it('is nobody else’s', () => {
    keepWaiting('7', 1);
    rememberCustomer('42');
    expect(waiting()).toEqual({});
    keepWaiting('8', 1);
    expect(waiting()).toEqual({ 8: 1 });
    rememberCustomer('43');
    expect(waiting()).toEqual({});
    rememberAdmin('1');
    keepWaiting('9', 1);
    expect(waiting()).toEqual({});
  });

  it('is given up after three days', () => {
    vi.useFakeTimers();
    keepWaiting('7', 1);
    vi.advanceTimersByTime(3 * 24 * 3600 * 1000 - 1);
    expect(waiting()).toEqual({ 7: 1 });
    vi.advanceTimersByTime(1);
    expect(waiting()).toEqual({});
  });

  it.each(['', '{', '[]', '{"who":"guest"}', '7'])('may be unreadable: %j', (text) => {
    localStorage.setItem('grocessay.cart-waiting', text);
    expect(waiting()).toEqual({});
    keepWaiting('7', 1);
    expect(waiting()).toEqual({ 7: 1 });
  });
});
