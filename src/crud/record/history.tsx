import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Call } from '#contract/kit/call.ts';
import { linesOf } from '#contract/kit/document/lines.ts';
import type { HistoryEntry } from '#contract/kit/row.ts';
import type { Described } from '#contract/kit/resource.ts';
import { stepOf } from '#contract/kit/steps.ts';
import type { InputWith } from '#src/data/api.ts';
import { queryFor } from '#src/data/query.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { SaidTime } from '../values/said-time.tsx';
import { valueText } from '../values/value-text.ts';
import { Loaded } from '../loaded.tsx';
import { useTranslations } from '../words.ts';

// Most have no lines.
const LineHistory = lazyComponent(
  async () => (await import('../document/versions/line-history.tsx')).LineHistory,
);

const OtherDocument = lazyComponent(
  async () => (await import('../document/versions/other-document.tsx')).OtherDocument,
);

interface Props {
  resource: Described;
  /** What answers it. */
  call: Call;
  input?: InputWith<Call>;
}

/** Who did what to one, and when: newest first, each change from what to what. */
export function History({ resource, call, input }: Props) {
  const { t } = useTranslation('crud');
  const words = useTranslations(resource);
  const siteId = useSiteId();
  const query = useQuery(queryFor<Call>(siteId, call, input));
  const entries = (query.data as { data: HistoryEntry[] } | undefined)?.data;
  const value = (name: string, of: unknown, called?: string) => {
    const field = resource.fields[name];
    if (called !== undefined) return called || '–';
    // Of settings: the fields that a level set itself.
    if (name === 'own' && Array.isArray(of)) return of.map(words.field).join(', ') || '–';
    return (field ? valueText(field, name, of, words) : JSON.stringify(of)) || '–';
  };
  const labelOf = (name: string) => {
    if (resource.fields[name]) return words.field(name);
    return name === 'own' ? t('settings.own') : name;
  };

  const lines = linesOf(resource);
  // The VAT of each rate says no more than the sums.
  const isShown = ({ field }: HistoryEntry['changes'][number]) =>
    !lines?.totals.includes(field) || resource.fields[field]?.kind !== 'structure';

  return (
    <div className="history">
      <Loaded query={query} />
      {entries?.length === 0 && <EmptyState title={t('history.none')} />}
      <ol className="rows">
        {entries?.map(({ at, by, by_customer: isCustomer, action, changes }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two things may happen at one instant
          <li key={`${at} ${index}`} className="block">
            <p>
              <b>{by ?? (isCustomer ? t('history.customer') : t('history.nobody'))}</b>{' '}
              {stepOf(resource, action)
                ? t('history.step', { step: words.step(action) })
                : t(`history.actions.${action}`)}{' '}
              <span className="muted">
                <SaidTime value={at} text={`${showDate(at)} ${showTime(at)}`} />
              </span>
            </p>
            <ul>
              {changes.filter(isShown).map(({ field, from, to, shown }) =>
                field === lines?.field ? (
                  <LineHistory key={field} resource={resource} from={from} to={to} />
                ) : field === 'other' ? (
                  <OtherDocument key={JSON.stringify(to)} resource={resource} other={to} />
                ) : (
                  <li key={field}>
                    {t('history.change', {
                      field: labelOf(field),
                      from: value(field, from, shown?.from),
                      to: value(field, to, shown?.to),
                    })}
                  </li>
                ),
              )}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  );
}
