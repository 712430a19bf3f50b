/** The only place on the server that asks what time it is; rules are given it. */
export function now(): Date {
  return new Date();
}
