/** A rule that both sides know says no; the message is its error code. */
export class RuleError extends Error {
  constructor(code: `${string}.${string}`) {
    super(code);
  }
}
