import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';

import { Page } from './page';

const arrive = async (before: () => void) => {
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<Link to="/orders">Orders</Link>} />
        <Route path="/orders" element={<Page title="Orders">None</Page>} />
      </Routes>
      <div role="dialog" aria-label="Search">
        <input aria-label="Search" />
      </div>
    </MemoryRouter>,
  );
  const link = screen.getByRole('link');
  before();
  link.click();
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
});
