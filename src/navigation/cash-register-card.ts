import { useSyncExternalStore } from 'react';
import type { RegisterStatus } from '#contract/sales/cash-register/register-states.ts';

interface Card {
  readonly shown: boolean;
  readonly status: RegisterStatus;
}

let card: Card = { shown: false, status: 'inactive' };
const listeners = new Set<() => void>();

function change(next: Partial<Card>): void {
  const changed = { ...card, ...next };
  if (changed.shown === card.shown && changed.status === card.status) return;
  card = changed;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows or hides the cash register's frame. */
export const showCashRegister = (shown: boolean): void => change({ shown });

/** What the bar's card button does. */
export const toggleCashRegister = (): void => change({ shown: !card.shown });

/** Whether the cash register's frame is shown, live. */
export const useCashRegisterShown = (): boolean => useSyncExternalStore(listen, () => card.shown);

/** The frame says how its register is. */
export const setCashRegisterStatus = (status: RegisterStatus): void => change({ status });

/** How the site's cash register is, live; `inactive` when it has none. */
export const useCashRegisterStatus = (): RegisterStatus =>
  useSyncExternalStore(listen, () => card.status);
