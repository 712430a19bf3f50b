let batches = 0;
let sent = Promise.withResolvers<void>();
sent.resolve();

/** Whether this tab is sending what somebody did: the page is not loaded again meanwhile. */
export const isSending = (): boolean => batches > 0;

/** Resolves when nothing is being sent. */
export const whenSent = (): Promise<void> => sent.promise;

/** For the drainer: counts as sending until the work has settled, and gives its result. */
export async function whileSending<T>(work: Promise<T>): Promise<T> {
  if (batches === 0) sent = Promise.withResolvers();
  batches += 1;
  try {
    return await work;
  } finally {
    batches -= 1;
    if (batches === 0) sent.resolve();
  }
}
