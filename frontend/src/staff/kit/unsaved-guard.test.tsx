import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';

import { WithChakra } from '../../shared/chakra/provider';
import { NavigationProvider, useNavigate } from '../../shared/lib/navigation';
import { Link } from '../../shared/ui/link';
import { UnsavedGuard } from './unsaved-guard';

function Form() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  if (pathname !== '/form') return <h1>{pathname}</h1>;
  return (
    <>
      <UnsavedGuard hasChanges={text !== ''} />
      <input aria-label="Name" value={text} onChange={(event) => setText(event.target.value)} />
      <Link to="/list">List</Link>
      <button onClick={() => navigate('/saved', { force: true })}>Save</button>
    </>
  );
}

function show() {
  render(
    <WithChakra>
      <MemoryRouter initialEntries={['/form']} useTransitions={false}>
        <NavigationProvider>
          <Form />
        </NavigationProvider>
        {/* Messages stay readable while a dialog is open. */}
        <div className="messages" />
      </MemoryRouter>
    </WithChakra>,
  );
  return userEvent.setup();
}

describe('UnsavedGuard', () => {
  it('lets go where nothing was changed', async () => {
    const user = show();
    await user.click(screen.getByRole('link', { name: 'List' }));
    expect(screen.getByRole('heading', { name: '/list' })).toBeVisible();
  });

  it('asks before changes are lost, and keeps or leaves them', async () => {
    const user = show();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Mango');
    await user.click(screen.getByRole('link', { name: 'List' }));
    await user.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Mango');
    await user.click(screen.getByRole('link', { name: 'List' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(screen.getByRole('heading', { name: '/list' })).toBeVisible();
  });

  it('holds nothing that was saved, and asks before the window is closed', async () => {
    const user = show();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Mango');
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('heading', { name: '/saved' })).toBeVisible();
  });
});
