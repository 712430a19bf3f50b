import type { ReactNode } from 'react';
import type { Tone } from '../status-chip.tsx';
import './car-tread.css';

/** A wheel of a car, or one that is kept for it. */
interface TreadWheel {
  /** Where it is on the car: `FL`, `RLI` inside of the rear left one, `SP` the spare. */
  readonly position: string;
  readonly name: string;
  /** Its least tread in tenths of a millimetre; null where it was not measured. */
  readonly depth: number | null;
  /** How that is read. */
  readonly text: ReactNode;
  readonly tone: Tone | null;
  /** What the depth means. */
  readonly verdict: ReactNode;
  /** What else is known of it. */
  readonly more?: ReactNode;
}

interface Props {
  label: string;
  wheels: readonly TreadWheel[];
  /** The least that the law lets a tyre be driven with, in tenths, and how that is read. */
  legal: { readonly depth: number; readonly text: string } | null;
}

/** A car's wheels as one looks down on it, its front upwards: how much tread each has left, in the colour of what it means, and where the law draws its line. */
export function CarTread({ label, wheels, legal }: Props) {
  return (
    <div className="car-tread">
      <ul className="tread-wheels" aria-label={label}>
        {wheels.map(({ position, name, text, tone, verdict, more }) => (
          <li
            key={position}
            className="tread-wheel judged card small"
            style={{ gridArea: places[position] && position }}
            data-tone={tone}
          >
            <h2 className="small">{name}</h2>
            <p className="tread-depth">{text}</p>
            {verdict}
            {more}
          </li>
        ))}
      </ul>
      <svg className="tread-car" viewBox="0 0 60 190" aria-hidden="true">
        <path d="M13 20 Q15 6 30 6 Q45 6 47 20 L49 160 Q48 182 30 183 Q12 182 11 160 Z" />
        <path
          className="tread-glass"
          d="M15 62 Q30 50 45 62 L42 80 Q30 76 18 80 Z M18 146 Q30 150 42 146 L44 160 Q30 168 16 160 Z"
        />
        {wheels.map((wheel) => (
          <Wheel key={wheel.position} wheel={wheel} legal={legal?.depth ?? null} />
        ))}
      </svg>
      {legal && <small className="tread-legal">{legal.text}</small>}
    </div>
  );
}

// Where wheels stand in the drawing; all are of one size.
const places: Readonly<Record<string, readonly [x: number, y: number]>> = {
  FL: [2, 24],
  FR: [45, 24],
  RL: [2, 126],
  RR: [45, 126],
  RLI: [15, 126],
  RRI: [32, 126],
  SP: [23.5, 98],
};
const [wide, high] = [13, 42];

/** What a new tyre has, in tenths: such a wheel is filled whole. */
const whole = 80;

/** A wheel, filled as far as its tread goes. */
function Wheel({ wheel, legal }: { wheel: TreadWheel; legal: number | null }) {
  const { position, depth, tone } = wheel;
  const place = places[position];
  if (!place) return null;
  const [x, y] = place;
  const heightOf = (tenths: number) => high * Math.min(1, tenths / whole);
  const line = legal === null ? null : y + high - heightOf(legal);
  return (
    <g data-tone={tone}>
      <rect className="tread-tyre" x={x} y={y} width={wide} height={high} rx="3" />
      {depth !== null && (
        <rect
          className="tread-left"
          x={x + 1.5}
          y={y + high - heightOf(depth)}
          width={wide - 3}
          height={heightOf(depth)}
          rx="1.5"
        />
      )}
      {line !== null && (
        <line className="tread-law" x1={x - 2} x2={x + wide + 2} y1={line} y2={line} />
      )}
    </g>
  );
}
