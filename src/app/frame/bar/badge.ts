// Specification §9.
const most = 9;

/** What a badge says of so many unread ones: nothing for none, `9+` above nine. */
export function badgeOf(count: number): string {
  if (count <= 0) return '';
  return count > most ? `${most}+` : String(count);
}
