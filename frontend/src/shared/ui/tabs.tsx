import { useRef, type KeyboardEvent, type ReactNode } from 'react';

import './tabs.css';

interface TabsProps {
  /** Describes the tabs for screen readers. */
  label: string;
  tabs: readonly { value: string; content: ReactNode }[];
  chosen: string;
  onChoose: (value: string) => void;
  /** The id of the panel below the tabs; the tab of a value has the id `panelId-value`. */
  panelId: string;
}

/** The target of each key: the next or previous tab, wrapping around, or the first or last. */
const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs as in WAI-ARIA: a single tab stop; arrow keys move along the tabs and choose. */
export function Tabs({ label, tabs, chosen, onChoose, panelId }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);

  const follow = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ value }) => value === chosen);
    const next = steps[event.key]?.(at, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    onChoose(tab.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    // The chosen tab has the focus, not the list.
    // eslint-disable-next-line jsx-a11y-x/interactive-supports-focus
    <div className="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={follow}>
      {tabs.map(({ value, content }) => (
        <button
          key={value}
          type="button"
          role="tab"
          id={`${panelId}-${value}`}
          className="tabs__tab"
          aria-selected={value === chosen}
          aria-controls={panelId}
          tabIndex={value === chosen ? 0 : -1}
          onClick={() => onChoose(value)}
        >
          {content}
        </button>
      ))}
    </div>
  );
}
