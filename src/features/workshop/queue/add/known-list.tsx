import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queueCalls } from '#contract/workshop/queue.ts';
import type { KnownPerson } from '#contract/workshop/queue.ts';
import { queryFor } from '#src/data/query.ts';
import { showDate } from '#src/i18n/time.ts';
import { Plate } from '#src/ui/plate.tsx';
import { useSettled } from '#src/ui/use-settled.ts';
import { Facts } from '#src/ui/layout/facts.tsx';

interface Props {
  siteId: string;
  by: 'plate' | 'name';
  typed: string;
  onChoose: (known: KnownPerson) => void;
}

const settleMs = 150;
const fewestLetters = 2;

/** Who was here before or is in the register and begins as typed: one tap fills in the rest. Nothing without the server. */
export function KnownList({ siteId, by, typed, onChoose }: Props) {
  const { t } = useTranslation('queue');
  const text = useSettled(typed.trim(), settleMs);
  const { data } = useQuery({
    ...queryFor(siteId, queueCalls.known, { query: { by, text } }),
    enabled: text.length >= fewestLetters,
    retry: false,
    // Who is listed stays until the next answer: they may be being pressed.
    placeholderData: keepPreviousData,
  });
  const cameOf = ({ here, last_at }: KnownPerson): string => {
    if (here) return t('add.here');
    return last_at === null ? t('add.registered') : t('add.last', { date: showDate(last_at) });
  };
  const people = text.length >= fewestLetters ? (data?.data ?? []) : [];
  if (people.length === 0) return null;
  return (
    <ul className="known options" aria-label={t('add.known')}>
      {people.map((known) => (
        <li key={`${known.licenseplate} ${known.name} ${known.customer_id} ${known.car_id}`}>
          <button type="button" onClick={() => onChoose(known)}>
            <Plate plate={known.licenseplate} />
            <b className="cut">{known.name ?? '-'}</b>
            <span className="whole muted small">
              <Facts of={[known.car_brand, cameOf(known)]} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
