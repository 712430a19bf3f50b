import { useTranslation } from 'react-i18next';
import { answeredAt } from '#src/data/server-time.ts';
import { useServerNow } from '#src/data/use-server-now.ts';
import { Select } from '#src/ui/input/select.tsx';
import { Pager } from '#src/ui/paging/pager.tsx';
import { AsOf } from '#src/ui/state/offline-note.tsx';
import { showNumber } from '../values/number-text.ts';
import { pageChoices, type ListState } from './list-state.ts';
import type { Rows } from './use-rows.ts';

interface Props {
  listed: Rows;
  state: ListState;
  onPage: (page: number) => void;
  onSize: (perPage: number) => void;
}

/** How many rows there are, the pages, how many stand on one, and from when they are. */
export function ListFoot({ listed, state, onPage, onSize }: Props) {
  const { t, i18n } = useTranslation('crud');
  const now = useServerNow(30_000);
  const { rows, total, more, pages, query } = listed;
  if (!rows || (rows.length === 0 && state.page === 1)) return null;
  const count = `${showNumber(total, 0, i18n.language)}${more ? '+' : ''}`;
  return (
    <footer className="list-foot row muted">
      <span aria-live="polite">{t('list.rows', { count: total, total: count })}</span>
      <AsOf asOf={answeredAt(query)} now={now} />
      <Pager page={state.page} pages={pages} onTurn={onPage} />
      <label className="row nowrap at-end">
        <span className="amount">{t('list.perPage')}</span>
        <Select
          className="entry"
          options={pageChoices.map((size) => ({ value: String(size), label: String(size) }))}
          value={state.perPage}
          onChoose={(size) => onSize(Number(size))}
        />
      </label>
    </footer>
  );
}
