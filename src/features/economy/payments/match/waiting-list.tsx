import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { WaitingPayment } from '#contract/economy/payments/payment-calls.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { isTouch } from '#src/ui/touch/is-touch.ts';
import { useAmount } from '../use-amount.ts';
import { MatchClear } from './match-clear.tsx';
import { WaitingRow } from './waiting-row.tsx';

interface Props {
  payments: readonly WaitingPayment[];
  left: { readonly total: number; readonly amount: number };
  /** Called once none of those shown waits any more. */
  onAllDone: () => void;
  /** Called where what is shown of one is not so any more. */
  onStale: () => void;
}

/** What waits, one of it open: arrows go to the next, Enter matches what is likeliest, and the next is open. */
export function WaitingList({ payments, left, onAllDone, onStale }: Props) {
  const { t } = useTranslation('payments');
  const amount = useAmount();
  const may = useMay();
  const list = useRef<HTMLOListElement>(null);
  const [seen, setSeen] = useState(payments);
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  const [chosen, setChosen] = useState<number | null>(null);
  // What was taken back since waits again.
  if (seen !== payments) {
    setSeen(payments);
    setDone(new Set());
  }
  const waiting = payments.filter(({ id }) => !done.has(id));
  const current = waiting.find(({ id }) => id === chosen) ?? waiting[0];
  const isAllDone = payments.length > 0 && waiting.length === 0;
  useEffect(() => {
    if (isAllDone) onAllDone();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each time that nothing is left
  }, [isAllDone]);
  // Who comes by keyboard goes on at once.
  useEffect(() => {
    const { activeElement, body } = document;
    const first = payments[0]?.id;
    if (first !== undefined && !isTouch() && (!activeElement || activeElement === body)) {
      focusSoon(list.current, first);
    }
  }, [payments]);
  const doneWith = (ids: readonly number[]) => setDone((before) => new Set([...before, ...ids]));
  /** To the one behind, or before; with the focus on what is likeliest of it. */
  const go = (by: number) => {
    const at = waiting.findIndex(({ id }) => id === current?.id);
    const next = waiting[at + by];
    if (!next) return;
    setChosen(next.id);
    focusSoon(list.current, next.id);
  };
  const keys = (event: KeyboardEvent) => {
    const { target } = event;
    // Within a search arrows are its own, until something is typed there.
    if (target instanceof HTMLInputElement && (target.value !== '' || event.key === '/')) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      go(event.key === 'ArrowDown' ? 1 : -1);
    }
    if (event.key === '/') {
      // Elsewhere it is the key of the search through everything.
      event.preventDefault();
      event.stopPropagation();
      list.current?.querySelector('input')?.focus();
    }
  };
  if (waiting.length === 0) return left.total === 0 && <EmptyState title={t('match.none')} />;
  const sum = waiting.reduce((all, { unmatched }) => all + unmatched, 0);
  const others = left.total - payments.length;
  return (
    <section className="stack" aria-label={t('match.list')}>
      <p className="muted">
        {t('match.left', {
          count: waiting.length + others,
          amount: amount(others > 0 ? left.amount : sum),
        })}
      </p>
      {may('payments.write') && (
        <MatchClear waiting={waiting} onDone={doneWith} onStale={onStale} />
      )}
      {!isTouch() && <p className="muted small">{t('match.keys')}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the buttons within */}
      <ol ref={list} className="stack tight" onKeyDown={keys}>
        {waiting.map((payment) => (
          <WaitingRow
            key={payment.id}
            payment={payment}
            isOpen={payment.id === current?.id}
            onOpen={() => setChosen(payment.id)}
            onLeft={() => go(1)}
            onDone={() => doneWith([payment.id])}
            onStale={onStale}
          />
        ))}
      </ol>
    </section>
  );
}

/** Once it is drawn. */
function focusSoon(list: HTMLElement | null, id: number): void {
  requestAnimationFrame(() => {
    const row = list?.querySelector(`[data-payment="${id}"]`);
    const first = row?.querySelector<HTMLElement>('.button.primary') ?? row?.querySelector('input');
    first?.focus();
  });
}
