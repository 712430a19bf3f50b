/** A voucher as it is handed over to a program for bookkeeping. */
export interface ExportedVoucher {
  /** `yyyy-MM-dd` */
  readonly day: string;
  /** Its own number and what it is of. */
  readonly text: string;
  readonly lines: readonly {
    readonly account: string;
    /** In minor units: above zero debit, below zero credit. */
    readonly amount: number;
    /** The code of its cost centre; '' where it has none. */
    readonly cost_centre: string;
  }[];
}

/** What a file of vouchers says besides them. */
export interface SieFile {
  readonly company: string;
  readonly org_number: string;
  /** The day that it is made on, `yyyy-MM-dd`. */
  readonly day: string;
  readonly accounts: readonly { readonly number: string; readonly name: string }[];
  readonly costCentres: readonly { readonly code: string; readonly name: string }[];
  readonly vouchers: readonly ExportedVoucher[];
  /** The word for cost centres in the language of who takes the file. */
  readonly costCentreWord: string;
}

/**
 * Vouchers as SIE 4I, for programs that import them: which number them, so their own numbers
 * stand in their texts. Lines end with CR LF; the file is written in code page 437 (`toCp437`).
 */
export function sieText({ vouchers, accounts, costCentres, ...file }: SieFile): string {
  const lines = [
    '#FLAGGA 0',
    '#PROGRAM "Wheelhouse" "1"',
    '#FORMAT PC8',
    `#GEN ${dayOf(file.day)}`,
    '#SIETYP 4',
    ...(file.org_number === '' ? [] : [`#ORGNR ${file.org_number.replaceAll(/[^0-9-]/g, '')}`]),
    `#FNAMN ${quoted(file.company)}`,
    ...accounts.map(({ number, name }) => `#KONTO ${number} ${quoted(name)}`),
    ...(costCentres.length > 0 ? [`#DIM 1 ${quoted(file.costCentreWord)}`] : []),
    ...costCentres.map(({ code, name }) => `#OBJEKT 1 ${quoted(code)} ${quoted(name)}`),
    ...vouchers.flatMap(({ day, text, lines: booked }) => [
      `#VER "" "" ${dayOf(day)} ${quoted(text)}`,
      '{',
      ...booked.map(
        ({ account, amount, cost_centre: centre }) =>
          `#TRANS ${account} {${centre === '' ? '' : `1 ${quoted(centre)}`}} ${amountText(amount)}`,
      ),
      '}',
    ]),
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

const dayOf = (day: string): string => day.replaceAll('-', '');

/** With a point and two decimals, whatever the language. */
function amountText(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

// No sign that ends a line or a text may stand in one.
const quoted = (text: string): string =>
  `"${text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')}"`;
