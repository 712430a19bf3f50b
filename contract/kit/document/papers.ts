import * as z from 'zod/mini';
import type { Right } from '../../rights.ts';
import { languages } from '../../platform/languages.ts';
import { data, get, idParams } from '../call.ts';
import { drawnSheet, lettersMissing } from '../paper/drawn-sheet.ts';

/** A paper of a document. Its words are `papers.<name>` of the document: `title`, and what else it has. */
export interface Paper {
  /** The states in which there is something to print. */
  readonly states: readonly string[];
  /** The field and the value that there is something to print for, where that is not all of them. */
  readonly of?: { readonly field: string; readonly is: string };
  /** A customer reads it in their own language, with their address; staff in that of who prints it. */
  readonly reader: 'customer' | 'staff';
  /** Whether it says what anything costs. */
  readonly prices: boolean;
  /** The fields of the document that it says. */
  readonly facts: readonly string[];
  /** Columns that are left free, to be written in by hand; words `papers.<name>.columns.<column>`. */
  readonly blank?: readonly string[];
  /** The field whose text stands below its lines. */
  readonly note?: string;
  /** What is said to its reader at the end. */
  readonly closing?: true;
  /** Who signs it. */
  readonly signatures?: readonly string[];
}

/** The papers of a document, by name, and the field that says which customer they are for. */
export interface Papers {
  readonly to: string;
  /** The field that says what was paid already, which is less to pay. */
  readonly paid?: string;
  /** The field and the value of who reads it that has them shown prices with VAT, however the document has them. */
  readonly withVat?: { readonly field: string; readonly is: string };
  /** The right that those take which say what anything costs. */
  readonly prices?: Right;
  readonly kinds: Readonly<Record<string, Paper>>;
}

/** The calls of a document's papers: looked at, and as a file. */
export function paperCalls(name: string, path: `/${string}`, access: Right, { kinds }: Papers) {
  const paper = z.enum(Object.keys(kinds) as [string, ...string[]]);
  const shared = {
    access,
    params: z.extend(idParams, { paper }),
    /** Another language than its reader's own. */
    query: z.object({ language: z.optional(z.enum(languages)) }),
  };
  return {
    paper: get(`${path}/{id}/papers/{paper}`, {
      summary: `A paper of one of the ${name}, as a file`,
      ...shared,
      result: z.unknown(),
      answers: 'file',
    }),
    previewPaper: get(`${path}/{id}/papers/{paper}/preview`, {
      summary: `How a paper of one of the ${name} will look, and in which language`,
      ...shared,
      result: data(
        z.object({
          language: z.enum(languages),
          sheets: z.array(drawnSheet),
          missing: lettersMissing,
        }),
      ),
    }),
  };
}
