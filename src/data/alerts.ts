import { holdValue } from '../device/held-value.ts';

/** The only types there are: specification §5. */
export const alertTypes = ['info', 'error', 'success', 'warning'] as const;
export type AlertType = (typeof alertTypes)[number];

/** Something the app shows the person: specification §3. A persistent one stays until it is closed. */
export interface Alert {
  readonly id: number;
  readonly type: AlertType;
  readonly title: string;
  readonly content: string;
  readonly persistent: boolean;
  /** False from the moment it is closed until it is gone. */
  readonly visible: boolean;
  /** What support asks for, to be copied; empty when there is nothing more to say. */
  readonly details: string;
}

type Input = Pick<Alert, 'type' | 'content'> &
  Partial<Pick<Alert, 'title' | 'persistent' | 'details'>>;

// Specification §9, in ms.
const dismissAfter = 5_000;
const goneAfter = 500;

const alerts = holdValue<readonly Alert[]>([]);
let lastId = 0;
let held = false;
const timers = new Map<number, ReturnType<typeof setTimeout>>();

function startTimer({ id, persistent, visible }: Alert): void {
  clearTimeout(timers.get(id));
  if (persistent || held || !visible) return;
  timers.set(
    id,
    setTimeout(() => closeAlert(id), dismissAfter),
  );
}

/**
 * Shows an alert; returns its id. One that is not persistent closes itself. What is shown already
 * is not shown twice, it only stays longer. Throws when the type is none of the four.
 */
export function showAlert(input: Input): number {
  if (!alertTypes.includes(input.type)) {
    throw new TypeError(`An alert is one of ${alertTypes.join(', ')}, not ${input.type}`);
  }
  const { type, content, title = '' } = input;
  const same = alerts
    .get()
    .find(
      (one) => one.visible && one.type === type && one.title === title && one.content === content,
    );
  if (same) {
    startTimer(same);
    return same.id;
  }
  lastId += 1;
  const shown = { title, persistent: false, details: '', ...input, id: lastId, visible: true };
  alerts.set([...alerts.get(), shown]);
  startTimer(shown);
  return lastId;
}

/** Closes an alert; it is gone half a second later. */
export function closeAlert(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  alerts.set(alerts.get().map((one) => (one.id === id ? { ...one, visible: false } : one)));
  setTimeout(() => alerts.set(alerts.get().filter((one) => one.id !== id)), goneAfter);
}

/** Lets no alert close itself while somebody points at them or is in them; afterwards each has its whole time again. */
export function holdAlerts(hold: boolean): void {
  held = hold;
  for (const alert of alerts.get()) startTimer(alert);
}

/** The alerts there are, oldest first. */
export const alertsNow = alerts.get;

/** The same, live. */
export const useAlerts = alerts.use;
