import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { stateOnDay } from '#contract/hotel/wheel-sets/state-on-day-rules.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import { actionErrorOf } from '#src/crud/action-error.ts';
import { Loaded, together } from '#src/crud/loaded.tsx';
import { PageHead } from '#src/crud/record/page-head.tsx';
import { useListPath } from '#src/crud/record/use-list-path.ts';
import { useTranslations } from '#src/crud/words.ts';
import { DateField } from '#src/crud/widgets/date-field.tsx';
import { download } from '#src/data/download.ts';
import { queryFor } from '#src/data/query.ts';
import { serverNow } from '#src/data/server-time.ts';
import { showDate } from '#src/i18n/time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Plate } from '#src/ui/plate.tsx';
import { showSnackbar } from '#src/ui/snackbar.ts';
import { Movements } from './movements.tsx';
import '../set/set.css';

/** All that was done with a set, and where it was on a day. */
export default function HistoryScreen() {
  const { t } = useTranslation('wheel-sets');
  const words = useTranslations(wheelSets);
  const siteId = useSiteId();
  const { id = '' } = useParams();
  const list = useListPath(wheelSets);
  const input = { params: { id } };
  const query = together(
    useQuery(queryFor(siteId, wheelSets.calls.one, input)),
    useQuery(queryFor(siteId, wheelSetCalls.movements, input)),
  );
  const [day, setDay] = useState(() => showDate(serverNow()));
  const save = () =>
    void download(wheelSetCalls.movementsFile, input, siteId).catch((cause: unknown) =>
      showSnackbar(actionErrorOf(cause).text),
    );
  return (
    <div className="page">
      <Loaded query={query} rows={6}>
        {([{ data: set }, { data: movements }]) => {
          const then = stateOnDay(
            movements.map((one) => ({ ...one, at: showDate(one.at) })),
            day,
          );
          return (
            <>
              <PageHead
                resource={wheelSets}
                list={list}
                title={t('ledger.title', { number: set.number })}
                status={<Plate plate={set.licenseplate || null} />}
              >
                <div className="actions one-actions">
                  <Link className="button" to={sitePath(siteId, `tyre-hotel/details/${id}`)}>
                    {t('wheel-sets.one')}
                  </Link>
                  <Button onClick={save}>{t('ledger.file')}</Button>
                </div>
              </PageHead>
              <section className="section">
                <DateField
                  label={t('ledger.day')}
                  required
                  value={day}
                  onChange={(chosen) => chosen && setDay(chosen)}
                />
                <p role="status">
                  {then ? (
                    <>
                      <b className="place t40">{then.place ?? words.choice('state', then.state)}</b>
                      <span>{` ${t('ledger.since', { day: then.since })}`}</span>
                    </>
                  ) : (
                    t('ledger.before')
                  )}
                </p>
              </section>
              <section className="section">
                <h2>{t('tabs.movements')}</h2>
                <Movements id={set.id} />
              </section>
            </>
          );
        }}
      </Loaded>
    </div>
  );
}
