import './status-chip.css';

/** How things stand: the colour says it, the shape says it again. */
export type Tone = 'ok' | 'info' | 'warn' | 'bad' | 'idle';

const shapes: Record<Tone, string> = { ok: '●', info: '◆', warn: '▲', bad: '■', idle: '○' };

interface Props {
  tone: Tone;
  /** A shape of its own, where two states have one colour. */
  shape?: string;
  children: string;
}

/** A state in one word, with colour and shape. */
export function StatusChip({ tone, shape = shapes[tone], children }: Props) {
  return (
    <span className={`status-chip ${tone}`}>
      <span aria-hidden="true">{shape}</span>
      {children}
    </span>
  );
}
