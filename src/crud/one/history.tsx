import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Call } from '#contract/kit/call.ts';
import type { HistoryEntry, Resource } from '#contract/kit/resource.ts';
import { Loaded } from '../loaded.tsx';
import { queryFor } from '#src/data/query.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { valueText } from '../values/value-text.ts';
import { useWordsOf } from '../words.ts';

/** Who did what to one, and when: newest first, each change from what to what. */
export function History({ resource, id }: { resource: Resource; id: string }) {
  const { t } = useTranslation('crud');
  const words = useWordsOf(resource);
  const siteId = useSiteId();
  const query = useQuery(queryFor<Call>(siteId, resource.calls.history, { params: { id } }));
  const entries = (query.data as { data: HistoryEntry[] } | undefined)?.data;
  const value = (name: string, of: unknown) => {
    const field = resource.fields[name];
    return (field ? valueText(field, name, of, words) : JSON.stringify(of)) || '–';
  };

  return (
    <div className="history">
      <Loaded query={query} />
      {entries?.length === 0 && <EmptyState title={t('history.none')} />}
      <ol className="rows">
        {entries?.map(({ at, by, action, changes }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two things may happen at one instant
          <li key={`${at} ${index}`}>
            <p>
              <b>{by ?? t('history.nobody')}</b> {t(`history.actions.${action}`)}{' '}
              <time className="muted" dateTime={at}>{`${showDate(at)} ${showTime(at)}`}</time>
            </p>
            <ul>
              {changes.map(({ field, from, to }) => (
                <li key={field}>
                  {t('history.change', {
                    field: resource.fields[field] ? words.field(field) : field,
                    from: value(field, from),
                    to: value(field, to),
                  })}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  );
}
