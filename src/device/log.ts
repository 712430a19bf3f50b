/** Logs what went wrong and could be lived with; nothing fails silently. `what` says it in words, `cause` is the error. */
export function logProblem(what: string, cause?: unknown): void {
  // oxlint-disable-next-line no-console -- the one place that writes to the console
  console.error(what, ...(cause === undefined ? [] : [cause]));
}
