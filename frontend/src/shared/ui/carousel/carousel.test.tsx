import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Carousel } from './carousel';

const slides = ['One', 'Two', 'Three'].map((title) => ({ title, content: <p>{title}</p> }));

const renderCarousel = () => {
  render(<Carousel label="News" slides={slides} />);
  return screen.getByRole('region', { name: 'News' });
};

/** The visible slide, the only one in the accessibility tree. */
const shown = () => screen.getByRole('group').textContent;

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

function preferReducedMotion() {
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  } as unknown as MediaQueryList);
}

describe('the carousel', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('goes on after 5000 ms, and from the last slide to the first', () => {
    renderCarousel();
    pass(4999);
    expect(shown()).toBe('One');
    pass(1);
    expect(shown()).toBe('Two');
    pass(5000);
    expect(shown()).toBe('Three');
    pass(5000);
    expect(shown()).toBe('One');
  });

  it('follows the arrow keys, and wraps both ways', () => {
    const carousel = renderCarousel();
    fireEvent.keyDown(carousel, { key: 'ArrowLeft' });
    expect(shown()).toBe('Three');
    fireEvent.keyDown(carousel, { key: 'ArrowRight' });
    expect(shown()).toBe('One');
    fireEvent.keyDown(carousel, { key: 'ArrowUp' });
    expect(shown()).toBe('One');
  });

  it('has buttons for the previous, the next and each banner', () => {
    renderCarousel();
    fireEvent.click(screen.getByRole('button', { name: 'Next banner' }));
    expect(shown()).toBe('Two');
    fireEvent.click(screen.getByRole('button', { name: 'Previous banner' }));
    expect(shown()).toBe('One');
    fireEvent.click(screen.getByRole('button', { name: 'Banner 3' }));
    expect(shown()).toBe('Three');
    expect(screen.getByRole('button', { name: 'Banner 3' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  it('waits while it is pointed at, and while it has the focus', () => {
    const carousel = renderCarousel();
    fireEvent.mouseEnter(carousel);
    pass(20_000);
    expect(shown()).toBe('One');
    fireEvent.mouseLeave(carousel);
    pass(5000);
    expect(shown()).toBe('Two');

    const next = screen.getByRole('button', { name: 'Next banner' });
    act(() => next.focus());
    pass(20_000);
    expect(shown()).toBe('Two');
    act(() => next.blur());
    pass(5000);
    expect(shown()).toBe('Three');
  });

  it('stays where it is once paused', () => {
    renderCarousel();
    fireEvent.click(screen.getByRole('button', { name: 'Pause the banners' }));
    pass(20_000);
    expect(shown()).toBe('One');
    fireEvent.click(screen.getByRole('button', { name: 'Play the banners' }));
    pass(5000);
    expect(shown()).toBe('Two');
  });

  it('does not move by itself where less motion is asked for', () => {
    preferReducedMotion();
    renderCarousel();
    pass(20_000);
    expect(shown()).toBe('One');
    expect(screen.queryByRole('button', { name: 'Pause the banners' })).not.toBeInTheDocument();
  });
});
