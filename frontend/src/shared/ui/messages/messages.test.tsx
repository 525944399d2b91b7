import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { MessagesProvider } from './messages-provider';
import { useMessages } from './use-messages';

function Buttons() {
  const { showSuccess, showFailure } = useMessages();
  return (
    <>
      <button onClick={() => showSuccess('Item added sucessfully')}>succeed</button>
      <button onClick={() => showFailure('Something going wrong!!pl try again')}>fail</button>
    </>
  );
}

function passAMinute(): void {
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('messages', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    render(
      <MessagesProvider>
        <Buttons />
      </MessagesProvider>,
    );
  });
  afterEach(() => void vi.useRealTimers());

  it('are a status for a success and an alert for a failure', () => {
    press('fail');
    expect(screen.getByRole('alert')).toHaveTextContent('Something going wrong!!pl try again');
    press('succeed');
    expect(screen.getByRole('status')).toHaveTextContent('Item added sucessfully');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('stand once, however often they are told', () => {
    press('succeed');
    press('succeed');
    expect(screen.getAllByRole('status')).toHaveLength(1);
  });

  it('go when dismissed', () => {
    press('fail');
    press('Dismiss');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('go by themselves, but not while one is on them', () => {
    press('succeed');
    fireEvent.mouseEnter(screen.getByRole('status'));
    passAMinute();
    expect(screen.getByRole('status')).toBeInTheDocument();
    fireEvent.mouseLeave(screen.getByRole('status'));
    passAMinute();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
