import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { PayBy } from './pay-by';

const Translated = ({ children }: { children: ReactNode }) => (
  <I18nProvider i18n={i18n}>{children}</I18nProvider>
);

const until = '2026-11-20T10:15:00Z';
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Shows the deadline on a device whose clock says this. */
const showAt = (deviceTime: string) => {
  vi.setSystemTime(deviceTime);
  return render(<PayBy until={until} />, { wrapper: Translated }).container;
};

it('counts the minutes, and tells when they are over', () => {
  const shown = showAt('2026-11-20T10:04:00Z');
  expect(shown).toHaveTextContent('Pay within 11 minutes, until 3:45 pm. After that the order');
  act(() => {
    vi.advanceTimersByTime(11 * 60_000);
  });
  expect(screen.getByText(/^The time to pay is over\./)).toBeVisible();
});

it.each(['2026-11-21T10:04:00Z', '2026-11-19T10:04:00Z', '2026-11-20T10:16:00Z'])(
  'claims neither minutes nor an end by a clock that cannot be right: %s',
  (deviceTime) => {
    expect(showAt(deviceTime)).toHaveTextContent(
      'Pay until 3:45 pm. After that the order is cancelled and nothing is charged.',
    );
  },
);
