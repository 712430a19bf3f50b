import { useRef, type KeyboardEvent } from 'react';
import { useScan } from '#src/device/scan/use-scan.ts';
import type { PadKey, PadState } from './pad-rules.ts';

const digit = /^[0-9]$/;
const keys: Readonly<Record<string, PadKey>> = {
  Backspace: 'back',
  Delete: 'back',
  '+': 'plusTen',
};

// A scanner's keys come at most so far apart, also on a slow device.
const withinCode = 170;
// After a letter somebody writes something that is no depth.
const afterLetter = 500;

interface Input {
  readonly state: PadState;
  readonly onKey: (key: PadKey) => void;
  /** Takes back what was typed since. */
  readonly onBack: (before: PadState) => void;
}

/** The keyboard beside the pad. Digits that come with letters, or that were scanned, are no depths. */
export function useDepthKeys({ state, onKey, onBack }: Input) {
  const run = useRef({ at: -Infinity, letterAt: -Infinity, text: '', before: state });

  useScan((code) => {
    if (run.current.text.endsWith(code)) onBack(run.current.before);
    run.current.text = '';
    return false;
  });

  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key, timeStamp: at } = event;
    const now = run.current;
    if (at - now.at > withinCode) Object.assign(now, { text: '', before: state });
    now.at = at;
    if (key.length === 1) now.text += key;
    const isDigit = digit.test(key);
    const pressed = isDigit ? (key as PadKey) : keys[key];
    if (key.length === 1 && !pressed) {
      now.letterAt = at;
      onBack(now.before);
    }
    if (!pressed) return;
    event.preventDefault();
    const isOfCode = isDigit && at - now.letterAt < afterLetter;
    if (isOfCode) now.letterAt = at;
    else onKey(pressed);
  };
}
