import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Answer } from '#contract/kit/call.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { SaidTime } from '#src/crud/values/said-time.tsx';
import { useTranslations } from '#src/crud/words.ts';
import { queryFor } from '#src/data/query.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { StatusChip } from '#src/ui/status-chip.tsx';

type Movement = Answer<typeof wheelSetCalls.movements>['data'][number];

/** What was done with a set, newest first; the last `most` of it where that is said. */
export function Movements({ id, most }: { id: number; most?: number }) {
  const { t } = useTranslation('wheel-sets');
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, wheelSetCalls.movements, { params: { id } }));
  return (
    <Loaded query={query} rows={3} empty={t('ledger.none')}>
      {({ data }) => (
        <ol className="rows">
          {data.slice(0, most).map((movement) => (
            <li key={movement.id}>
              <Line movement={movement} />
            </li>
          ))}
        </ol>
      )}
    </Loaded>
  );
}

function Line({ movement }: { movement: Movement }) {
  const { t } = useTranslation('wheel-sets');
  const words = useTranslations(wheelSets);
  const { at, by, handling, from_place, to_place, to_state, unseen, late, undone } = movement;
  const { because, read_plate: plate } = movement;
  // That it was another car is told with why.
  const override = movement.override.filter((one) => one !== 'other_car');
  const places = [from_place, to_place].filter(Boolean);
  return (
    <>
      <small>
        <SaidTime value={at} text={`${showDate(at)} ${showTime(at)}`} />
      </small>
      <b>{t(`done.${handling}`)}</b>
      {places.length > 0 && <b className="mono amount">{places.join(' → ')}</b>}
      <span className="muted">{words.choice('state', to_state)}</span>
      {by !== null && <small>{by}</small>}
      {undone && <StatusChip tone="idle">{t('ledger.undone')}</StatusChip>}
      {late && <StatusChip tone="info">{t('ledger.late')}</StatusChip>}
      {unseen.length > 0 && (
        <StatusChip tone="warn">
          {t('ledger.unseen', { wheels: unseen.map((one) => t(`positions.${one}`)).join(', ') })}
        </StatusChip>
      )}
      {because !== null && (
        <StatusChip tone="bad">
          {t('ledger.onOther', { plate, reason: t(`gate.reasons.${because}`) })}
        </StatusChip>
      )}
      {override.length > 0 && (
        <StatusChip tone="warn">
          {t('ledger.override', {
            warnings: override.map((one) => t(`warnings.${one}`)).join(', '),
          })}
        </StatusChip>
      )}
    </>
  );
}
