import { useEffect, useRef } from 'react';
import type { Line, Lines } from '#contract/kit/document/lines.ts';
import { priceOnLine, type CalculatedBy } from '#contract/money/document-lines.ts';
import { fetchQuery, queryFor } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { logProblem } from '#src/device/log.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

interface Proposed {
  readonly data: { readonly prices: readonly { id: number; price: number | null }[] };
}
type Values = Readonly<Record<string, unknown>>;
type About = NonNullable<Lines['about']>;

/** What lines are proposed for: what the document says, and what it is calculated by. */
interface ProposalInputs {
  readonly row: Values;
  readonly by: CalculatedBy;
}

const mostAtOnce = 200;

/** What lines should cost, by what they are about. */
async function proposedFor(
  siteId: SiteId,
  { field, prices }: About,
  row: Values,
  lines: readonly Line[],
): Promise<ReadonlyMap<unknown, number | null>> {
  const ids = [...new Set(lines.map((line) => line[field]))].filter((id) => typeof id === 'number');
  const proposed = new Map<unknown, number | null>();
  for (let at = 0; prices && at < ids.length; at += mostAtOnce) {
    const query = prices.queryOf(row, ids.slice(at, at + mostAtOnce));
    const queryOptions = { ...queryFor(siteId, prices.call(), { query }), staleTime: 0 };
    const answer = (await fetchQuery(queryOptions)) as Proposed;
    for (const { id, price } of answer.data.prices) proposed.set(id, price);
  }
  return proposed;
}

/**
 * Asks what lines should cost whom the document is for. `propose` does for lines that came: they
 * stand there at once, with the price of what they are about. `follow` does when the document is for
 * somebody else, or of another day: lines get their new price whose old one was the one proposed.
 * What somebody changed by then stays, and without an answer all does.
 */
export function useProposals(
  { about: whatever, fields }: Lines,
  row: Values,
  all: readonly Line[],
  by: CalculatedBy,
  change: (all: readonly Line[], followed?: ReadonlyMap<string, unknown>) => void,
) {
  const siteId = useSiteId();
  // Who may not see prices sees none change.
  const about = 'unit_price' in fields ? whatever : undefined;
  const now = useRef({ row, all, by, change });
  const shown = useRef(true);
  // What the lines were last priced for, while that is being asked again.
  const pricedFor = useRef<ProposalInputs | null>(null);
  useEffect(() => {
    now.current = { row, all, by, change };
  });
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);

  const priceOf = (price: number | null | undefined, line: Line, calculatedBy: CalculatedBy) =>
    price == null ? undefined : priceOnLine(price * 100, String(line['vat_code']), calculatedBy);

  async function propose(more: readonly Line[]): Promise<void> {
    if (!about?.prices) return;
    const proposed = await proposedFor(siteId, about, row, more);
    if (!shown.current) return;
    const came = new Map(more.map((line) => [line.key, line]));
    let isOther = false;
    const next = now.current.all.map((line) => {
      const before = came.get(line.key);
      const unit_price = priceOf(proposed.get(line[about.field]), line, now.current.by);
      const isTyped = !before || line['unit_price'] !== before['unit_price'];
      if (isTyped || unit_price === undefined || unit_price === line['unit_price']) return line;
      isOther = true;
      return { ...line, unit_price };
    });
    if (isOther) now.current.change(next);
  }

  async function follow(changed: Values): Promise<void> {
    if (!about?.prices) return;
    const from = pricedFor.current ?? { row, by };
    pricedFor.current = from;
    const [was, is] = await Promise.all(
      [from.row, changed].map((of) => proposedFor(siteId, about, of, all)),
    );
    // Whom it is for may have changed again meanwhile.
    const isLast = queryTextOf(about, now.current.row) === queryTextOf(about, changed);
    if (!shown.current || !isLast) return;
    pricedFor.current = null;
    const followed = new Map<string, unknown>();
    const next = now.current.all.map((line) => {
      const id = line[about.field];
      // As it was asked for; or as it is now, where the prices were turned to with VAT meanwhile.
      const proposed = [from.by, now.current.by].map((by) => priceOf(was!.get(id), line, by));
      const before = line['unit_price'];
      const unit_price = priceOf(is!.get(id), line, now.current.by);
      const isByHand = before === null || !proposed.includes(before as number);
      if (isByHand || unit_price === undefined || unit_price === before) {
        return line;
      }
      followed.set(line.key, before);
      return { ...line, unit_price };
    });
    if (followed.size > 0) now.current.change(next, followed);
  }

  const tried = (work: Promise<void>) =>
    void work.catch((cause: unknown) => logProblem('No proposed prices', cause));
  return {
    propose: (more: readonly Line[]) => tried(propose(more)),
    /** To be called with every change of the form: it asks where prices hang on what changed. */
    follow(changed: Values) {
      if (about && all.length > 0 && queryTextOf(about, row) !== queryTextOf(about, changed)) {
        tried(follow(changed));
      }
    },
  };
}

/** What of a document its proposed prices hang on. */
const queryTextOf = ({ prices }: About, row: Values): string =>
  JSON.stringify(prices?.queryOf(row, []));
