import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { structure, text } from '#contract/kit/fields.ts';
import { mostLinesReceived } from '#contract/stock/stock-levels/stock-movements.ts';
import {
  stockRefillCalls,
  stockRefills,
  type RefillLine,
} from '#contract/stock/stock-refills/stock-refills.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { noteChange } from '#src/crud/live-changes.ts';
import { Loaded, together } from '#src/crud/loaded.tsx';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { queryFor } from '#src/data/query.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { showSnackbar } from '#src/ui/snackbar.ts';
import { useQuantity } from '#src/crud/values/use-quantity.ts';
import { comeOf, isWhole, lineOf, piecesOf, sentOf, type Line } from './lines.ts';
import { ReceiveLines } from './receive-lines.tsx';

const fields = {
  source: text(60, {}),
  lines: structure(z.custom<readonly Line[]>(), [], {}),
};

/** A line for each product of a refill that has not come yet, as many as are awaited. */
const awaited = (lines: readonly RefillLine[]): Line[] =>
  lines
    .filter(({ quantity, received }) => received < quantity)
    .slice(0, mostLinesReceived)
    .map(({ product_id: id, quantity, received, ...line }) => ({
      ...lineOf({ ...line, id }),
      quantity: quantity - received,
      awaited: quantity - received,
    }));

/** What has come of a refill, into the warehouse that it was ordered for. */
export function ReceiveRefill({ id }: { id: number }) {
  const { t } = useTranslation('stock-levels');
  const siteId = useSiteId();
  const navigate = useNavigate();
  const quantity = useQuantity();
  const params = { id };
  const lines = useQuery({
    ...queryFor(siteId, stockRefillCalls.lines, { params }),
    refetchOnMount: 'always',
  });
  // The form begins with what is awaited now, not with what was when somebody looked last.
  const now = { ...lines, data: lines.isFetchedAfterMount ? lines.data : undefined };
  const query = together(useQuery(queryFor(siteId, stockRefills.calls.one, { params })), now);
  return (
    <Loaded query={query} rows={4}>
      {([{ data: refill }, { data: ordered }]) => {
        const warehouse = refill.shown['warehouse_id'] ?? '';
        if (refill.state !== 'ordered') return <p>{t('receive.notAwaited')}</p>;
        return (
          <>
            <p>{t('receive.refill', { number: refill.number, warehouse })}</p>
            <CallForm
              call={stockRefillCalls.receive}
              params={params}
              about={`refill.${id}.${refill.version}`}
              words="stock-levels:receive"
              fields={fields}
              inputs={{ lines: ReceiveLines }}
              start={{ lines: awaited(ordered) }}
              body={(typed) => ({ ...typed, lines: comeOf(typed.lines).map(sentOf) })}
              ready={(typed) =>
                comeOf(typed.lines).length > 0 &&
                typed.lines.length <= mostLinesReceived &&
                typed.lines.every(isWhole)
              }
              submit={(typed) => t('receive.do', { count: quantity(piecesOf(typed.lines)) })}
              onDone={async (_, typed) => {
                showSnackbar(
                  t('receive.done', { count: quantity(piecesOf(typed.lines)), warehouse }),
                );
                noteChange(stockRefills.name);
                // It is another one than when somebody looked last.
                refetchResource(siteId, stockRefills);
                await navigate(sitePath(siteId, `stock/stock-refill/details/${id}`));
              }}
            />
          </>
        );
      }}
    </Loaded>
  );
}
