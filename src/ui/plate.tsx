import './plate.css';

/** A licence plate that looks like one; '-' when there is none. */
export function Plate({ plate }: { plate: string | null }) {
  if (plate === null) return <span className="plate none">-</span>;
  return <span className="plate">{plate}</span>;
}
