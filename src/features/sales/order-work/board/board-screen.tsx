import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { WorkCard } from '#contract/sales/order-work/order-work.ts';
import {
  boardStates,
  subStatesOf,
  type BoardState,
} from '#contract/sales/order-work/work-rules.ts';
import { orders } from '#contract/sales/orders.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { StepDialogs } from '#src/crud/steps/step-dialogs.tsx';
import { useMay, useMayWrite } from '#src/crud/use-may-write.ts';
import { useTranslations } from '#src/crud/words.ts';
import { useServerNow } from '#src/data/use-server-now.ts';
import { withQuery } from '#src/navigation/page/with-query.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Segments } from '#src/ui/input/segments.tsx';
import { useWide } from '#src/ui/layout/use-wide.ts';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { Column } from './column.tsx';
import { Columns } from './columns.tsx';
import { columnShown, keepColumn, lastColumn } from './column-shown.ts';
import { LeftClocks } from './left-clocks.tsx';
import { useBoard } from './use-board.ts';
import { useMoves } from './use-moves.ts';
import './board.css';

const MoveDialog = lazyComponent(async () => (await import('./move-dialog.tsx')).MoveDialog);

const second = 1000;
const shownAs = ['all', 'mine', 'attention'] as const;

/** The orders of the workshop by how they stand. A card is dragged by a mouse, and moved by a press or a key on any device; on a phone one column is seen at a time. */
export default function BoardScreen() {
  const { t } = useTranslation('order-work');
  const siteId = useSiteId();
  const words = useTranslations(orders);
  const mayWrite = useMayWrite(orders);
  const maySet = useMay()('orders.settings');
  const [search, setSearch] = useSearchParams();
  const wide = useWide();
  const now = useServerNow(10 * second);
  const query = useBoard(siteId);
  const moves = useMoves(siteId);
  const [moved, setMoved] = useState<WorkCard | null>(null);
  const [dragged, setDragged] = useState<WorkCard | null>(null);
  const view = shownAs.find((one) => one === search.get('view')) ?? 'all';
  const { orders: all = [], mechanic_id: me = null, left = [] } = query.data?.data ?? {};
  const cards = all.filter((card) => {
    if (view === 'mine') return card.mechanic_id === me && me !== null;
    return view === 'all' || needsSomebody(card, now);
  });
  const of = (name: BoardState) => cards.filter((card) => card.state === name);
  const state = columnShown(search.get('state'), lastColumn(siteId), (name) => of(name).length);
  const set = (values: Record<string, string>) =>
    setSearch(withQuery(search, values), { replace: true });
  const column = (name: BoardState) => (
    <Column
      key={name}
      siteId={siteId}
      name={words.choice('state', name)}
      state={name}
      cards={of(name)}
      now={now}
      moves={moves}
      dragged={dragged}
      onDrag={setDragged}
      onMove={setMoved}
      headed={wide}
    />
  );
  const show = (name: BoardState) => {
    keepColumn(siteId, name);
    set({ state: name });
  };
  const turn = (by: 1 | -1) => {
    const next = boardStates[boardStates.indexOf(state) + by];
    if (next) show(next);
  };
  return (
    <div className="page board">
      <header className="row apart">
        <h1>{t('board.title')}</h1>
        <nav className="actions" aria-label={t('board.ways')}>
          <Link className="button" to={sitePath(siteId, 'order/list')}>
            {t('board.list')}
          </Link>
          {maySet && (
            <Link className="button" to={sitePath(siteId, 'order/checks')}>
              {t('order-checks.title')}
            </Link>
          )}
          {mayWrite && (
            <Link className="button primary" to={sitePath(siteId, 'N0/order2/main')}>
              {words.text('new')}
            </Link>
          )}
        </nav>
      </header>
      <Segments
        label={t('board.views.label')}
        variant="line"
        options={shownAs.map((value) => ({ value, label: t(`board.views.${value}`) }))}
        value={view}
        onChoose={(value) => set({ view: value })}
      />
      {!wide && (
        <Segments
          label={words.field('state')}
          variant="line"
          options={boardStates.map((value) => ({
            value,
            label: `${words.choice('state', value)} ${of(value).length || ''}`.trim(),
          }))}
          value={state}
          onChoose={show}
        />
      )}
      <LeftClocks siteId={siteId} left={left} />
      <ErrorNote text={moves.steps.error} />
      <Loaded query={query} rows={6}>
        {() =>
          cards.length === 0 ? (
            <EmptyState title={t(`board.none.${view}`)} />
          ) : (
            <Columns wide={wide} onTurn={turn}>
              {wide ? boardStates.map(column) : column(state)}
            </Columns>
          )
        }
      </Loaded>
      {moved && <MoveDialog card={moved} moves={moves} onClose={() => setMoved(null)} />}
      <StepDialogs resource={orders} steps={moves.steps} />
    </div>
  );
}

const needsSomebody = (card: WorkCard, now: number): boolean =>
  subStatesOf(card, now).some((one) => one !== 'working' && one !== 'customer');
