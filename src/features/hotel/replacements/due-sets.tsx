import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { duePage, replacementCalls, tyreOffers } from '#contract/hotel/replacements.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useTranslations } from '#src/crud/words.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Segments } from '#src/ui/input/segments.tsx';
import { Pager } from '#src/ui/paging/pager.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { DueSet } from './due-set.tsx';
import './due-sets.css';

const states = ['due', 'offered', 'accepted', 'declined'] as const;
type State = (typeof states)[number];

/** The sets whose owners are called about new tyres, by how far it is with each. */
export function DueSets() {
  const { t } = useTranslation('replacements');
  const words = useTranslations(tyreOffers);
  const siteId = useSiteId();
  const [search, setSearch] = useSearchParams();
  const offer = states.find((one) => one === search.get('offer')) ?? 'due';
  const page = Math.max(1, Number(search.get('page')) || 1);
  const query = useQuery({
    ...queryFor(siteId, replacementCalls.due, { query: { offer, page } }),
    placeholderData: (before) => before,
  });
  const { refetch } = query;
  useReadAgain(query, useChanges(tyreOffers.name));
  const read = () => void refetch();
  const show = (chosen: State, on: number) =>
    setSearch({ offer: chosen, ...(on > 1 && { page: String(on) }) }, { replace: true });
  return (
    <Loaded query={query} rows={6}>
      {({ data: { counts, sets } }) => (
        <>
          <Segments
            label={t('show')}
            variant="chips"
            options={states.map((value) => ({
              value,
              label: `${value === 'due' ? t('due') : words.choice('state', value)} (${counts[value]})`,
            }))}
            value={offer}
            onChoose={(chosen) => show(chosen, 1)}
          />
          {sets.length === 0 && <EmptyState title={t('noneSo')} />}
          <div className="due-sets">
            <ul className="rows">
              {sets.map((set) => (
                <DueSet key={set.id} set={set} onDone={read} />
              ))}
            </ul>
          </div>
          <Pager
            page={page}
            pages={Math.ceil(counts[offer] / duePage)}
            onTurn={(on) => show(offer, on)}
          />
        </>
      )}
    </Loaded>
  );
}
