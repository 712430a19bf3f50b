import type {
  JournalEvent,
  JournalTransaction,
} from '#contract/cash/cash-registers/journal/entries.ts';
import type { JournalReport } from '#contract/cash/cash-registers/journal/journal-calls.ts';

/** An event with its report, where it is one. */
export type SaftEvent = JournalEvent & { readonly report: JournalReport | null };

/** A register with its journal of a period. */
export interface SaftRegister {
  readonly number: string;
  readonly name: string;
  readonly site: string;
  /** Nothing of it was sold: it is a register for practice. */
  readonly is_practice: boolean;
  readonly events: readonly SaftEvent[];
  readonly transactions: readonly JournalTransaction[];
}

/** All that stands in a file of SAF-T Cash Register. Days `yyyy-MM-dd`. */
export interface RegisterFile {
  readonly company: {
    readonly name: string;
    readonly org_number: string;
    readonly vat_registered: boolean;
    readonly currency: string;
    readonly street: string;
    readonly zip: string;
    readonly city: string;
  };
  readonly from: string;
  readonly to: string;
  readonly day: string;
  readonly time: string;
  readonly version: string;
  /** Who asked for it; null where the server did. */
  readonly user_id: number | null;
  readonly vat_codes: readonly {
    readonly code: string;
    readonly name: string;
    readonly from: string;
  }[];
  /** Since when each is known. */
  readonly users: readonly {
    readonly id: number;
    readonly first_name: string;
    readonly last_name: string;
    readonly since: string;
  }[];
  readonly registers: readonly SaftRegister[];
}
