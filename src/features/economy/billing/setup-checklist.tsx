import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SetupItem } from '#contract/economy/company-setup/setup-calls.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Facts } from '#src/ui/layout/facts.tsx';
import { StatusChip } from '#src/ui/status-chip.tsx';
import type { Setup } from './use-setup.ts';

/** Whether the company can issue invoices: what lacks first, each with the way to it, and quieter what can wait. */
export function SetupChecklist({ setup }: { setup: Setup }) {
  const { t } = useTranslation('billing');
  return (
    <section className="section stack tight" aria-label={t('checklist.title')}>
      <Loaded query={setup} rows={2}>
        {({ data: { company, items } }) => (
          <>
            <Facts
              of={[
                company.name,
                company.org_number && t('checklist.number', { number: company.org_number }),
              ]}
            />
            <Items items={items} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function Items({ items }: { items: readonly SetupItem[] }) {
  const { t } = useTranslation('billing');
  const of = Map.groupBy(items, ({ state }) => state);
  const [lacks, advised, done] = [of.get('lacks'), of.get('advised'), of.get('done')];
  return (
    <>
      <div role="status">
        <h2>{lacks ? t('checklist.lacks', { count: lacks.length }) : t('checklist.ready')}</h2>
      </div>
      <ul className="rows">
        {[...(lacks ?? []), ...(advised ?? [])].map((item) => (
          <ItemRow key={item.key} item={item} />
        ))}
      </ul>
      {done && (
        <details>
          <summary className="muted">{t('checklist.done', { count: done.length })}</summary>
          <p className="muted">{done.map(({ key }) => t(`items.${key}`)).join(', ')}</p>
        </details>
      )}
    </>
  );
}

function ItemRow({ item: { key, state, path, field } }: { item: SetupItem }) {
  const { t } = useTranslation('billing');
  const siteId = useSiteId();
  const name = t(`items.${key}`);
  return (
    <li>
      <StatusChip tone={state === 'lacks' ? 'bad' : 'idle'}>
        {state === 'lacks' ? t('checklist.missing') : t('checklist.wait')}
      </StatusChip>
      <span className="rest named">
        <span className="row">
          {field !== null ? (
            <button type="button" className="linked" onClick={() => focusOn(field)}>
              {name}
            </button>
          ) : path === null ? (
            <b>{name}</b>
          ) : (
            <Link className="linked" to={sitePath(siteId, path)}>
              {name}
            </Link>
          )}
        </span>
        <small>{t(`why.${key}`)}</small>
      </span>
    </li>
  );
}

/** What is asked for below on the same page. */
function focusOn(field: string): void {
  document
    .querySelector<HTMLElement>(`[data-name='${field}'] :is(input, select, textarea)`)
    ?.focus();
}
