/** What was paid into, or taken back from, an account. */
export interface BankPayment {
  /** By which the bank knows it: the same one is never entered twice. Unique in the file; two equal payments on a day have two. */
  readonly key: string;
  /** When the bank entered it, `yyyy-MM-dd`. */
  readonly day: string;
  /** Minor units; below zero what is taken back. Never zero. */
  readonly amount: number;
  readonly currency: string;
  /** Ours, digits or IBAN as the file says. */
  readonly account: string;
  /** What it says that it pays, in its order; amount null where it does not say (signed as the payment's, minor units). Together they may be less than the payment. */
  readonly references: readonly PaidReference[];
  /** Who paid; '' for what is not said. */
  readonly payer: { readonly name: string; readonly account: string };
  /** What the payer wrote, lines joined by a blank. */
  readonly text: string;
}

/** A reference that a payment says it pays, and how much of it. */
export interface PaidReference {
  readonly reference: string;
  readonly amount: number | null;
}

/** A file of payments as a bank sends it. */
export interface BankFile {
  readonly format: 'ocr_giro' | 'bgmax' | 'camt053' | 'camt054';
  /** By which its sender numbers it, with the recipient; null where it has none. */
  readonly number: string | null;
  /** The agreements with the bank that its payments came by, where it names them. */
  readonly agreements?: readonly string[];
  readonly payments: readonly BankPayment[];
}
