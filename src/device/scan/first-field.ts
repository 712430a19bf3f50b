import { enter, fill, fits, isField, type FieldElement } from './scan-field.ts';
import type { PressedKey } from './key-burst.ts';

/** What is kept for a field that is still coming; `end` says who pressed Enter behind it. */
interface Kept {
  text: string;
  end: 'hand' | 'scanner' | null;
}

/** The field that came, when, and behind how much of what stands in it belongs what was pressed before. */
interface Came {
  readonly field: FieldElement;
  readonly at: number;
  behind: number;
}

let kept: Kept | null = null;
let came: Came | null = null;

/**
 * Keeps what is typed and scanned until the first field of the screen that is shown has the focus, and
 * types it there. A user who presses something else meanwhile wants that. Ends by the returned function.
 */
export function awaitFirstField(): () => void {
  const over = new AbortController();
  const { activeElement } = document;
  came = null;
  const end = () => {
    kept = null;
    over.abort();
  };
  const forget = () => {
    end();
    came = null;
  };
  // It may have been there before anybody listened, and been typed into since.
  if (isField(activeElement) && activeElement.closest('main')) {
    came = { field: activeElement, at: performance.now(), behind: 0 };
    return forget;
  }
  kept = { text: '', end: null };
  const focused = ({ target, timeStamp: at }: FocusEvent) => {
    // The page's main part has it as long as nothing in it takes it.
    if (!(target instanceof Element) || target.matches('main, :not(main *)')) return;
    const typed = kept;
    end();
    if (!isField(target)) return;
    const here: Came = { field: target, at, behind: target.value.length };
    came = here;
    // React writes into no field before it is done with it.
    if (typed) queueMicrotask(() => typeKept(here, typed));
  };
  document.addEventListener('focusin', focused, { signal: over.signal });
  document.addEventListener('pointerdown', forget, { signal: over.signal });
  return forget;
}

/** Whether a key outside of any field is for the first one of the screen, which takes it now or when it is there. What begins with a slash is a search. */
export function typeAhead({ key, at }: PressedKey): boolean {
  if (!kept) {
    if (!came || at > came.at || key === 'Enter') return false;
    insert(came, key);
    return true;
  }
  if (key === '/' && kept.text === '') return false;
  // What comes behind Enter was meant for something that nobody knows yet.
  if (kept.end !== null) return true;
  if (key === 'Enter') kept.end = 'hand';
  else kept.text += key;
  return true;
}

/** Whether a scan outside of any field is for the first one of the screen, which is not there yet. */
export function scanAhead(code: string): boolean {
  if (!kept) return false;
  if (kept.end === null) kept = { text: kept.text + code, end: 'scanner' };
  return true;
}

function insert(into: Came, text: string): void {
  const { field, behind } = into;
  into.behind += text.length;
  fill(field, field.value.slice(0, behind) + text + field.value.slice(behind));
}

function typeKept(into: Came, { text, end }: Kept): void {
  if (text !== '') insert(into, text);
  // A scanner's Enter only ends its code, where the field asks for such a one.
  if (end === null || (end === 'scanner' && fits(into.field, text))) return;
  // What was typed has to be known before.
  setTimeout(() => enter(into.field));
}
