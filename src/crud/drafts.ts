import { keepInTab, readInTab } from '#src/device/storage.ts';

/** What was changed and not saved, and what it was changed from. */
export interface Unsaved<T> {
  readonly base: T;
  readonly changes: Partial<T>;
  /** What was new is there by now: what is left is a change of it. */
  readonly made?: true;
  /** Fields that were sent and may be saved already. */
  readonly sent?: readonly string[];
}

/** How the form of one thing stands, wherever it is shown, and while it is not. */
export interface DraftState<T> {
  readonly unsaved: Unsaved<T> | null;
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly failure: string;
  /** What somebody else saved in between. */
  readonly conflict: T | null;
  readonly saving: boolean;
}

const untouched = { unsaved: null, fieldErrors: {}, failure: '', conflict: null, saving: false };

const drafts = new Map<string, DraftState<unknown>>();
const listeners = new Set<() => void>();

/** How a draft stands; what is unsaved outlives a reload of the tab. */
export function draftAt<T>(key: string): DraftState<T> {
  let state = drafts.get(key);
  if (!state) {
    state = { ...untouched, unsaved: readUnsaved(key) };
    drafts.set(key, state);
  }
  return state as DraftState<T>;
}

/** Changes how a draft stands. */
export function changeDraft<T>(key: string, part: Partial<DraftState<T>>): void {
  drafts.set(key, { ...draftAt<T>(key), ...part });
  if (part.unsaved !== undefined) {
    keepInTab(key, part.unsaved && JSON.stringify(part.unsaved));
  }
  for (const listener of listeners) listener();
}

/** Forgets all of a draft. */
export const endDraft = (key: string): void => changeDraft(key, untouched);

/** Calls back when any draft changes; returns what ends it. */
export function watchDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function readUnsaved(key: string): Unsaved<unknown> | null {
  try {
    return JSON.parse(readInTab(key) ?? 'null') as Unsaved<unknown> | null;
  } catch {
    return null;
  }
}
