import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Call } from '#contract/kit/call.ts';
import { ApiError } from '#src/data/api-errors.ts';
import type { InputWith } from '#src/data/api.ts';
import { memoryInTab } from '#src/data/writing/attempts.ts';
import { queryClient, queryFor } from '#src/data/query.ts';
import { tokenFor, type SiteId } from '#src/data/tokens.ts';
import { writeOnce, type Write } from '#src/data/writing/write.ts';
import { useUnsaved } from '#src/navigation/unsaved.ts';
import { draftAt, endDraft, changeDraft, watchDrafts, type Unsaved } from './drafts.ts';
import { actionErrorOf } from './action-error.ts';
import { alertLeftOut } from './use-action.ts';

/** What can be changed by a form: flat, with the version that the change is made from. */
type Saved = { readonly version: number };

/** Sends a draft to the server, with what it was changed from; returns it as it is kept there. */
type Save<T> = (draft: T, base: T, write: Write) => Promise<T>;

type Merge<T> = (
  base: T,
  changes: Partial<T>,
  saved: T,
) => Promise<{ readonly changes: Partial<T>; readonly clash: boolean }>;

interface Input<T extends Saved, C extends Call> {
  readonly siteId: SiteId;
  /** All that the form is about; the unsaved is kept under it in this tab, and comes back under nothing else. */
  readonly name: string;
  /** The call that reads it; its answer is `{ data: T }`. */
  readonly read: C;
  readonly input: InputWith<C>;
  /** Something that is not there yet starts as this and is not read. */
  readonly start?: T | undefined;
  /** What it sends by `write` is done once, however often it is tried. */
  readonly save: Save<T>;
  /** What is left of the changes over what somebody else saved, where both can hold; `clash` where a person has to choose. */
  readonly merge?: Merge<T> | undefined;
  /** Saves what was changed after something new had been made. */
  readonly change?: Save<T>;
  /** Not called when the form was left meanwhile. */
  readonly onSaved: (saved: T) => void;
}

/**
 * A form over something that the server keeps. What is typed stays until it is saved or thrown
 * away: over failures, offline, while it is being saved, and when the screen is left and opened
 * again in this tab. When somebody else saved in between, `conflict` is what they saved, and the
 * person chooses.
 */
