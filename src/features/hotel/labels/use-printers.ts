import { useQuery } from '@tanstack/react-query';
import { isPaper, type LabelKind, type PaperKind } from '#contract/hotel/labels/labels.ts';
import { printers, printsByDefault } from '#contract/hotel/labels/printers.ts';
import { queryFor } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { byBrowser, useChosenPrinter } from './chosen-printer.ts';

const all = { query: { per_page: 50 } } as const;

/** The printers of a site, and the one for labels of a kind: whichever was chosen here, else the one that takes them by itself. */
export function usePrinters(siteId: SiteId, of: LabelKind | PaperKind) {
  const kind = isPaper(of) ? 'set' : of;
  const query = useQuery(queryFor(siteId, printers.calls.list, all));
  const chosen = useChosenPrinter(siteId, kind);
  // A sheet comes from the printer that the browser knows.
  const there = isPaper(of) ? [] : (query.data?.data ?? []);
  const byItself = there.find((one) => printsByDefault(one, kind));
  const printer =
    chosen === byBrowser ? undefined : (there.find(({ id }) => String(id) === chosen) ?? byItself);
  return { there, printer };
}
