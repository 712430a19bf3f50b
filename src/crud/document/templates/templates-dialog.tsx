import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Call } from '#contract/kit/call.ts';
import type { Line } from '#contract/kit/document/lines.ts';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import type { CalculatedBy } from '#contract/money/document-lines.ts';
import { queryFor } from '#src/data/query.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { useSettled } from '#src/ui/use-settled.ts';
import { Loaded } from '../../loaded.tsx';
import { pathsOf } from '../../resource-paths.ts';
import { useMayWrite } from '../../use-may-write.ts';
import { titleOf } from '../../values/title-of.ts';
import { KeepTemplate } from './keep-template.tsx';

interface Props {
  of: Resource;
  /** The document, and its lines that can be kept as one. */
  id: number;
  all: readonly Line[];
  by: CalculatedBy;
  onTake: (template: Row) => void;
  onClose: () => void;
}

const most = 50;

/** The templates of a site, to add the lines of one; and to keep the lines that stand here as another. */
export function TemplatesDialog({ of, id, all, by, onTake, onClose }: Props) {
  const { t } = useTranslation('crud');
  const siteId = useSiteId();
  const mayWrite = useMayWrite(of);
  const [keeping, setKeeping] = useState(false);
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim(), 200);
  const query = useQuery({
    ...queryFor<Call>(siteId, of.calls.list, {
      query: { per_page: most, ...(q && { q }) },
    }),
    placeholderData: keepPreviousData,
  });
  const found = (query.data as { data: Row[] } | undefined)?.data;
  const path = pathsOf(of.name)?.list;
  return (
    <Dialog open title={t('document.templates.title')} place="side" long onClose={onClose}>
      {!keeping && (
        <>
          <input
            type="search"
            data-first-focus
            aria-label={t('document.templates.search')}
            placeholder={t('document.templates.search')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // It stands within the form of the document.
              event.preventDefault();
              const [first] = found ?? [];
              if (first && q === typed.trim() && !query.isPlaceholderData) onTake(first);
            }}
          />
          <Loaded query={query} />
          {found?.length === 0 && (
            <p className="muted">{t(`document.templates.${q ? 'nothing' : 'none'}`)}</p>
          )}
          <ul className="stack tight">
            {found?.map((one) => (
              <li key={one.id}>
                <button type="button" className="line-card card" onClick={() => onTake(one)}>
                  <b>{titleOf(of, one)}</b>
                  <small className="muted">
                    {t('document.templates.option', { count: Number(one['line_count']) })}
                  </small>
                </button>
              </li>
            ))}
          </ul>
          <div className="actions">
            {mayWrite && all.length > 0 && (
              <Button onClick={() => setKeeping(true)}>{t('document.templates.keep')}</Button>
            )}
            {path !== undefined && (
              <Link className="button" to={sitePath(siteId, path)}>
                {t('document.templates.change')}
              </Link>
            )}
          </div>
        </>
      )}
      {keeping && (
        <KeepTemplate
          of={of}
          id={id}
          all={all}
          by={by}
          onKept={onClose}
          onCancel={() => setKeeping(false)}
        />
      )}
    </Dialog>
  );
}
