import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { onSingleClick } from './on-single-click';

function renderButton() {
  const act = vi.fn();
  render(<button onClick={onSingleClick(act)}>Packed</button>);
  const click = (init: { detail: number; pointerType: string; timeStamp: number }) => {
    const event = createEvent.click(screen.getByRole('button'), init);
    for (const name of ['pointerType', 'timeStamp'] as const)
      Object.defineProperty(event, name, { value: init[name] });
    fireEvent(screen.getByRole('button'), event);
  };
  return { act, click };
}

it('acts once for a double click, and for each click that is one of its own', () => {
  const { act, click } = renderButton();
  const mouse = { pointerType: 'mouse', timeStamp: 0 };
  click({ ...mouse, detail: 1 });
  click({ ...mouse, detail: 2 });
  expect(act).toHaveBeenCalledTimes(1);
  click({ ...mouse, detail: 1 });
  expect(act).toHaveBeenCalledTimes(2);
});

it('acts once for a double tap, of which a phone counts each as the first', () => {
  const { act, click } = renderButton();
  const tap = { pointerType: 'touch', detail: 1 };
  click({ ...tap, timeStamp: 5_000 });
  click({ ...tap, timeStamp: 5_250 });
  expect(act).toHaveBeenCalledTimes(1);
  click({ ...tap, timeStamp: 6_000 });
  expect(act).toHaveBeenCalledTimes(2);
});

it('acts for each press of a key', () => {
  const { act, click } = renderButton();
  for (const timeStamp of [7_000, 7_100]) click({ detail: 0, pointerType: '', timeStamp });
  expect(act).toHaveBeenCalledTimes(2);
});
