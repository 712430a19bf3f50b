import { calendarOutline, timeOutline } from 'ionicons/icons';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '#src/data/server-time.ts';
import { loadChunk } from '#src/device/lost-chunk.ts';
import { showDate } from '#src/i18n/time.ts';
import { dayAfter, isDate, readDate, writeDate, type DateKind } from '#src/i18n/typed-date.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Field } from '#src/ui/input/field.tsx';
import { isTouch } from '#src/ui/touch/is-touch.ts';
import type { DateWheels } from './date-wheels.tsx';
import './date-field.css';

interface Props {
  label: string;
  hint?: string | undefined;
  fieldError?: string | undefined;
  kind?: DateKind;
  /** As it is kept: `2026-02-01`, `07:30`, `2026-02-01T07:30`; '' for none. */
  value: string;
  /** The first and the last day that the calendar offers. */
  min?: string | undefined;
  max?: string | undefined;
  required?: boolean;
  disabled?: boolean;
  /** Given the value as it is kept, '' for none; and what was typed while it is neither. */
  onChange: (value: string) => void;
}

const pickers = { date: 'date', time: 'time', datetime: 'datetime-local' } as const;

const loadWheels = () => loadChunk(async () => (await import('./date-wheels.tsx')).DateWheels);

/**
 * A day or a time, written as the profile has it everywhere and read as people write it; beside it
 * the device's own calendar or clock, for a finger wheels. Arrows go a day on or back, `t` or `i` is today.
 */
export function DateField({
  label,
  hint,
  fieldError,
  kind = 'date',
  value,
  onChange,
  ...props
}: Props) {
  const { t, i18n } = useTranslation('crud');
  // What is being typed is not tidied under one's hands.
  const [typed, setTyped] = useState<string | null>(null);
  const [inside, setInside] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const [Wheels, setWheels] = useState<typeof DateWheels | null>(null);
  const today = showDate(serverNow());
  const text = typed ?? writeDate(value, kind);
  const read = readDate(text, kind, { today, language: i18n.language });
  const isOdd = !inside && text.trim() !== '' && read === null;

  function take(next: string) {
    setTyped(next);
    onChange(
      next.trim() === '' ? '' : (readDate(next, kind, { today, language: i18n.language }) ?? next),
    );
  }
  function choose(next: string) {
    setTyped(null);
    onChange(next);
  }
  function openPicker() {
    const showOwn = () => picker.current?.showPicker();
    if (isTouch()) loadWheels().then((wheels) => setWheels(() => wheels), showOwn);
    else showOwn();
  }
  function onKeyDown(event: KeyboardEvent) {
    if ((event.key !== 'ArrowUp' && event.key !== 'ArrowDown') || kind !== 'date') return;
    event.preventDefault();
    choose(read === null ? today : dayAfter(read, event.key === 'ArrowUp' ? 1 : -1));
  }

  return (
    <>
      <Field
        label={label}
        hint={hint}
        fieldError={fieldError || (isOdd ? t(`date.odd.${kind}`) : undefined)}
      >
        {(control) => (
          <span className="inside">
            <input
              {...control}
              autoComplete="off"
              inputMode="numeric"
              spellCheck={false}
              placeholder={t(`date.as.${kind}`)}
              required={props.required}
              disabled={props.disabled}
              value={text}
              onFocus={() => setInside(true)}
              onBlur={() => {
                setInside(false);
                if (read !== null) setTyped(null);
              }}
              onKeyDown={onKeyDown}
              onChange={({ target }) => take(target.value)}
            />
            <input
              ref={picker}
              className="date-picker"
              type={pickers[kind]}
              aria-hidden="true"
              tabIndex={-1}
              min={props.min}
              max={props.max}
              value={isDate(value, kind) ? value : ''}
              onChange={({ target }) => choose(target.value)}
            />
            <button
              type="button"
              className="date-button"
              aria-label={
                kind === 'time' ? t('date.clock', { label }) : t('date.calendar', { label })
              }
              disabled={props.disabled}
              onClick={openPicker}
            >
              <Icon icon={kind === 'time' ? timeOutline : calendarOutline} />
            </button>
          </span>
        )}
      </Field>
      {Wheels && (
        <Wheels
          label={label}
          kind={kind}
          value={value}
          min={props.min}
          max={props.max}
          onChoose={choose}
          onClose={() => setWheels(null)}
        />
      )}
    </>
  );
}
