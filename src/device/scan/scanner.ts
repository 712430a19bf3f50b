import { keep, readKept } from '../storage.ts';
import { burstDetector, fastestHand } from './key-burst.ts';
import type { PressedKey } from './key-burst.ts';

type Handler = (code: string) => void;
const handlers: Handler[] = [];

/** Takes what is scanned until the returned function is called. The handler that came last wins: it belongs to the topmost screen. */
export function onScan(handler: Handler): () => void {
  handlers.push(handler);
  return () => void handlers.splice(handlers.lastIndexOf(handler), 1);
}

const prefixKey = 'wheelhouse.scannerPrefix';

/** The key that this device's scanner sends before each code, or null when it sends none. */
export const scannerPrefix = (): string | null => readKept(prefixKey);

/** Keeps the scanner's prefix, one character; null for a scanner without. */
export const keepScannerPrefix = (prefix: string | null): void => keep(prefixKey, prefix);

/** A key as it was pressed, with the field it went into, if any, as that was before. */
interface Press extends PressedKey {
  readonly field: Field | null;
}

interface Field {
  readonly element: HTMLInputElement | HTMLTextAreaElement;
  readonly value: string;
  readonly caret: number | null;
}

interface Listening {
  /** A key that a person pressed outside of any field. */
  readonly onTyped: (key: string, at: number) => void;
  /** What is done with a scan that no screen takes. */
  readonly onScan: Handler;
  /** Keys with which the browser would do something of its own. */
  readonly ours: (key: string) => boolean;
}

const modifiers = new Set(['Shift', 'CapsLock', 'AltGraph', 'Control', 'Alt', 'Meta']);
const slack = 5;

/** Listens to the whole page's keys, and tells scans from typing, until the returned function is called. */
export function listenForKeys({ onTyped, onScan: otherwise, ours }: Listening): () => void {
  const detector = burstDetector<Press>(scannerPrefix);
  const over = new AbortController();
  let before: Field | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = (typed: readonly Press[]) => {
    for (const { key, at, field } of typed) {
      if (!field && key !== 'Enter' && key !== 'Tab') onTyped(key, at);
    }
  };

  function settle() {
    tell(detector.settle(performance.now()));
    if (detector.waits()) timer = setTimeout(settle, fastestHand + slack);
  }

  function pressed(event: KeyboardEvent) {
    const { key, timeStamp: at } = event;
    if (modifiers.has(key)) return;
    if (!isPlain(event)) {
      tell(detector.release());
      return;
    }
    const field = fieldOf(event.target);
    const { typed, scan } = detector.press({ key, at, field });
    if (scan !== null) {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (before) restore(before);
      (handlers.at(-1) ?? otherwise)(scan);
    }
    // The first of what may become a scan: the field is still as it was.
    if (detector.held() === 1) before = field;
    // A space in a code would press the button that has the focus.
    if (!field && (detector.held() > 1 || ours(key))) event.preventDefault();
    tell(typed);
    clearTimeout(timer);
    if (detector.waits()) timer = setTimeout(settle, fastestHand + slack);
  }

  document.addEventListener('keydown', pressed, { capture: true, signal: over.signal });
  return () => {
    over.abort();
    clearTimeout(timer);
  };
}

/** Whether a key could come from a scanner: one sign, Enter or Tab, without chords, and not because it is held down. */
function isPlain(event: KeyboardEvent): boolean {
  if (event.isComposing || event.repeat || event.metaKey) return false;
  const altGraph = event.getModifierState('AltGraph');
  if ((event.ctrlKey || event.altKey) && !altGraph) return false;
  return [...event.key].length === 1 || event.key === 'Enter' || event.key === 'Tab';
}

function fieldOf(target: EventTarget | null): Field | null {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return null;
  if (target instanceof HTMLInputElement && notTyped.has(target.type)) return null;
  return { element: target, value: target.value, caret: target.selectionStart };
}

const notTyped = new Set(['button', 'checkbox', 'color', 'file', 'radio', 'range', 'submit']);

/** Takes a scan out of the field it went into; React must hear of it as of typing. */
function restore({ element, value, caret }: Field): void {
  const prototype = Object.getPrototypeOf(element) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
  if (caret !== null) element.setSelectionRange(caret, caret);
  element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'deleteContent' }));
}
