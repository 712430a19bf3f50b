import { useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useCentred } from './use-centred.ts';
import './tabs.css';

interface Props<V extends string> {
  label: string;
  tabs: readonly { value: V; label: string }[];
  value: V;
  onChoose: (value: V) => void;
  /** What belongs to the chosen tab. */
  children: ReactNode;
}

/** Views of one thing. Arrows, Home and End go along the tabs; Tab goes into the page below. */
export function Tabs<V extends string>({ label, tabs, value, onChoose, children }: Props<V>) {
  const id = useId();
  const strip = useRef<HTMLDivElement>(null);

  // On a phone the chosen one may stand beyond the edge.
  useCentred(strip, [value]);

  function turn(event: KeyboardEvent<HTMLDivElement>) {
    const at = tabs.findIndex((tab) => tab.value === value);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    const next = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (!next) return;
    event.preventDefault();
    onChoose(next.value);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next.value}"]`)?.focus();
  }

  return (
    <>
      <div
        ref={strip}
        className="tabs"
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={turn}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            data-tab={tab.value}
            aria-selected={tab.value === value}
            aria-controls={`${id}-page`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChoose(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}-page`} role="tabpanel" aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}
