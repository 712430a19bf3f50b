import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { codeText } from '#contract/hotel/label-codes.ts';
import type { KnownPlace } from '#contract/hotel/scan/known.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { warehousesAt } from '../work/warehouses-at.ts';

interface Props {
  siteId: SiteId;
  places: readonly KnownPlace[];
  onChoose: (code: string) => void;
}

/** In which of several warehouses the place is that was meant; the answer is read as its label would be. */
export function WhichPlace({ siteId, places, onChoose }: Props) {
  const { t } = useTranslation('scanner');
  const { data } = useQuery(warehousesAt(siteId));
  const nameOf = (store: string) =>
    data?.data.find(({ id }) => String(id) === store)?.name ?? `${t('location')} ${store}`;
  return (
    <div className="quick-answers">
      {places.map(({ id, store, place }) => (
        <button
          key={id}
          type="button"
          onClick={() => onChoose(codeText({ kind: 'place', store, place }))}
        >
          {nameOf(store)}
        </button>
      ))}
    </div>
  );
}
