import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queueCalls } from '#contract/queue.ts';
import type { KnownPerson } from '#contract/queue.ts';
import { queryFor } from '#src/data/query.ts';
import { showDate } from '#src/i18n/time.ts';
import { Plate } from '#src/ui/plate.tsx';
import { useSettled } from '#src/ui/use-settled.ts';

interface Props {
  siteId: string;
  by: 'plate' | 'name';
  typed: string;
  onChoose: (known: KnownPerson) => void;
}

const settleMs = 150;
const fewestLetters = 2;

/** Who was here before and begins as typed: one tap fills in the rest. Nothing without the server. */
export function KnownList({ siteId, by, typed, onChoose }: Props) {
  const { t } = useTranslation('queue');
  const text = useSettled(typed.trim(), settleMs);
  const { data } = useQuery({
    ...queryFor(siteId, queueCalls.known, { query: { by, text } }),
    enabled: text.length >= fewestLetters,
    retry: false,
  });
  const people = text.length >= fewestLetters ? (data?.data ?? []) : [];
  if (people.length === 0) return null;
  return (
    <ul className="known" aria-label={t('add.known')}>
      {people.map((known) => (
        <li key={known.id}>
          <button type="button" onClick={() => onChoose(known)}>
            <Plate plate={known.licenseplate} />
            <span className="known-name">{known.name ?? '-'}</span>
            <span className="known-facts">
              {[
                known.car_brand,
                known.here ? t('add.here') : t('add.last', { date: showDate(known.last_at) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
