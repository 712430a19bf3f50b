import { callKey } from '#src/data/outbox/outbox-row.ts';
import type { OutboxRow } from '#src/data/outbox/outbox-row.ts';
import type { SiteToken } from '#src/data/tokens.ts';

/** How an entry stands, for the person; `behind` waits for a refused one of the same thing, `login` for its site's token. */
export type UnsentState = OutboxRow['state'] | 'behind' | 'login';

/** How one of the entries stands among all of them (in the order they were made), with the tokens there are. */
export function stateOf(
  row: OutboxRow,
  rows: readonly OutboxRow[],
  tokens: readonly Pick<SiteToken, 'siteId'>[],
): UnsentState {
  if (row.state !== 'waiting') return row.state;
  if (!tokens.some(({ siteId }) => siteId === row.siteId)) return 'login';
  const isBehind = rows.some(
    (other) =>
      other.state === 'refused' &&
      other.seq < row.seq &&
      other.siteId === row.siteId &&
      other.objectKey === row.objectKey,
  );
  return isBehind ? 'behind' : 'waiting';
}

/** The entries as the text of a file that somebody can do by hand, and support can send. `textOf` puts an entry in words. */
export function unsentFile(
  rows: readonly OutboxRow[],
  device: { readonly deviceId: string; readonly savedAt: number },
  textOf: (row: OutboxRow) => string,
): string {
  const acts = rows.map((row) => ({
    what: textOf(row),
    site: row.siteName,
    siteId: row.siteId,
    userId: row.userId,
    madeAt: new Date(row.madeAt).toISOString(),
    state: row.state,
    actionError: row.actionError,
    call: callKey(row),
    given: row.given,
    key: row.key,
  }));
  const saved = {
    deviceId: device.deviceId,
    savedAt: new Date(device.savedAt).toISOString(),
    acts,
  };
  return `${JSON.stringify(saved, null, 2)}\n`;
}
