/** A transaction of a file while it is read. */
export interface SaftTransaction {
  readonly nr: number;
  /** An element of it that ends: within which, its name and its text. */
  take(within: string, name: string, text: string): void;
  /** Whether its lines, its VAT and its payments come to what it says; one without lines says nothing of them. */
  addsUp(): boolean;
}

/** Begins to read a transaction. */
export function openTransaction(): SaftTransaction {
  const sums: Record<string, number> = {};
  const sum = (path: string): number => sums[path] ?? 0;
  let nr = 0;
  let lines = 0;
  let isInLine = false;
  return {
    get nr() {
      return nr;
    },
    take(within, name, text) {
      if (within === 'cashtransaction' && name === 'nr') nr = Number(text);
      if (name === 'ctLine') lines += 1;
      // The VAT of a line has the same names as that of the whole: only the whole's is added up.
      const isOfLine = name === 'vatAmnt' && isInLine;
      if (name === 'lineID') isInLine = true;
      if (name === 'ctLine') isInLine = false;
      if (isOfLine) return;
      const path = `${within}/${name}`;
      sums[path] = sum(path) + Math.round(Number(text) * 100);
    },
    addsUp() {
      if (lines === 0) return true;
      const gross = sum('cashtransaction/transAmntIn');
      const net = sum('cashtransaction/transAmntEx');
      return (
        sum('ctLine/lineAmntIn') === gross &&
        sum('ctLine/lineAmntEx') === net &&
        sum('vat/vatAmnt') === gross - net &&
        sum('payment/paidAmnt') === gross + sum('rounding/roundingAmnt')
      );
    },
  };
}
