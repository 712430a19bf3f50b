import { useSyncExternalStore } from 'react';

/** The only types there are: specification §5. */
export const alertTypes = ['info', 'error', 'success', 'warning'] as const;
export type AlertType = (typeof alertTypes)[number];

/** Something the app tells the person: specification §3. A persistent one stays until it is closed. */
export interface Alert {
  readonly id: number;
  readonly type: AlertType;
  readonly title: string;
  readonly content: string;
  readonly persistent: boolean;
  /** False from the moment it is closed until it is gone. */
  readonly visible: boolean;
}

// Specification §9, in ms.
const dismissAfter = 5_000;
const goneAfter = 500;

let alerts: readonly Alert[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Alert[]): void {
  alerts = next;
  for (const listener of listeners) listener();
}

/** Shows an alert; returns its id. One that is not persistent closes itself. Throws when the type is none of the four. */
export function showAlert(
  given: Pick<Alert, 'type' | 'content'> & Partial<Pick<Alert, 'title' | 'persistent'>>,
): number {
  if (!alertTypes.includes(given.type)) {
    throw new TypeError(`An alert is one of ${alertTypes.join(', ')}, not ${given.type}`);
  }
  lastId += 1;
  const id = lastId;
  change([...alerts, { title: '', persistent: false, ...given, id, visible: true }]);
  if (!given.persistent) setTimeout(() => closeAlert(id), dismissAfter);
  return id;
}

/** Closes an alert; it is gone half a second later. */
export function closeAlert(id: number): void {
  change(alerts.map((alert) => (alert.id === id ? { ...alert, visible: false } : alert)));
  setTimeout(() => change(alerts.filter((alert) => alert.id !== id)), goneAfter);
}

/** The alerts there are, oldest first, live. */
export const useAlerts = (): readonly Alert[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => alerts,
  );
