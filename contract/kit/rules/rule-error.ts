/** A rule that both sides know says no; the message is its error code. */
export class RuleError extends Error {
  /** Put into the words' {{placeholders}}. */
  readonly values: Readonly<Record<string, string | number>>;
  constructor(code: `${string}.${string}`, values: Readonly<Record<string, string | number>> = {}) {
    super(code);
    this.values = values;
  }
}
