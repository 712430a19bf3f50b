import type { CSSProperties } from 'react';
import type { Tone } from '../status-chip.tsx';
import './meter.css';

interface Props {
  /** What is measured; it stands above the bar. */
  label: string;
  value: number;
  /** What the whole bar is. */
  most: number;
  /** The value as it is read: `12 of 40`. */
  text: string;
  tone?: Tone;
}

/** How much of something is taken or done: a bar with its number, read as one. */
export function Meter({ label, value, most, text, tone = 'info' }: Props) {
  const part = most > 0 ? Math.min(1, Math.max(0, value / most)) : 0;
  return (
    <div className="meter" data-tone={tone}>
      <span>{label}</span>
      <b className="amount">{text}</b>
      <div
        className="meter-bar"
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuenow={Math.min(value, most)}
        aria-valuetext={text}
        style={{ '--part': part } as CSSProperties}
      />
    </div>
  );
}
