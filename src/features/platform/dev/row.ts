import type { Row } from '#contract/kit/row.ts';

const at = '2026-11-20T11:05:00Z';

/** A row with some fields, as it was never saved: the server refuses whatever is done with it. */
export const rowWith = (fields: Readonly<Record<string, unknown>>): Row => ({
  id: 0,
  // Nothing has changed since: what is shown of it is not read again.
  version: 0,
  shown: {},
  created_at: at,
  changed_at: at,
  changed_by: null,
  archived_at: null,
  ...fields,
});
