import { useTranslation } from 'react-i18next';
import { plateLikePlace, readCode } from '#contract/hotel/label-codes.ts';
import {
  canBeLetGo,
  gateProblem,
  reasonsAt,
  type CarAndSet,
} from '#contract/hotel/wheel-sets/gate-rules.ts';
import type { GateReason } from '#contract/hotel/wheel-sets/wheel-set-rules.ts';
import { plateKey } from '#contract/kit/rules/plate-rules.ts';
import { signal } from '#src/device/chime.ts';
import { useScan } from '#src/device/scan/use-scan.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { Segments } from '#src/ui/input/segments.tsx';
import { TextField } from '#src/ui/input/text-field.tsx';

interface Props {
  readonly belongs: CarAndSet;
  readonly read: CarAndSet;
  readonly onRead: (read: CarAndSet) => void;
  /** Car and set were read by scanner, and belong together. */
  readonly onMatch?: (read: CarAndSet) => void;
  /** Why they leave on another car all the same, as far as it was said. */
  readonly because: GateReason | null;
  readonly onBecause: (because: GateReason | null) => void;
}

/** The gate: car and set, read or typed, each with whether it is the one. What is another stops whoever stands there, in red. */
export function GateFields({ belongs, read, onRead, onMatch, because, onBecause }: Props) {
  const { t } = useTranslation('wheel-sets');
  const may = useMay();
  const { plate, number } = belongs;
  // Another reading asks for another reason.
  const keep = (now: CarAndSet) => {
    onRead(now);
    if (because !== null) onBecause(null);
  };
  useScan((code) => {
    const next = withCode(read, code);
    if (!next) return false;
    const problem = gateProblem(belongs, next);
    signal(problem === null ? 'ok' : problem === 'not_read' ? 'step' : 'bad');
    keep(next);
    if (problem === null) onMatch?.(next);
    return undefined;
  });
  const problem = gateProblem(belongs, read);
  const fields = [
    { name: 'plate', label: t('swap.plateRead'), matches: plateKey(read.plate) === plate },
    { name: 'number', label: t('swap.numberRead'), matches: read.number.trim() === number },
  ] as const;
  const isStop = problem === 'other_car' || problem === 'other_set';
  return (
    <>
      <div className="grid">
        {fields
          .filter(({ name }) => name === 'number' || plate !== '')
          .map(({ name, label, matches }) => (
            <TextField
              key={name}
              label={label}
              hint={matches ? `✓ ${t('swap.matches')}` : undefined}
              className="code-input"
              {...(name === 'plate' && { 'data-scan': 'plate' })}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={read[name]}
              onChange={({ target }) => keep({ ...read, [name]: target.value.toUpperCase() })}
            />
          ))}
      </div>
      <div role="alert">
        {isStop && (
          <div className="gate-stop stack tight center t20">
            <strong>
              <span aria-hidden="true">{'✕'}</span> {t('gate.stop')}
            </strong>
            <span>
              {problem === 'other_car'
                ? t('gate.otherCar', { plate: plateKey(read.plate) })
                : t('gate.otherSet', { number: read.number.trim() })}
            </span>
            <span>
              {plate ? t('gate.belongs', { number, plate }) : t('gate.ofNone', { number })}
            </span>
          </div>
        )}
      </div>
      {may('hotel.other_car') && canBeLetGo(belongs, read) && (
        <section className="section">
          <h3>{t('gate.letGo')}</h3>
          <p>{t('gate.letGoText')}</p>
          <Segments
            label={t('gate.letGo')}
            variant="chips"
            options={reasonsAt(read).map((value) => ({ value, label: t(`gate.reasons.${value}`) }))}
            value={because}
            onChoose={onBecause}
          />
        </section>
      )}
    </>
  );
}

function withCode(read: CarAndSet, text: string): CarAndSet | null {
  // No place is meant here.
  const code = readCode(plateLikePlace(text) ?? text);
  if (code.kind === 'plate') return { ...read, plate: code.plate };
  if (code.kind === 'set' || code.kind === 'wheel') return { ...read, number: code.set };
  return null;
}
