import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Call } from '#contract/kit/call.ts';
import { linesOf, type Line } from '#contract/kit/document/lines.ts';
import type { Described, HistoryEntry } from '#contract/kit/resource.ts';
import { statesOf } from '#contract/kit/steps.ts';
import type { InputWith } from '#src/data/api.ts';
import { queryFor } from '#src/data/query.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { lineDifferences, linesDescribed } from '../document/line-differences.ts';
import { valueText } from '../values/value-text.ts';
import { Loaded } from '../loaded.tsx';
import { useWordsOf } from '../words.ts';

interface Props {
  resource: Described;
  /** What answers it. */
  call: Call;
  given?: InputWith<Call>;
}

/** Who did what to one, and when: newest first, each change from what to what. */
export function History({ resource, call, given }: Props) {
  const { t } = useTranslation('crud');
  const words = useWordsOf(resource);
  const lineWords = useWordsOf(linesOf(resource) ? linesDescribed(resource) : resource);
  const siteId = useSiteId();
  const { steps = {} } = statesOf(resource) ?? {};
  const query = useQuery(queryFor<Call>(siteId, call, given));
  const entries = (query.data as { data: HistoryEntry[] } | undefined)?.data;
  const value = (name: string, of: unknown) => {
    const field = resource.fields[name];
    // Of settings: the fields that a level set itself.
    if (name === 'own' && Array.isArray(of)) return of.map(words.field).join(', ') || '–';
    return (field ? valueText(field, name, of, words) : JSON.stringify(of)) || '–';
  };
  const labelOf = (name: string) => {
    if (resource.fields[name]) return words.field(name);
    return name === 'own' ? t('settings.own') : name;
  };

  // Lines of a document are told one by one.
  const changesSaid = ({ field, from, to }: HistoryEntry['changes'][number]) =>
    resource.fields[field]?.kind === 'lines'
      ? lineDifferences(resource, lineWords, from as Line[], to as Line[]).map(
          ({ label, ...said }) => ({
            key: said.key,
            field: label,
            from: said.from || '–',
            to: said.to || '–',
          }),
        )
      : // What is told by its sum.
        resource.fields[field]?.kind === 'structure' && resource.fields[field].readOnly
        ? []
        : [{ key: field, field: labelOf(field), from: value(field, from), to: value(field, to) }];

  return (
    <div className="history">
      <Loaded query={query} />
      {entries?.length === 0 && <EmptyState title={t('history.none')} />}
      <ol className="rows">
        {entries?.map(({ at, by, by_customer: isCustomer, action, changes }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two things may happen at one instant
          <li key={`${at} ${index}`}>
            <p>
              <b>{by ?? (isCustomer ? t('history.customer') : t('history.nobody'))}</b>{' '}
              {action in steps
                ? t('history.step', { step: words.step(action) })
                : t(`history.actions.${action}`)}{' '}
              <time className="muted" dateTime={at}>{`${showDate(at)} ${showTime(at)}`}</time>
            </p>
            <ul>
              {changes.flatMap(changesSaid).map(({ key, ...said }) => (
                <li key={key}>{t('history.change', said)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  );
}
