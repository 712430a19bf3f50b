import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { exportRight } from '#contract/kit/field-rights.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import { useLoaded } from '#src/data/use-loaded.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { FilesMenu } from '../files/files-menu.tsx';
import { pathsOf } from '../resource-paths.ts';
import type { Column } from '../table/columns.ts';
import { useMay, useMayWrite } from '../use-may-write.ts';
import { useTranslations } from '../words.ts';
import type { ListState } from './list-state.ts';
import type { GoTo } from './use-list-state.ts';
import type { Rows } from './use-rows.ts';

interface Props {
  resource: Resource;
  state: ListState;
  listed: Rows;
  columns: readonly Column[];
  go: GoTo;
  /** Turns the selecting of cards on and off; rows of a table can be selected at any time. */
  onSelect: (() => void) | undefined;
  /** What else is done with the whole list, each on a screen of its own. */
  more: readonly ListOperation[];
}

/** Something done with a whole list on a screen of its own. */
export interface ListOperation {
  readonly path: string;
  readonly title: `${string}:${string}`;
  readonly right: string;
}

/** What is done with the whole list: taken away as a file, filled from one, changed for what was archived. */
export function ListMenu({ resource, state, listed, columns, go, onSelect, more }: Props) {
  const { t } = useTranslation('crud');
  const siteId = useSiteId();
  const mayWrite = useMayWrite(resource);
  const rights = useLoaded(siteId, shellCalls.profile)?.data.profile.rights;
  const may = useMay();
  const words = useTranslations(resource);
  const leftOut = columns.filter(({ name }) => {
    const right = exportRight(resource.fields[name] ?? {});
    return right !== undefined && !may(right);
  });
  const importing = pathsOf(resource.name)?.import;
  const { page: _, per_page: __, ...narrowing } = listed.listQuery;

  return (
    <FilesMenu
      name={t('list.menu')}
      className="list-tool entry"
      call={resource.calls.export}
      query={{ ...narrowing, columns: columns.map(({ name }) => name).join(',') }}
      before={
        onSelect && (
          <li>
            <button type="button" onClick={onSelect}>
              {t('list.select')}
            </button>
          </li>
        )
      }
    >
      {leftOut.length > 0 && (
        <li className="field-hint">
          {t('list.leftOut', { fields: leftOut.map(({ name }) => words.field(name)).join(', ') })}
        </li>
      )}
      {mayWrite && importing !== undefined && (
        <li>
          <Link to={sitePath(siteId, importing)}>{t('list.import')}</Link>
        </li>
      )}
      {more
        .filter(({ right }) => rights?.includes(right))
        .map(({ path, title }) => (
          <li key={path}>
            <Link to={sitePath(siteId, path)}>{t(title)}</Link>
          </li>
        ))}
      <li>
        <button
          type="button"
          onClick={() => go({ ...state, archived: !state.archived, page: 1, row: null })}
        >
          {t(state.archived ? 'crud:list.showCurrent' : 'crud:list.showArchived')}
        </button>
      </li>
    </FilesMenu>
  );
}
