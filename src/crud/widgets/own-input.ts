import type { ComponentType } from 'react';

/** What asks for a field in a way of its own. */
export type OwnInput = ComponentType<{
  label: string;
  hint?: string | undefined;
  value: unknown;
  /** The whole row: what one field asks for may hang on another. */
  row: Readonly<Record<string, unknown>>;
  fieldError: string | undefined;
  onChange: (value: unknown) => void;
  /** Changes other fields with it. */
  onRow: (part: Readonly<Record<string, unknown>>) => void;
}>;

/** What asks for fields in ways of their own, by their names. */
export type OwnInputs = Readonly<Record<string, OwnInput>>;
