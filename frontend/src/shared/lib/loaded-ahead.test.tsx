import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';

import { loadedAhead } from './loaded-ahead';

const Form = () => <p>the form</p>;
const lost = new TypeError('Failed to fetch dynamically imported module');

/** Loads nothing until `connect` is called. */
function aPart() {
  const load = vi.fn<() => Promise<typeof Form>>().mockRejectedValue(lost);
  const { Part } = loadedAhead(load);
  const Screen = () => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <input aria-label="Name" />
        <button onClick={() => setOpen(!open)}>Open</button>
        {open && <Suspense fallback="loading">{<Part />}</Suspense>}
      </>
    );
  };
  const user = userEvent.setup();
  render(<Screen />);
  return { load, user, connect: () => load.mockResolvedValue(Form) };
}

const press = (name: string) => screen.getByRole('button', { name });

describe('a part that cannot be loaded', () => {
  it('leaves what was typed, and is loaded by another try', async () => {
    const { user, connect } = aPart();
    await user.type(screen.getByLabelText('Name'), 'Asha');
    await user.click(press('Open'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded.');
    expect(screen.getByLabelText('Name')).toHaveValue('Asha');
    connect();
    await user.click(press('Try again'));
    expect(await screen.findByText('the form')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Asha');
  });

  it('is loaded when it is opened once more', async () => {
    const { user, connect } = aPart();
    await user.click(press('Open'));
    await screen.findByRole('alert');
    await user.click(press('Open'));
    connect();
    await user.click(press('Open'));
    expect(await screen.findByText('the form')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('comes by itself when the connection is back, and is not asked for without end before', async () => {
    const { user, connect, load } = aPart();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(press('Open'));
    await screen.findByRole('alert');
    expect(load).toHaveBeenCalledTimes(1);
    connect();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('the form')).toBeVisible();
  });
});
