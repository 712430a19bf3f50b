import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { orderWorkCalls, type OrderAtWork } from '#contract/sales/order-work/order-work.ts';
import { isAtWork, mechanicOf, minutesWorked } from '#contract/sales/order-work/work-rules.ts';
import { useAction } from '#src/crud/use-action.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { queryClient, questionOf } from '#src/data/query.ts';
import { useServerNow } from '#src/data/use-server-now.ts';
import { showTime } from '#src/i18n/time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { Segments } from '#src/ui/input/segments.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { useQuantity } from '#src/crud/values/use-quantity.ts';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { useSubStates } from '../use-sub-states.tsx';
import { WorkBar } from './work-bar.tsx';
import { WorkHead } from './work-head.tsx';
import { WorkLines } from './work-lines.tsx';

const TreadNote = lazyComponent(
  async () => (await import('#src/features/sales/order-tyres/exports.ts')).TreadNote,
);
// Below what is looked at first.
const Times = lazyComponent(async () => (await import('./times.tsx')).Times);
const Checks = lazyComponent(async () => (await import('./checks.tsx')).Checks);
const OrderPhotos = lazyComponent(async () => (await import('./order-photos.tsx')).OrderPhotos);
const GiveLines = lazyComponent(async () => (await import('./give-lines.tsx')).GiveLines);

interface Props {
  siteId: string;
  view: OrderAtWork;
  unsent: number;
}

const second = 1000;

/** What a mechanic has before them under a car: their lines, the checks, the photos, the clock. */
export function OrderSheet({ siteId, view, unsent }: Props) {
  const { t } = useTranslation('order-work');
  const now = useServerNow(10 * second);
  const may = useMay();
  const mayWork = may('orders.work') && isAtWork(view.state);
  const mine = view.work.filter((line) => mechanicOf(line, view) === view.me.mechanic_id);
  const hasOthers =
    view.me.mechanic_id !== null && mine.length > 0 && mine.length < view.work.length;
  const [whose, setWhose] = useState<'mine' | 'all'>('mine');
  const lines = hasOthers && whose === 'mine' ? mine : view.work;
  const { running } = view.me;
  const states = useSubStates(view, now);
  return (
    <>
      <WorkHead siteId={siteId} view={view} states={states} unsent={unsent} />
      {running && running.order_id !== view.id && (
        <p className="callout">
          {t('elsewhere', { who: running.called, time: showTime(running.began_at) })}{' '}
          <Link to={sitePath(siteId, `${running.order_id}/order2/main`)}>{t('goThere')}</Link>
        </p>
      )}
      {mayWork && (
        <TreadNote id={view.id} to={sitePath(siteId, `order/details/${view.id}?tab=tyres`)} />
      )}
      {hasOthers && (
        <Segments
          label={t('whose.label')}
          options={[
            { value: 'mine', label: t('whose.mine') },
            { value: 'all', label: t('whose.all') },
          ]}
          value={whose}
          onChoose={setWhose}
        />
      )}
      <div className="work-columns grid">
        <div className="stack">
          <section className="stack" aria-label={t('lines')}>
            <h2>{t('lines')}</h2>
            {lines.length === 0 ? (
              <EmptyState title={t('noLines')} />
            ) : (
              <WorkLines siteId={siteId} view={view} lines={lines} mayWork={mayWork} now={now} />
            )}
            {mayWork && lines.length > 0 && <GiveLines siteId={siteId} view={view} lines={lines} />}
          </section>
          <Parts siteId={siteId} view={view} mayKeep={mayWork} />
        </div>
        <div className="stack">
          {view.checks.length > 0 && <Checks siteId={siteId} view={view} mayWork={mayWork} />}
          <OrderPhotos siteId={siteId} view={view} mayWork={mayWork} />
          <Times
            siteId={siteId}
            view={view}
            now={now}
            minutes={minutesWorked(
              view.times.map(({ began_at: began, ended_at: ended }) => ({
                began: Date.parse(began),
                ended: ended === null ? null : Date.parse(ended),
              })),
              now,
            )}
          />
        </div>
      </div>
      <WorkBar siteId={siteId} view={view} lines={lines} mayWork={mayWork} />
    </>
  );
}

/** What there is too little of, and a way to keep what is free. */
function Parts({ siteId, view, mayKeep }: { siteId: string; view: OrderAtWork; mayKeep: boolean }) {
  const { t } = useTranslation('order-work');
  const quantity = useQuantity();
  const { busy, actionError, run } = useAction();
  const keep = () =>
    run(async (write) => {
      const input = { params: { id: view.id }, body: {} };
      const answer = await write(orderWorkCalls.reserve, input, { siteId });
      const params = { id: view.id };
      queryClient.setQueryData(questionOf(siteId, orderWorkCalls.one, { params }), answer);
    });
  const sells = view.work.some(({ kind }) => kind === 'goods');
  if (view.parts.length === 0 && !(sells && mayKeep)) return null;
  return (
    <div className="stack tight">
      {view.parts.length > 0 && (
        <ul className="callout stack tight" aria-label={t('parts.title')}>
          {view.parts.map(({ product_id: id, name, quantity: lacks }) => (
            <li key={id}>{t('parts.missing', { name, quantity: quantity(lacks) })}</li>
          ))}
        </ul>
      )}
      {mayKeep && sells && (
        <Button busy={busy} onClick={() => void keep()}>
          {t('parts.keep')}
        </Button>
      )}
      <ErrorNote text={actionError.text} />
    </div>
  );
}
