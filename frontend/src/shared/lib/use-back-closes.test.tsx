import { act, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { expect, it } from 'vitest';

import { isOverlayEntry, useBackCloses } from './use-back-closes';

interface OverlayProps {
  name: string;
  onClose: (name: string) => void;
}

function Overlay({ name, onClose }: OverlayProps) {
  useBackCloses(true, () => onClose(name));
  return <p>{name}</p>;
}

/** A screen without overlays; the returned function opens and closes them. */
function openScreen() {
  let names: readonly string[] = [];
  const view = render(null, { wrapper: BrowserRouter });
  const show = (name: string, isOpen: boolean) => {
    names = [...names.filter((each) => each !== name), ...(isOpen ? [name] : [])];
    const onClose = (closed: string) => show(closed, false);
    view.rerender(names.map((each) => <Overlay key={each} name={each} onClose={onClose} />));
  };
  return show;
}

/** History events come after some turns of the event loop. */
const soon = (ms = 0) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

it.each([0, 1, 2, 5, 30])(
  'keeps an overlay open that opens %s ms after another was closed, and Back closes it',
  async (ms) => {
    const show = openScreen();
    show('first', true);
    show('first', false);
    if (ms > 0) await soon(ms);
    show('second', true);
    await soon(50);
    expect(screen.getByText('second')).toBeVisible();
    expect(isOverlayEntry()).toBe(true);
    window.history.back();
    await waitFor(() => expect(screen.queryByText('second')).not.toBeInTheDocument());
    expect(isOverlayEntry()).toBe(false);
  },
);

it('keeps the overlay below one that is closed', async () => {
  const show = openScreen();
  show('lower', true);
  show('upper', true);
  show('upper', false);
  await soon(50);
  expect(screen.getByText('lower')).toBeVisible();
  expect(isOverlayEntry()).toBe(true);
  show('lower', false);
  await waitFor(() => expect(isOverlayEntry()).toBe(false));
});
