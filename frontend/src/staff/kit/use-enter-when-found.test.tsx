import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { useEnterWhenFound } from './use-enter-when-found';

interface FieldProps {
  /** The value of the field; the screen may not know it yet. */
  value: string;
  typed: string;
  isLoading: boolean;
  highlighted?: string;
  act: () => void;
}

function Field({ value, typed, isLoading, highlighted, act }: FieldProps) {
  const waiting = useEnterWhenFound({ typed, isLoading }, act);
  return (
    <input
      value={value}
      readOnly
      aria-activedescendant={highlighted}
      onKeyDownCapture={waiting.onKeyDownCapture}
    />
  );
}

/** Presses Enter; returns whether the field received it, too. */
const pressEnter = () => fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' });

describe('useEnterWhenFound', () => {
  const found = { value: 'asha', typed: 'asha', isLoading: false };

  it('waits for what was typed', () => {
    const act = vi.fn();
    const { rerender } = render(<Field {...found} isLoading act={act} />);
    expect(pressEnter()).toBe(false);
    expect(act).not.toHaveBeenCalled();
    rerender(<Field {...found} act={act} />);
    rerender(<Field {...found} act={act} />);
    expect(act).toHaveBeenCalledOnce();
  });

  it('waits where the screen does not know the last characters yet', () => {
    const act = vi.fn();
    const { rerender } = render(<Field {...found} typed="ash" act={act} />);
    expect(pressEnter()).toBe(false);
    rerender(<Field {...found} typed="ash" act={act} />);
    rerender(<Field {...found} isLoading act={act} />);
    expect(act).not.toHaveBeenCalled();
    rerender(<Field {...found} act={act} />);
    expect(act).toHaveBeenCalledOnce();
  });

  it('acts where nothing is highlighted yet, and leaves what is highlighted to the list', () => {
    const act = vi.fn();
    const { rerender } = render(<Field {...found} act={act} />);
    expect(pressEnter()).toBe(false);
    expect(act).toHaveBeenCalledOnce();
    rerender(<Field {...found} highlighted="option-1" act={act} />);
    expect(pressEnter()).toBe(true);
    expect(act).toHaveBeenCalledOnce();
  });
});
