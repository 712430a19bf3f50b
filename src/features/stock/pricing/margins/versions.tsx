import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { priceManagerCalls } from '#contract/stock/pricing/margin-grids.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useAction } from '#src/crud/use-action.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { showAlert } from '#src/data/alerts.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';

interface Props {
  params: { kind: string; part: string };
  /** The one that holds. */
  version: number;
  timeText: (at: string) => string;
  onDone: () => void;
}

/** The last versions of a grid, each of which can hold again. */
export function Versions({ params, version, timeText, onDone }: Props) {
  const { t } = useTranslation('pricing');
  const siteId = useSiteId();
  const may = useMay();
  const { busy, actionError, run } = useAction();
  const query = useQuery({
    ...queryFor(siteId, priceManagerCalls.versions, { params }),
    staleTime: 0,
  });
  const goBack = (to: number) =>
    run(async (write) => {
      const { data } = await write(
        priceManagerCalls.rollBack,
        { params, body: { version, to } },
        { siteId },
      );
      showAlert({ type: 'success', content: t('manager.rolledBack', { to, ...data }) });
      onDone();
    });
  return (
    <div className="stack">
      <ErrorNote text={actionError.text} />
      <Loaded query={query}>
        {({ data }) => (
          <ul className="rows">
            {data.map((one) => (
              <li key={one.version}>
                <span className="named rest">
                  <b>{t('manager.versionOf', { version: one.version })}</b>
                  <small>
                    {t('manager.madeBy', {
                      by: one.by ?? t('lines.somebody'),
                      at: timeText(one.at),
                      count: one.cells,
                    })}
                  </small>
                </span>
                {one.version !== version && may('pricing.publish') && (
                  <Button
                    busy={busy}
                    aria-label={t('manager.rollBackTo', { version: one.version })}
                    onClick={() => void goBack(one.version)}
                  >
                    {t('manager.rollBack')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  );
}
