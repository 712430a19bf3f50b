import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  tyreMarks,
  wheelPositions,
  type GrooveField,
  type WheelPosition,
} from '#contract/workshop/tread-depth/readings.ts';
import { hasGrown, leastOf } from '#contract/workshop/tread-depth-rules.ts';
import { toneOfVerdict } from '#src/crud/values/tone-of-verdict.ts';
import { VerdictChip } from '../report/verdict-chip.tsx';
import { useDepthText } from '../report/use-depth-text.ts';
import { NumberPad } from './number-pad.tsx';
import {
  firstLeft,
  grooveOrder,
  press,
  wheelOf,
  type PadKey,
  type PadState,
  type Way,
} from './pad-rules.ts';
import type { ReadingDraft } from './reading-draft.ts';
import { useDepthKeys } from './use-depth-keys.ts';
import { useJudge } from './use-judge.ts';

interface Props {
  draft: ReadingDraft;
  /** It is not there yet: whoever was called away goes on where they were. */
  isNew: boolean;
  way: Way;
  /** The least depths of the reading before; null where nothing is known. */
  before: Readonly<Record<WheelPosition, number | null>> | null;
  fieldError: string | undefined;
  onChange: (part: Partial<ReadingDraft>) => void;
}

/** Four wheels with their grooves, and the pad that fills them in one after the other. */
export function GrooveGrid({ draft, isNew, way, before, fieldError, onChange }: Props) {
  const { t } = useTranslation('tread-depth');
  const depthText = useDepthText();
  const judged = useJudge(draft.season, draft.read_on);
  const grooves = grooveOrder(way);
  const [wanted, setWanted] = useState(isNew ? () => firstLeft(draft, grooves) : grooves[0]!);
  const [typed, setTyped] = useState('');
  const at = grooves.includes(wanted) ? wanted : grooves[0]!;
  const wheel = wheelOf(at);
  const marks = draft[`${wheel}_marks`];

  const state: PadState = { at, typed, depths: draft };

  function goTo(next: PadState) {
    const touched = grooves.filter((groove) => next.depths[groove] !== draft[groove]);
    if (touched.length > 0) {
      onChange(Object.fromEntries(touched.map((groove) => [groove, next.depths[groove] ?? null])));
    }
    setTyped(next.typed);
    setWanted(next.at);
    focusOn(next.at);
  }
  const type = (key: PadKey) => goTo(press(state, key, grooves));
  const onKeyDown = useDepthKeys({ state, onKey: type, onBack: goTo });

  return (
    <div className="groove-entry grid with-side">
      <div className="groove-wheels halves">
        {wheelPositions.map((position) => {
          const depths = grooves
            .filter((groove) => wheelOf(groove) === position)
            .flatMap((groove) => draft[groove] ?? []);
          const least = leastOf(depths);
          const last = before?.[position] ?? null;
          const verdict = judged(least);
          const grown = last !== null && least !== null && hasGrown(last, least);
          return (
            <fieldset
              key={position}
              className="groove-wheel judged box"
              data-current={position === wheel || undefined}
              data-tone={verdict && toneOfVerdict[verdict]}
            >
              <legend>{t(`wheels.${position}`)}</legend>
              {/* Right wheels are looked at from the other side: outside stays outside. */}
              <div
                className="grooves row nowrap"
                role="toolbar"
                tabIndex={-1}
                aria-label={t(`wheels.${position}`)}
                data-side={position[1]}
                onKeyDown={onKeyDown}
              >
                {grooves
                  .filter((groove) => wheelOf(groove) === position)
                  .map((groove) => (
                    <button
                      key={groove}
                      type="button"
                      id={`groove-${groove}`}
                      className="groove depth-entry entry"
                      aria-pressed={groove === at}
                      aria-label={`${t(`tread-readings.fields.${groove}`)}: ${
                        draft[groove] === null ? t('notMeasured') : depthText(draft[groove])
                      }`}
                      tabIndex={groove === at ? 0 : -1}
                      onClick={() => {
                        setTyped('');
                        setWanted(groove);
                      }}
                    >
                      {draft[groove] === null ? '–' : depthText(draft[groove], false)}
                    </button>
                  ))}
              </div>
              {/* Its line is there from the start: what is said pushes nothing. */}
              <p className="groove-said" role="status">
                {verdict && !grown && <VerdictChip verdict={verdict} />}
                {grown && (
                  <span className="warned">
                    {'▲ '}
                    {t('edit.grown', { before: depthText(last, false) })}
                  </span>
                )}
              </p>
            </fieldset>
          );
        })}
      </div>
      <div className="groove-side stack">
        <p className="field-hint on-desktop">{t('edit.hint')}</p>
        {fieldError && (
          <p className="field-error" role="alert">
            {fieldError}
          </p>
        )}
        <NumberPad onKey={type} />
        <fieldset className="actions">
          <legend>{t('edit.seen', { wheel: t(`wheels.${wheel}`).toLocaleLowerCase() })}</legend>
          {tyreMarks.map((mark) => (
            <label key={mark} className="chip">
              <input
                type="checkbox"
                checked={marks.includes(mark)}
                onChange={({ target }) =>
                  onChange({
                    [`${wheel}_marks`]: target.checked
                      ? [...marks, mark]
                      : marks.filter((one) => one !== mark),
                  })
                }
              />
              <span>{t(`marks.${mark}`)}</span>
            </label>
          ))}
        </fieldset>
      </div>
    </div>
  );
}

function focusOn(groove: GrooveField): void {
  const button = document.getElementById(`groove-${groove}`);
  button?.focus({ preventScroll: true });
  button?.closest('.groove-wheel')?.scrollIntoView({ block: 'nearest' });
}
