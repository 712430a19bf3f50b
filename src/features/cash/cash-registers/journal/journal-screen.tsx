import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { cashRegisters } from '#contract/cash/cash-registers/cash-registers.ts';
import {
  entriesPerPage,
  journalCalls,
} from '#contract/cash/cash-registers/journal/journal-calls.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { queryFor } from '#src/data/query.ts';
import { withQuery } from '#src/navigation/page/with-query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Segments } from '#src/ui/input/segments.tsx';
import { Pager } from '#src/ui/paging/pager.tsx';
import { AtRegister, type CashRegister } from '../at-register.tsx';
import { EventRow } from './event-row.tsx';
import { LastCheck } from './last-check.tsx';
import { XAndZ } from './x-and-z.tsx';

const views = ['all', 'z_report', 'x_report'] as const;

/** What happened at a register, its X and Z reports, and whether the journal is as it was written. */
export default function JournalScreen() {
  const { t } = useTranslation('cash-registers');
  return (
    <AtRegister closed title={t('journal.title')}>
      {(register) => <Journal key={register.id} register={register} />}
    </AtRegister>
  );
}

function Journal({ register }: { register: CashRegister }) {
  const { t } = useTranslation('cash-registers');
  const siteId = useSiteId();
  const [search, setSearch] = useSearchParams();
  const page = Math.max(Number(search.get('page') ?? 1) || 1, 1);
  const view = views.find((one) => one === search.get('view')) ?? 'all';
  const query = useQuery({
    ...queryFor(siteId, journalCalls.journal, {
      params: { id: register.id },
      query: { page: String(page), ...(view !== 'all' && { kind: view }) },
    }),
    placeholderData: keepPreviousData,
  });
  useReadAgain(query, useChanges(cashRegisters.name));
  return (
    <>
      {register.state !== 'closed' && (
        <div className="actions">
          <XAndZ register={register} onDone={() => void query.refetch()} />
        </div>
      )}
      <LastCheck id={register.id} />
      <Segments
        label={t('journal.views.label')}
        variant="line"
        options={views.map((value) => ({ value, label: t(`journal.views.${value}`) }))}
        value={view}
        onChoose={(next) => setSearch(withQuery(search, { view: next, page: null }))}
      />
      <Loaded query={query} rows={8} empty={t('journal.none')}>
        {({ data, meta }) => (
          <div className="stack">
            <ol className="rows">
              {data.map((event) => (
                <EventRow key={event.nr} event={event} />
              ))}
            </ol>
            <Pager
              page={page}
              pages={Math.ceil(meta.total / entriesPerPage)}
              onTurn={(next) => setSearch(withQuery(search, { page: String(next) }))}
            />
          </div>
        )}
      </Loaded>
    </>
  );
}
