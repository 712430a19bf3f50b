// Our server names each answer; what stands between us and it does not.
const name = 'x-request-id';
let namesAll = true;

/** Learns from a good answer of the back end whether it names what it answers: one that is not ours may not. */
export function learnNames({ headers }: Response): void {
  namesAll = headers.has(name);
}

/** Whether an answer that says nothing may be the back end's: it is named, or nothing is here. */
export const isNamed = ({ headers }: Response): boolean => !namesAll || headers.has(name);

/** Whether an answer says that it is JSON. */
export const isJson = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('application/json') ?? false;
