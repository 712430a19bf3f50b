import type { ErrorTable } from '../../kit/errors.ts';

export const bankErrors = {
  /** No file of a kind that is read here. */
  'bank.unknown': 422,
  /** The end of the file is not there, or a line of it. */
  'bank.cut': 422,
  /** A file that a bank made to be tried with. */
  'bank.test_file': 422,
  /** More or fewer lines or payments than the file says. */
  'bank.wrong_count': 422,
  /** The payments are together not what the file says. */
  'bank.wrong_sum': 422,
  /** A line (`line`, from 1) cannot be what the bank wrote. */
  'bank.wrong_line': 422,
  /** An entry (`entry`, from 1) of a file of ISO 20022 cannot be what the bank wrote. */
  'bank.wrong_entry': 422,
  /** Amounts of several currencies where the format has one. */
  'bank.mixed_currency': 422,
} as const satisfies ErrorTable;
