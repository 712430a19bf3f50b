import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Call } from '#contract/kit/call.ts';
import { ApiError } from '#src/data/api-errors.ts';
import type { GivenWith } from '#src/data/api.ts';
import { queryClient, queryFor } from '#src/data/query.ts';
import { tokenFor, type SiteId } from '#src/data/tokens.ts';
import { keepInTab, readInTab } from '#src/device/storage.ts';
import { useUnsaved } from '#src/navigation/unsaved.ts';
import { refusalOf } from './refusal.ts';

/** What can be changed by a form: flat, with the version that the change is made from. */
type Saved = { readonly version: number };

interface Given<T extends Saved, C extends Call> {
  readonly siteId: SiteId;
  /** What the unsaved is kept under in this tab. */
  readonly name: string;
  /** The call that reads it; its answer is `{ data: T }`. */
  readonly read: C;
  readonly given: GivenWith<C>;
  /** Something that is not there yet starts as this and is not read. */
  readonly start?: T | undefined;
  /** Sends it to the server, with what it was changed from; returns it as it is kept there. */
  readonly save: (draft: T, base: T) => Promise<T>;
  readonly onSaved: (saved: T) => void;
}

/** What was changed and not saved, and what it was changed from. */
interface Unsaved<T> {
  readonly base: T;
  readonly changes: Partial<T>;
}

/**
 * A form over something that the server keeps. What is typed stays until it is saved or thrown
 * away: over failures, offline, and when the screen is left and opened again in this tab. When
 * somebody else saved in between, `theirs` is what they saved, and the person chooses.
 */
export function useDraft<T extends Saved, C extends Call>(form: Given<T, C>) {
  const options = queryFor<Call>(form.siteId, form.read, form.given);
  const query = useQuery({ ...options, enabled: !form.start });
  // The next person in this tab must not find it.
  const key = `wheelhouse.draft.${tokenFor(form.siteId)?.userId}.${form.siteId}.${form.name}`;
  const [unsaved, setUnsaved] = useState<Unsaved<T> | null>(() => readUnsaved<T>(key));
  const [foundAgain] = useState(unsaved !== null);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState('');
  const [theirs, setTheirs] = useState<T | null>(null);
  const [saving, setSaving] = useState(false);

  const saved = form.start ?? (query.data as { data: T } | undefined)?.data;
  const base = unsaved?.base ?? saved;
  const draft = base && { ...base, ...unsaved?.changes };
  const dirty = unsaved !== null;
  useUnsaved(dirty);

  function keep(next: Unsaved<T> | null): void {
    keepInTab(key, next && JSON.stringify(next));
    setUnsaved(next);
  }

  function change(part: Partial<T>): void {
    if (!base) return;
    const all = { ...unsaved?.changes, ...part };
    const names = (Object.keys(all) as (keyof T)[]).filter((name) => !same(all[name], base[name]));
    const changes = Object.fromEntries(names.map((name) => [name, all[name]])) as Partial<T>;
    keep(names.length > 0 ? { base, changes } : null);
    setFaults(without(faults, Object.keys(part)));
  }

  function forget(): void {
    keep(null);
    setFaults({});
    setFailure('');
    setTheirs(null);
  }

  async function send(from: T): Promise<void> {
    setSaving(true);
    setFailure('');
    setFaults({});
    try {
      const done = await form.save({ ...from, ...unsaved?.changes, version: from.version }, from);
      if (!form.start) queryClient.setQueryData(options.queryKey, { data: done });
      forget();
      form.onSaved(done);
    } catch (cause) {
      await refuse(cause);
    } finally {
      setSaving(false);
    }
  }

  async function refuse(cause: unknown): Promise<void> {
    const { text, fields } = refusalOf(cause);
    setFailure(text);
    setFaults(fields);
    if (!(cause instanceof ApiError) || cause.code !== 'common.changed_elsewhere') return;
    const now = await query.refetch();
    if (now.data) setTheirs((now.data as { data: T }).data);
  }

  return {
    draft,
    /** What it was before it was changed here. */
    base,
    theirs,
    dirty,
    saving,
    faults,
    failure,
    foundAgain: foundAgain && dirty,
    query,
    change,
    /** Marks what the app knows to be wrong before it is sent. */
    mark: setFaults,
    save: () => (base && !saving ? send(base) : Promise.resolve()),
    keepMine: () => {
      if (!theirs) return;
      setTheirs(null);
      keep(unsaved && { ...unsaved, base: theirs });
      return send(theirs);
    },
    forget,
  };
}

/** A form as `useDraft` gives it. */
export type Draft<T extends Saved> = ReturnType<typeof useDraft<T, Call>>;

// Lists are new ones with every change, also back to what they were.
const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function readUnsaved<T>(key: string): Unsaved<T> | null {
  try {
    return JSON.parse(readInTab(key) ?? 'null') as Unsaved<T> | null;
  } catch {
    return null;
  }
}

function without<T>(all: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)));
}
