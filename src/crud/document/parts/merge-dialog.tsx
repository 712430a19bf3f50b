import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Call } from '#contract/kit/call.ts';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { statesOf } from '#contract/kit/steps.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { showSnackbar } from '#src/ui/snackbar.ts';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { Loaded } from '../../loaded.tsx';
import { refetchResource } from '../../refetch-resource.ts';
import { useAction } from '../../use-action.ts';
import { titleOf } from '../../values/title-of.ts';
import { valueText } from '../../values/value-text.ts';
import { useTranslations } from '../../words.ts';
import './parts.css';

interface Props {
  resource: Resource;
  row: Row;
  onClose: () => void;
}

const most = 20;

/** Which others become one with a document: those for the same, in a state in which they may. */
export function MergeDialog({ resource, row, onClose }: Props) {
  const { t } = useTranslation('crud');
  const siteId = useSiteId();
  const words = useTranslations(resource);
  const { busy, actionError, run } = useAction();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const { mustMatch, merge: states, apart } = resource.parts!;
  const alone = apart?.(row, row);
  const { field } = statesOf(resource)!;
  const same = mustMatch.find((name) => row[name] !== null);
  const query = useQuery({
    ...queryFor<Call>(siteId, resource.calls.list, {
      query: {
        per_page: most + 1,
        sort_by: resource.sort,
        [field]: states.join(','),
        ...(same && { [same]: String(row[same]) }),
      },
    }),
    enabled: same !== undefined && alone === undefined,
  });
  const found = (query.data as { data: Row[] } | undefined)?.data ?? [];
  const fits = (other: Row) =>
    other.id !== row.id &&
    mustMatch.every(
      (name) => row[name] === null || other[name] === null || row[name] === other[name],
    );
  const others = found.filter(fits).slice(0, most);
  const errorText = (code: string) => t(code.replace('.', ':errors.'));
  const texts = (other: Row) =>
    [...new Set([field, ...mustMatch.slice(1, 2), 'gross'])]
      .filter((name) => name in resource.fields)
      .map((name) => valueText(resource.fields[name]!, name, other[name], words, other.shown))
      .filter(Boolean)
      .join(' · ');

  const send = () =>
    run(async (write) => {
      const merged = others
        .filter(({ id }) => chosen.includes(id))
        .map(({ id, version }) => ({ id, version }));
      const input = { params: { id: row.id }, body: { version: row.version, others: merged } };
      try {
        await write<Call>(resource.calls['merge']!, input, { siteId });
      } finally {
        // Refused or not, it is not as it was seen.
        refetchResource(siteId, resource);
      }
      onClose();
      showSnackbar(t('document.merge.done', { count: merged.length }));
    });

  return (
    <Dialog open title={t('document.merge.title')} place="side" onClose={onClose}>
      {alone !== undefined && <p className="message info">{errorText(alone)}</p>}
      {alone === undefined && same !== undefined && <Loaded query={query} />}
      {alone === undefined &&
        (same === undefined || (query.data !== undefined && others.length === 0)) && (
          <p className="muted">{t('document.merge.none')}</p>
        )}
      {others.length > 0 && (
        <>
          <p>{t('document.merge.lead')}</p>
          <ul className="parts-lines stack tight">
            {others.map((other) => {
              const code = apart?.(row, other);
              return (
                <li key={other.id} className="check row nowrap apart">
                  <label className="row nowrap">
                    <input
                      type="checkbox"
                      checked={chosen.includes(other.id)}
                      disabled={code !== undefined}
                      onChange={({ target }) =>
                        setChosen(
                          target.checked
                            ? [...chosen, other.id]
                            : chosen.filter((id) => id !== other.id),
                        )
                      }
                    />
                    <span>
                      <b>{titleOf(resource, other)}</b>{' '}
                      <small className="muted">{texts(other)}</small>
                      {code !== undefined && (
                        <small className="muted block">{errorText(code)}</small>
                      )}
                    </span>
                  </label>
                </li>
              );
            })}
          </ul>
        </>
      )}
      <ErrorNote text={actionError.text} />
      <div className="actions">
        <Button
          variant="primary"
          busy={busy}
          disabled={chosen.length === 0}
          onClick={() => void send()}
        >
          {t('document.merge.do')}
        </Button>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
      </div>
    </Dialog>
  );
}
