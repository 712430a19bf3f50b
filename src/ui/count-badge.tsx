// Specification §9: more than nine are not counted out.
const most = 9;

/** A small number beside a thing: nothing for none, 9+ for more than nine. What it counts is said by the thing's own name. */
export function CountBadge({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <span className="count-badge" aria-hidden="true">
      {count > most ? `${most}+` : count}
    </span>
  );
}
