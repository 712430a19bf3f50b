import type { ComponentType } from 'react';

/** What is said below a field of the row of a resource that it names. */
export type Note = ComponentType<{ id: number }>;
type Load = () => Promise<Note>;

const notes = new Map<string, Load>();

/** Has something said of the rows of a resource, by its name, wherever a form chooses one of them. */
export const noteChoices = (name: string, load: Load): void => void notes.set(name, load);

/** What comes to be said of the rows of a resource; undefined where nothing does. */
export const noteOfChoice = (name: string): Load | undefined => notes.get(name);
