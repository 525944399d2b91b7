import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import {
  forgetSession,
  leaveSession,
  readSession,
  rememberAdmin,
  rememberCustomer,
  useSession,
} from './session';

describe('the stored session', () => {
  it('keeps the ids under the specified keys, one at a time', () => {
    rememberCustomer('7');
    expect({ ...localStorage }).toEqual({ token: '7' });
    expect(readSession()).toEqual({ role: 'customer', customerId: '7' });

    rememberAdmin('1');
    expect({ ...localStorage }).toEqual({ admin: '1' });
    expect(readSession()).toEqual({ role: 'admin', adminId: '1' });
  });

  it('is forgotten without touching what else is stored', () => {
    localStorage.setItem('view', 'cards');
    rememberCustomer('7');

    forgetSession();
    expect(readSession()).toEqual({ role: 'guest' });
    expect({ ...localStorage }).toEqual({ view: 'cards' });
  });

  it('is left with nothing stored, by a guest who is leaving until the way is done', async () => {
    localStorage.setItem('view', 'cards');
    rememberCustomer('7');
    const onTheWay = vi.fn(() => {
      expect(localStorage).toHaveLength(0);
      expect(readSession()).toEqual({ role: 'guest', isLeaving: true });
    });

    await leaveSession(onTheWay);
    expect(onTheWay).toHaveBeenCalledOnce();
    expect(readSession()).toEqual({ role: 'guest' });
  });

  it('is followed by components, in this tab and from another one', () => {
    const { result } = renderHook(() => useSession());
    expect(result.current.role).toBe('guest');

    act(() => rememberCustomer('7'));
    expect(result.current).toEqual({ role: 'customer', customerId: '7' });

    act(() => {
      localStorage.clear();
      window.dispatchEvent(new StorageEvent('storage'));
    });
    expect(result.current.role).toBe('guest');
  });
});