export function useDraft<T extends Saved, C extends Call>(form: Input<T, C>) {
  const { siteId, start } = form;
  const options = queryFor<Call>(siteId, form.read, form.input);
  // The next person in this tab must not find it.
  const key = `wheelhouse.draft.${tokenFor(siteId)?.userId}.${siteId}.${form.name}`;
  // What is only sent must not be asked for by anyone who reads at the same path.
  const query = useQuery({
    ...options,
    ...(start && { queryKey: [siteId, key, {}] as const, queryFn: skipToken }),
  });
  const attempts = memoryInTab(`${key}.attempts`);
  const { unsaved, ...state } = useSyncExternalStore(watchDrafts, () => draftAt<T>(key));
  const foundAgain = useFoundAgain(key);
  const onSavedOnce = useNotices(key, form.onSaved);

  const [given, setGiven] = useState<{ key: string; part: Partial<T> }>({ key, part: {} });
  const begun = start && given.key === key ? { ...start, ...given.part } : start;
  const saved = begun ?? (query.data as { data: T } | undefined)?.data;
  const base = unsaved?.base ?? saved;
  const draft = base && { ...base, ...unsaved?.changes };
  const dirty = unsaved !== null;
  useUnsaved(dirty);

  const keep = (next: Unsaved<T> | null) => changeDraft<T>(key, { unsaved: next });

  function change(part: Partial<T>): void {
    const { unsaved: before, fieldErrors } = draftAt<T>(key);
    const from = before?.base ?? saved;
    if (!from) return;
    const all = { ...before?.changes, ...part };
    const changes = pick(
      { ...from, ...all },
      (name) => name in all && !same(all[name], from[name]),
    );
    keep(unlessNothing({ ...before, base: from, changes }));
    const others = without(fieldErrors, Object.keys(part));
    const mended = Object.keys(fieldErrors).length > 0 && Object.keys(others).length === 0;
    changeDraft(key, { fieldErrors: others, ...(mended && { failure: '' }) });
  }

  /** What something new begins with, once it is known: nobody typed it, so it is no draft, and what was typed stands over it. */
  function give(part: Partial<T>): void {
    setGiven((before) => ({ key, part: { ...(before.key === key && before.part), ...part } }));
    const { unsaved: left } = draftAt<T>(key);
    if (left && !left.made) keep({ ...left, base: { ...left.base, ...part } });
  }

  /** Throws away what was typed; answers how it comes back, where it can. */
  function forget(): (() => void) | null {
    const { saving, unsaved: left } = draftAt<T>(key);
    if (saving) return null;
    const attempt = attempts.read();
    attempts.keep(null);
    endDraft(key);
    if (left?.made) onSavedOnce(left.base);
    if (!left || left.made) return null;
    return () => {
      // Something else was begun meanwhile.
      if (draftAt(key).unsaved) return;
      attempts.keep(attempt);
      keep(left);
    };
  }

  async function send(): Promise<void> {
    const before = draftAt<T>(key).unsaved;
    const from = before?.base ?? saved;
    if (!from) return;
    const sent = { ...from, ...before?.changes, version: from.version };
    const names = new Set([...(before?.sent ?? []), ...Object.keys(before?.changes ?? {})]);
    keep({ changes: {}, ...before, base: from, sent: [...names] });
    changeDraft(key, { saving: true, failure: '', fieldErrors: {}, conflict: null });
    let earlier = false;
    const write = writeOnce(
      () => attempts,
      () => (earlier = true),
    );
    try {
      const save = (before?.made && form.change) || form.save;
      const done = await save(sent, from, write);
      changeDraft(key, { saving: false });
      if (!start) queryClient.setQueryData(options.queryKey, { data: done });
      // What was sent now is not in it, where the answer does not say what is.
      if (earlier && done === sent) alertLeftOut();
      leaveRest(done, earlier ? done : sent);
      // Of what was pressed for now only an earlier form was done.
      if (earlier && draftAt(key).unsaved) await send();
    } catch (cause) {
      changeDraft(key, { saving: false });
      await refuse(cause);
    }
  }

  /** What was typed since `seen` is still to be saved, over what is `done`. */
  function leaveRest(done: T, seen: T): void {
    const { base: from = done, changes = {}, sent = [] } = draftAt<T>(key).unsaved ?? {};
    const wanted: T = { ...from, ...changes };
    const names = new Set([...sent, ...Object.keys(changes)]);
    const rest = pick(
      wanted,
      (name) =>
        names.has(name) && !same(wanted[name], seen[name]) && !same(wanted[name], done[name]),
    );
    const isRest = Object.keys(rest).length > 0;
    if (isRest && (!start || form.change)) {
      keep({ base: done, changes: rest, ...(start && { made: true }) });
      return;
    }
    endDraft(key);
    if (isRest) alertLeftOut();
    onSavedOnce(done);
  }

  async function refuse(cause: unknown): Promise<void> {
    const { text, fields } = actionErrorOf(cause);
    changeDraft(key, { failure: text, fieldErrors: fields });
    const { unsaved: left } = draftAt<T>(key);
    if (left && !attempts.read()) keep(unlessNothing({ ...left, sent: [] }));
    if (!(cause instanceof ApiError) || cause.code !== 'common.changed_elsewhere') return;
    // What is only ever made, or done, is compared with nothing.
    if (start && !form.change) return;
    if (cause.current !== undefined) {
      const conflict = cause.current as T;
      if (!start) queryClient.setQueryData(options.queryKey, { data: conflict });
      const merged = left && (await form.merge?.(left.base, left.changes, conflict));
      if (merged && !merged.clash) {
        keep({ ...left, base: conflict, changes: merged.changes, sent: [] });
        changeDraft(key, { failure: '' });
        return send();
      }
      changeDraft(key, { conflict });
      return;
    }
    const { data, error } = await query.refetch();
    if (data && !error) changeDraft(key, { conflict: (data as { data: T }).data });
  }

  return {
    ...state,
    draft,
    /** What it was before it was changed here. */
    base,
    dirty,
    foundAgain: foundAgain && dirty,
    query,
    change,
    give,
    /** Marks what the app knows to be wrong before it is sent. */
    mark: (fieldErrors: Readonly<Record<string, string>>) => changeDraft(key, { fieldErrors }),
    save: () => (draftAt(key).saving ? Promise.resolve() : send()),
    keepMine: async () => {
      const { conflict, unsaved: mine } = draftAt<T>(key);
      if (!conflict) return;
      const merged = mine && (await form.merge?.(mine.base, mine.changes, conflict));
      keep(mine && { ...mine, base: conflict, ...(merged && { changes: merged.changes }) });
      await send();
    },
    forget,
  };
}

/** A form as `useDraft` gives it. */
export type Draft<T extends Saved> = ReturnType<typeof useDraft<T, Call>>;

/** Whether something unsaved was there when the form was opened. */
function useFoundAgain(key: string): boolean {
  const [found, setFound] = useState({ key: '', again: false });
  if (found.key === key) return found.again;
  const again = draftAt(key).unsaved !== null;
  setFound({ key, again });
  return again;
}

/** Calls back as the form wants it now, if it is still there and about the same. */
function useNotices<T>(key: string, onSaved: (saved: T) => void): (saved: T) => void {
  const shown = useRef<{ key: string; onSaved: (saved: T) => void } | null>(null);
  useEffect(() => {
    shown.current = { key, onSaved };
    return () => {
      shown.current = null;
    };
  });
  return (saved) => {
    if (shown.current?.key === key) shown.current.onSaved(saved);
  };
}

/** A draft in which nothing is changed, and nothing may have been, is none. */
const unlessNothing = <T>(draft: Unsaved<T>): Unsaved<T> | null =>
  Object.keys(draft.changes).length > 0 || draft.made || draft.sent?.length ? draft : null;

// Lists are new ones with every change, also back to what they were.
const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function pick<T extends object>(all: T, isWanted: (name: keyof T & string) => boolean): Partial<T> {
  const entries = Object.entries(all).filter(([name]) => isWanted(name as keyof T & string));
  return Object.fromEntries(entries) as Partial<T>;
}

function without<T>(all: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> {
  return Object.fromEntries(
    Object.entries(all).filter(
      ([name]) => !names.includes(name) && !names.includes(name.split('.')[0]!),
    ),
  );
}
