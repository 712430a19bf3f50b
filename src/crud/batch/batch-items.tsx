import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Batch, ItemOf } from '#contract/kit/batch/batch.ts';
import type { Row } from '#contract/kit/row.ts';
import { queryFor } from '#src/data/query.ts';
import { withQuery } from '#src/navigation/page/with-query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { SelectField } from '#src/ui/input/select-field.tsx';
import { TextField } from '#src/ui/input/text-field.tsx';
import { Pager } from '#src/ui/paging/pager.tsx';
import { StatusChip, type Tone } from '#src/ui/status-chip.tsx';
import { useSelection, type Selection } from '../bulk/use-selection.ts';
import { useReadAgain } from '../live-changes.ts';
import { Loaded } from '../loaded.tsx';
import { useMayWrite } from '../use-may-write.ts';
import { ChooseItems } from './choose-items.tsx';

const atOnce = 50;

interface Props<B extends Batch> {
  readonly batch: B;
  readonly row: Row;
  /** How many changes of what is shown besides the row have been heard of. */
  readonly changes: number;
  readonly search: string;
  readonly none: string;
  readonly stateText: (state: ItemOf<B>['state']) => string;
  readonly tones: Readonly<Record<ItemOf<B>['state'], Tone>>;
  /** What one item is called, where it stands in words. */
  readonly nameOf: (item: ItemOf<B>) => string;
  /** What is shown of one, before its state and after. */
  readonly renderItem: (item: ItemOf<B>) => ReactNode;
  readonly renderMore: (item: ItemOf<B>) => ReactNode;
}

/** What a batch is about, item by item, narrowed as one likes; of a proposal one leaves out what one does not want. */
export function BatchItems<B extends Batch>(props: Props<B>) {
  const { batch, row, stateText, tones, nameOf } = props;
  const { t } = useTranslation('crud');
  const siteId = useSiteId();
  const [search, setSearch] = useSearchParams();
  const state = batch.itemStates.find((one) => one === search.get('state'));
  const q = search.get('q') ?? '';
  const page = Number(search.get('page')) || 1;
  const turn = (part: Record<string, string | null>) =>
    setSearch(withQuery(search, { page: null, ...part }), { replace: true });
  const itemsQuery = { page, per_page: atOnce, ...(state && { state }), ...(q && { q }) };
  const { items }: Batch['calls'] = batch.calls;
  const query = useQuery({
    ...queryFor(siteId, items, { params: { id: row.id }, query: itemsQuery }),
    placeholderData: keepPreviousData,
  });
  useReadAgain(query, row.version + props.changes);
  // What is selected of one batch means nothing of the next.
  const selection = useSelection(JSON.stringify([row.id, itemsQuery]));
  const mayChoose = useMayWrite(batch.resource) && row['state'] === 'planned';
  const options = [
    { value: '', label: t('batch.all') },
    ...batch.itemStates.map((one) => ({ value: one, label: stateText(one) })),
  ];
  return (
    <div className="stack">
      <div className="grid">
        <SelectField
          label={t('batch.state')}
          value={state ?? ''}
          options={options}
          onChoose={(chosen) => turn({ state: chosen || null })}
        />
        <TextField
          label={props.search}
          type="search"
          defaultValue={q}
          onChange={({ target }) => turn({ q: target.value.trim() || null })}
        />
      </div>
      <Loaded query={query} rows={8} empty={props.none}>
        {({ data, meta }) => {
          const rows = data as ItemOf<B>[];
          const choosable = rows.filter(isChoosable).map(({ id }) => id);
          return (
            <>
              {mayChoose && choosable.length > 0 && (
                <ChooseItems batch={batch} row={row} shown={choosable} selection={selection} />
              )}
              <ul className="rows">
                {rows.map((item) => (
                  <li key={item.id}>
                    {mayChoose && isChoosable(item) && (
                      <ChosenBox
                        name={nameOf(item)}
                        id={item.id}
                        shown={choosable}
                        selection={selection}
                      />
                    )}
                    {props.renderItem(item)}
                    <StatusChip tone={tones[item.state as ItemOf<B>['state']]}>
                      {stateText(item.state)}
                    </StatusChip>
                    {props.renderMore(item)}
                  </li>
                ))}
              </ul>
              <Pager
                page={meta.current_page}
                pages={Math.ceil(meta.total_items / meta.per_page)}
                onTurn={(next) => turn({ page: String(next) })}
              />
            </>
          );
        }}
      </Loaded>
    </div>
  );
}

/** Whether one may leave an item out, or take it in again after somebody did. */
const isChoosable = ({ state, reason }: { state: string; reason: string }): boolean =>
  state === 'planned' || (state === 'left_out' && reason === 'by_hand');

interface BoxProps {
  name: string;
  id: number;
  shown: readonly number[];
  selection: Selection;
}

function ChosenBox({ name, id, shown, selection }: BoxProps) {
  const { t } = useTranslation('crud');
  return (
    <input
      type="checkbox"
      aria-label={t('batch.select', { name })}
      checked={selection.ids.has(id)}
      onChange={() => undefined}
      onClick={(event) => selection.turn(id, shown, event.shiftKey)}
    />
  );
}
