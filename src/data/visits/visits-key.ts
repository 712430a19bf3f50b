/** Where the device keeps what was opened last on it; it goes with all that was read. */
export const visitsKey = 'wheelhouse.opened';
