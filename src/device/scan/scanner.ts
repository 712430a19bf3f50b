import { keep, readKept } from '../storage.ts';
import { fill, fits, isField, isSearch, type FieldElement } from './scan-field.ts';
import { burstDetector, isPlain, slowestScanner, stillTyping } from './key-burst.ts';
import type { PressedKey } from './key-burst.ts';
import { isScanned, scannedCode } from './scanned-code.ts';

/** Takes a code; `false` when it is none of its business. */
type Handler = (code: string) => unknown;
const handlers: Handler[] = [];

const waiting: string[] = [];

/** Keeps a code for the screen that is to come and takes it. */
export const keepScan = (code: string): void => void waiting.push(code);

/** Takes what is scanned until the returned function is called. The handler that came last is asked first: it belongs to the topmost screen. */
export function onScan(handler: Handler): () => void {
  handlers.push(handler);
  for (const code of waiting.splice(0)) handler(code);
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
  readonly element: FieldElement;
  readonly value: string;
  readonly caret: number | null;
}

interface Listening {
  /** A key that a person pressed outside of any field, Enter among them. */
  readonly onTyped: (key: string, at: number) => void;
  /** What is done with a scan that no screen takes. */
  readonly onScan: Handler;
  /** Keys with which the browser would do something of its own. */
  readonly ours: (key: string) => boolean;
}

const modifiers = new Set(['Shift', 'CapsLock', 'AltGraph', 'Control', 'Alt', 'Meta']);
const slack = 5;

// Between the fields of a GS1 code a scanner sends the control character of this key.
const separator = '\u001D';
const isSeparator = (event: KeyboardEvent): boolean =>
  event.key === separator || (event.ctrlKey && !event.altKey && event.code === 'BracketRight');

/**
 * Listens to the whole page's keys, and tells scans from typing, until the returned function is
 * called. `early` are keys that were pressed before.
 */
export function listenForKeys(
  { onTyped, onScan: otherwise, ours }: Listening,
  early: readonly PressedKey[] = [],
): () => void {
  const detector = burstDetector<Press>(scannerPrefix);
  const over = new AbortController();
  let last = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const reportTyped = (typed: readonly Press[]) => {
    for (const { key, at, field } of typed) {
      if (!field && key !== 'Tab' && key !== separator) onTyped(key, at);
    }
  };

  function settle() {
    const at = performance.now();
    const sent = detector.unended(at, isScanned);
    if (sent?.scan) take(sent.scan, sent.first.field, otherwise);
    else reportTyped(detector.settle(at));
    if (detector.waits()) timer = setTimeout(settle, slowestScanner + slack);
  }

  function pressed(event: KeyboardEvent) {
    const { timeStamp: at } = event;
    const separates = isSeparator(event) && detector.held() > 0;
    const key = separates ? separator : event.key;
    if (modifiers.has(key)) return;
    if (separates) event.preventDefault();
    else if (!isPlain(event)) {
      reportTyped(detector.release());
      return;
    }
    // The search has come meanwhile: what was pressed for it stands before what goes into it now.
    if (isField(event.target) && isSearch(event.target)) reportTyped(detector.settle(Infinity));
    const field = fieldOf(event.target);
    const { typed, scan: sent, first, after = Infinity } = detector.press({ key, at, field });
    // Somebody was searching already, and a page that was busy took their keys in one go.
    const goesOn = after < stillTyping && sent !== null && isSearchedBy(field, first, sent);
    const scan = goesOn ? null : sent;
    const isRun = at - last < slowestScanner;
    last = at;
    if (scan !== null) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    // A space in a code would press the button that has the focus.
    if (!field && ((detector.held() > 1 && isRun) || ours(key))) event.preventDefault();
    reportTyped(typed);
    // Those before it have opened the search, so this key is for it as well.
    if (!field && typed.length > 0 && isInSearch()) {
      event.preventDefault();
      reportTyped(detector.settle(Infinity));
    }
    if (scan !== null) take(scan, first?.field ?? null, otherwise);
    clearTimeout(timer);
    if (detector.waits()) timer = setTimeout(settle, slowestScanner + slack);
  }

  function catchUp() {
    for (const { key, at } of early) {
      const { typed, scan, after = Infinity } = detector.press({ key, at, field: null });
      reportTyped(typed);
      if (scan === null) continue;
      // Those before it have opened the search, so these are for it as well.
      if (after < stillTyping && isInSearch()) for (const each of [...scan, key]) onTyped(each, at);
      else take(scan, null, otherwise);
    }
    // What comes next may belong to it.
    settle();
  }

  document.addEventListener('keydown', pressed, { capture: true, signal: over.signal });
  // After what is under way, and before the next key.
  if (early.length > 0) queueMicrotask(catchUp);
  return () => {
    over.abort();
    clearTimeout(timer);
    reportTyped(detector.release());
  };
}

/** A scan fills the field of its kind that it went into; out of any other it is taken, and whoever knows it is told. */
function take(read: string, into: Field | null, otherwise: Handler): void {
  const scan = scannedCode(read);
  // A code that began before the field that asks for it had the focus is for that.
  const { activeElement: here } = document;
  if (!into && isField(here) && fits(here, scan)) return fill(here, scan);
  if (into && fits(into.element, scan)) return fill(into.element, scan);
  if (into) fill(into.element, into.value, into.caret);
  if (!handlers.toReversed().some((handler) => handler(scan) !== false)) otherwise(scan);
}

/** Whether a search holds more than what was sent when Enter ends that there. */
const isSearchedBy = (at: Field | null, first: Press | undefined, sent: string): boolean =>
  at !== null &&
  isSearch(at.element) &&
  at.value !== sent &&
  (first?.field ?? at).element === at.element;

const isInSearch = (): boolean => {
  const { activeElement } = document;
  return isField(activeElement) && isSearch(activeElement);
};

const fieldOf = (target: EventTarget | null): Field | null =>
  isField(target) ? { element: target, value: target.value, caret: target.selectionStart } : null;
