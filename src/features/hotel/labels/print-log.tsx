import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { labelCalls, type Print } from '#contract/hotel/labels/labels.ts';
import { printers } from '#contract/hotel/labels/printers.ts';
import { actionErrorOf } from '#src/crud/action-error.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { useAction } from '#src/crud/use-action.ts';
import { download } from '#src/data/download.ts';
import { queryFor } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { Button } from '#src/ui/button.tsx';
import { showSnackbar } from '#src/ui/snackbar.ts';
import { StatusChip } from '#src/ui/status-chip.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { Facts } from '#src/ui/layout/facts.tsx';

const tones = {
  given: 'idle',
  waiting: 'info',
  sending: 'info',
  printed: 'ok',
  failed: 'bad',
} as const;

const yes = (is: boolean) => (is ? ('yes' as const) : ('no' as const));

/** What was printed last at the site, what became of it, and the way to print it once more. */
export function PrintLog({ siteId }: { siteId: SiteId }) {
  const { t } = useTranslation('labels');
  const query = useQuery(queryFor(siteId, labelCalls.prints, undefined));
  const { busy, actionError, run } = useAction();
  const { refetch } = query;
  // A printer reports what became of what it was sent.
  useReadAgain(query, useChanges(printers.name));

  async function again({ id, of, ids, size, format, printer, ...print }: Print): Promise<void> {
    if (printer !== null) {
      return run(async (write) => {
        await write(labelCalls.sendAgain, { params: { id } }, { siteId });
        await refetch();
      });
    }
    const [names, passports] = [yes(print.names), yes(print.passports)];
    const printQuery = { of, ids: ids.join(), size, names, passports, format };
    await download(labelCalls.print, { query: printQuery }, siteId).catch((cause: unknown) =>
      showSnackbar(actionErrorOf(cause).text),
    );
    await refetch();
  }

  return (
    <section className="section" aria-label={t('log.title')}>
      <h2>{t('log.title')}</h2>
      <Loaded query={query} rows={3} empty={t('log.none')}>
        {({ data }) => (
          <ul className="rows">
            {data.map((print) => (
              <li key={print.id}>
                <StatusChip tone={tones[print.state]}>{t(`states.${print.state}`)}</StatusChip>
                <span className="named rest">
                  <b>
                    {t(`of.${print.of}`)}
                    {print.ids.length > 0 && <span>{` × ${print.ids.length}`}</span>}
                  </b>
                  <small>
                    <Facts
                      of={[
                        `${showDate(print.at)} ${showTime(print.at)}`,
                        print.by,
                        print.printer ?? t('browser'),
                      ]}
                    />
                  </small>
                  {print.problem && (
                    <small className="alarmed">{t(`problems.${print.problem}`)}</small>
                  )}
                </span>
                <Button busy={busy} onClick={() => void again(print)}>
                  {t('log.again')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <ErrorNote text={actionError.text} />
    </section>
  );
}
