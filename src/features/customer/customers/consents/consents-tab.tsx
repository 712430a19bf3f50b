import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { consentCalls, type Consent } from '#contract/customer/consents.ts';
import { customers } from '#contract/customer/customers.ts';
import type { Row } from '#contract/kit/row.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useMayWrite } from '#src/crud/use-may-write.ts';
import { queryFor } from '#src/data/query.ts';
import { logProblem } from '#src/device/log.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { ConsentList } from './consent-list.tsx';
import { Facts } from '#src/ui/layout/facts.tsx';

/** What a customer consented to, and all they ever said to it. */
export function ConsentsTab({ row }: { row: Row }) {
  const { t } = useTranslation('customers');
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, consentCalls.consents, { params: { id: row.id } }));
  const mayWrite = useMayWrite(customers) && row.archived_at === null;
  const consents = query.data?.data;
  const again = () =>
    query
      .refetch()
      .catch((cause: unknown) => logProblem('The consents were not read again', cause));

  return (
    <section className="section" aria-label={t('consents.title')}>
      <Loaded query={query} rows={3} empty={t('consents.none')} />
      {consents && (
        <ConsentList
          customerId={row.id}
          consents={consents}
          mayWrite={mayWrite}
          onSaved={() => void again()}
        />
      )}
      {consents?.some(({ events }) => events.length > 0) && <Past consents={consents} />}
    </section>
  );
}

/** Everything that was said, the last first. */
function Past({ consents }: { consents: readonly Consent[] }) {
  const { t } = useTranslation('customers');
  const all = consents
    .flatMap(({ name, events }) => events.map((event) => ({ name, ...event })))
    .toSorted((a, b) => b.at.localeCompare(a.at));
  return (
    <>
      <h2>{t('consents.past')}</h2>
      <ol className="rows">
        {all.map(({ name, given, at, by, source, note, version }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two things may be said at one instant
          <li key={`${at} ${index}`}>
            <span>
              <b>{name}</b> {t(`consents.states.${given ? 'given' : 'withdrawn'}`)}
            </span>
            <small>
              <Facts
                of={[
                  `${showDate(at)} ${showTime(at)}`,
                  t(`consents.choices.source.${source}`),
                  by,
                  t('consents.version', { version }),
                  note,
                ]}
              />
            </small>
          </li>
        ))}
      </ol>
    </>
  );
}
