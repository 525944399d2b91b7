import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense, type ComponentType } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';

import { NavigationProvider, useNavigate } from '../lib/navigation';
import { Page } from './page';

const Go = () => {
  const navigate = useNavigate();
  return <button onClick={() => navigate('/orders')}>Go</button>;
};

const arrive = async (before: () => void) => {
  render(
    <MemoryRouter>
      <NavigationProvider>
        <Routes>
          <Route path="/" element={<Go />} />
          <Route path="/orders" element={<Page title="Orders">None</Page>} />
        </Routes>
        <div role="dialog" aria-label="Search">
          <input aria-label="Search" />
        </div>
      </NavigationProvider>
    </MemoryRouter>,
  );
  const go = screen.getByRole('button');
  before();
  act(() => go.click());
  return screen.findByRole('heading', { name: 'Orders' });
};

describe('a screen that appears', () => {
  it('moves the focus to its heading', async () => {
    expect(await arrive(() => undefined)).toHaveFocus();
  });

  it('leaves it in a dialog that was opened meanwhile', async () => {
    await arrive(() => screen.getByRole('textbox').focus());
    await userEvent.keyboard('board');
    expect(screen.getByRole('textbox')).toHaveValue('board');
  });

  it.each([
    ['moves it where nobody does anything meanwhile', '', 'heading'],
    ['leaves it where somebody types meanwhile', 'rice', 'textbox'],
  ])('%s', async (_, typed, focused) => {
    let come: (module: { default: ComponentType }) => void = () => {};
    const Orders = lazy(() => new Promise<{ default: ComponentType }>((load) => (come = load)));
    render(
      <MemoryRouter>
        <NavigationProvider>
          <input aria-label="Search" />
          <Suspense>
            <Routes>
              <Route path="/" element={<Go />} />
              <Route path="/orders" element={<Orders />} />
            </Routes>
          </Suspense>
        </NavigationProvider>
      </MemoryRouter>,
    );
    await userEvent.click(screen.getByRole('button'));
    if (typed) await userEvent.type(screen.getByRole('textbox'), typed);
    await act(() => Promise.resolve(come({ default: () => <Page title="Orders">None</Page> })));
    await screen.findByRole('heading', { name: 'Orders' });
    expect(screen.getByRole(focused)).toHaveFocus();
  });
});
