import { createElement } from 'react';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { noteOfChoice, type Note } from './choice-notes.ts';

const shown = new Map<string, Note>();

/** What is said below a field of the row of a resource that it names; nothing where nothing is. */
export function ChoiceNote({ name, id }: { name: string; id: number | null }) {
  const load = noteOfChoice(name);
  if (!load || id === null) return null;
  const note = shown.get(name) ?? lazyComponent(load);
  shown.set(name, note);
  return createElement(note, { id });
}
