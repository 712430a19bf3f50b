import type { ErrorTable } from '../../kit/errors.ts';

export const reminderRunsErrors = {
  'reminder-runs.by_run': 422,
  'reminder-runs.kept': 409,
  'reminder-runs.waived': 409,
  'reminder-runs.nothing_asked': 409,
  'reminder-runs.not_open': 409,
  'reminder-runs.has_plan': 409,
  'reminder-runs.no_letters': 409,
  /** Another run wrote of it at the same level meanwhile. */
  'reminder-runs.sent': 409,
} as const satisfies ErrorTable;
