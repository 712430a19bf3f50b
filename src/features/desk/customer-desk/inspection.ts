/** How long before its day an inspection is worth a word. */
const soonDays = 60;
const dayMs = 86_400_000;

/** How a car stands with its inspection: over its day, due soon, fine; null when nobody knows. `now` in ms. */
export function inspectionOf(due: string | null, now: number): 'over' | 'soon' | 'fine' | null {
  if (due === null) return null;
  // Valid to the end of its day.
  const left = Date.parse(due) + dayMs - now;
  if (left <= 0) return 'over';
  return left <= soonDays * dayMs ? 'soon' : 'fine';
}
