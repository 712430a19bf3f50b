import type { ErrorTable } from '../../kit/errors.ts';

/** What a cash register refuses. */
export const cashErrors = {
  'cash-registers.closed': 409,
  'cash-registers.entered': 409,
  'cash-registers.open_day': 409,
  'cash-registers.count_float': 409,
  'cash-registers.float_counted': 409,
  'cash-registers.not_paid': 409,
  'cash-registers.more_than_left': 409,
  'cash-registers.not_in_register': 422,
  'cash-registers.no_such_line': 422,
  'cash-registers.no_coins': 422,
  'cash-registers.copied': 409,
  'cash-registers.nothing_since': 409,
  'cash-registers.explain': 422,
  'cash-registers.differs': 422,
  'cash-registers.no_drawer': 409,
  'cash-registers.no_seller': 409,
  'cash-registers.not_sure': 422,
  'cash-registers.used_for_practice': 409,
  'cash-registers.no_declaration': 409,
  'cash-registers.needs_control_unit': 409,
  'cash-registers.for_practice': 409,
  'cash-registers.not_done': 409,
  'cash-registers.sold': 409,
  'cash-registers.which': 409,
} as const satisfies ErrorTable;
