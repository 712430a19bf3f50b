import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { treadReaderCalls, type Payload } from '#contract/workshop/tread-depth/readers.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { queryFor } from '#src/data/query.ts';
import { showDate, showTimeWithSeconds } from '#src/i18n/time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { StatusChip, type Tone } from '#src/ui/status-chip.tsx';

const tones: Readonly<Record<Payload['outcome'], Tone>> = {
  taken: 'ok',
  repeated: 'idle',
  unreadable: 'bad',
  disabled: 'warn',
};

/** The last things that a reader sent, each as it came. */
export function PayloadLog({ readerId }: { readerId: number }) {
  const { t } = useTranslation('tread-depth');
  const input = { params: { id: readerId } };
  const query = useQuery(queryFor(useSiteId(), treadReaderCalls.payloads, input));
  const log = query.data?.data;
  return (
    <section>
      <h2>{t('connection.log')}</h2>
      <p className="field-hint">{t('connection.logHint')}</p>
      <Loaded query={query} rows={3} />
      {log?.length === 0 && <p>{t('connection.nothing')}</p>}
      {log?.map((one) => (
        <details key={one.id} className="tread-payload">
          <summary>
            {`${showDate(one.at)} ${showTimeWithSeconds(one.at)} `}
            <StatusChip tone={tones[one.outcome]}>
              {t(`connection.outcomes.${one.outcome}`)}
            </StatusChip>{' '}
            {one.problem || one.externalId}
          </summary>
          <pre>{one.body}</pre>
        </details>
      ))}
    </section>
  );
}
