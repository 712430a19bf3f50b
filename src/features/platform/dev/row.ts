import type { Row } from '#contract/kit/row.ts';

const at = '2026-11-20T11:05:00Z';

/** A row with some fields. No row has its id, so that the server refuses whatever is done with it. */
export const rowWith = (fields: Readonly<Record<string, unknown>>): Row => ({
  id: 0,
  version: 1,
  shown: {},
  created_at: at,
  changed_at: at,
  changed_by: null,
  archived_at: null,
  ...fields,
});
