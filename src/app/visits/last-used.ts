import type { Visit } from '#src/data/visits/visit-rules.ts';
import { holdValue } from '#src/device/held-value.ts';

/** What the person here opened last at the site that is open and may still open, without what is open now. `NoteVisits` keeps it. */
export const lastUsed = holdValue<readonly Visit[]>([]);
