import { orders } from '../orders.ts';
import type { Resource } from '../../kit/resource.ts';
import { statesOf } from '../../kit/steps.ts';

/** For how long somebody was at an order, in milliseconds; null while they are. */
export interface WorkTime {
  readonly began: number;
  readonly ended: number | null;
}

/** How many whole minutes were worked up to an instant (milliseconds). */
export const minutesWorked = (times: readonly WorkTime[], now: number): number =>
  Math.floor(
    times.reduce((sum, { began, ended }) => sum + Math.max(0, (ended ?? now) - began), 0) / 60_000,
  );

/**
 * What becomes of a person's times when they go to something at an instant, or from it: a device
 * without network may tell of it long after. They are at one thing at a time. `added` is missing
 * where they go away. `id` names a time that is kept already.
 */
export function clocked<T extends WorkTime & { readonly id: number }>(
  times: readonly T[],
  at: number,
  on: boolean,
): { readonly ended: readonly T[]; readonly added: WorkTime | null } {
  const ended = times.filter(({ began, ended: end }) => began <= at && (end === null || end > at));
  if (!on) return { ended, added: null };
  const next = Math.min(...times.map(({ began }) => began).filter((began) => began > at));
  return { ended, added: { began: at, ended: Number.isFinite(next) ? next : null } };
}

/** The columns of the board: the states that an order goes through, in their order. */
export const boardStates = [
  'draft',
  'quote',
  'accepted',
  'planned',
  'in_progress',
  'done',
] as const;
export type BoardState = (typeof boardStates)[number];

/** In which somebody works at it, or is going to. */
const workStates = ['accepted', 'planned', 'in_progress'] as const;

export const isAtWork = (state: string): boolean =>
  (workStates as readonly string[]).includes(state);

/** How an order stands besides its state, what matters most first. */
const subStates = ['overdue', 'parts', 'customer', 'nobody', 'working', 'ready'] as const;
export type SubState = (typeof subStates)[number];

interface OrderProgress {
  readonly state: string;
  readonly promised_at: string | null;
  /** How many of its products are not there, all of them. */
  readonly missing: number;
  readonly mechanic_id: number | null;
  /** Who is at it now. */
  readonly working: readonly string[];
  readonly lines: number;
  readonly lines_done: number;
}

/** What is to be known of an order at a glance, calculated again each time it is looked at. */
export function subStatesOf(order: OrderProgress, now: number): SubState[] {
  const { state, promised_at: promised, mechanic_id: mechanic, working } = order;
  const open = isAtWork(state);
  const so: Record<SubState, boolean> = {
    overdue: open && promised !== null && Date.parse(promised) < now,
    parts: open && order.missing > 0,
    customer: state === 'quote',
    nobody: (state === 'planned' || state === 'in_progress') && mechanic === null,
    working: working.length > 0,
    ready: state === 'in_progress' && order.lines > 0 && order.lines_done === order.lines,
  };
  return subStates.filter((name) => so[name]);
}

/** The step that takes an order from one column to another; undefined where none does. */
export function stepTo(from: string, to: string): string | undefined {
  const { steps } = statesOf(orders as Resource)!;
  return Object.keys(steps).find((word) => {
    const step = steps[word]!;
    return step.to === to && step.from.includes(from);
  });
}

/** Whose line it is: whoever it was given to, else the order's mechanic; null where that is nobody. */
export const mechanicOf = (
  line: { readonly mechanic_id: number | null },
  order: { readonly mechanic_id: number | null },
): number | null => line.mechanic_id ?? order.mechanic_id;

interface CheckShown {
  readonly needed: boolean;
  readonly outcome: string;
}

/** The checks that an order is not done without. */
export const checksLeft = <C extends CheckShown>(checks: readonly C[]): C[] =>
  checks.filter(({ needed, outcome }) => needed && outcome === '');
