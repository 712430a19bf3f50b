// Answered before anything is looked at, or only for now.
const undecided = [401, 403, 408, 425, 429];

/** Whether an HTTP status says that what was asked was not done, and will not be: all others say nothing of that. */
export const isFinalError = (status: number): boolean =>
  status >= 400 && status < 500 && !undecided.includes(status);
