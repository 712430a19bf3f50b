import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tyreMarks } from '#contract/workshop/tread-depth/readings.ts';
import { leastOf } from '#contract/workshop/tread-depth-rules.ts';
import { wheelPlaces } from '#contract/hotel/label-codes.ts';
import { tyreSeasonOf } from '#contract/hotel/wheel-sets/wheel-set-rules.ts';
import { toneOfVerdict } from '#src/crud/values/tone-of-verdict.ts';
import { serverNow } from '#src/data/server-time.ts';
import { useDepthText, useJudge, VerdictChip } from '#src/features/workshop/tread-depth/exports.ts';
import { showDate } from '#src/i18n/time.ts';
import { Button } from '#src/ui/button.tsx';
import { Toggle } from '#src/ui/input/toggle.tsx';
import { TextField } from '#src/ui/input/text-field.tsx';
import { SelectField } from '#src/ui/input/select-field.tsx';
import { depthTyped, isWholeDepth } from './depth-rules.ts';
import { ToSellNote } from './to-sell-note.tsx';
import { copiedDown, depthsOf, faultsOf, type WheelDraft } from './wheel-draft.ts';
import './wheels.css';

interface Props {
  wheels: readonly WheelDraft[];
  season: string;
  /** Only what is measured. */
  brief?: boolean;
  onChange: (wheels: WheelDraft[]) => void;
}

/** The wheels of a set, each with what is entered of it. */
export function WheelGrid({ wheels, season, brief = false, onChange }: Props) {
  const { t } = useTranslation(['wheel-sets', 'tread-depth']);
  const today = showDate(serverNow());
  const judged = useJudge(tyreSeasonOf(season), today);
  const grid = useRef<HTMLDivElement>(null);
  const faults = faultsOf(wheels);

  const change = (at: number, part: Partial<WheelDraft>) =>
    onChange(wheels.map((wheel, nth) => (nth === at ? { ...wheel, ...part } : wheel)));
  function goOn(from: HTMLInputElement) {
    const all = [
      ...(grid.current?.querySelectorAll<HTMLInputElement>('.wheel-depths input') ?? []),
    ];
    const next = all[all.indexOf(from) + 1];
    next?.focus();
    next?.select();
  }

  return (
    <div className="stack">
      <div ref={grid} className="wheel-grid grid">
        {wheels.map((wheel, at) => {
          const { position } = wheel;
          const name = t(`positions.${position}`);
          const verdict = judged(leastOf(depthsOf(wheel)));
          const text = (field: 'brand' | 'pattern' | 'dot' | 'size' | 'sensor_id') => (
            <TextField
              label={t(`wheel.${field}`)}
              fieldError={
                field === 'dot' && faults[position]?.includes('dot') ? t('wheel.noDot') : undefined
              }
              autoComplete="off"
              spellCheck={false}
              inputMode={field === 'dot' ? 'numeric' : 'text'}
              maxLength={field === 'dot' || field === 'sensor_id' ? 20 : 40}
              value={wheel[field]}
              onChange={({ target }) => change(at, { [field]: target.value })}
            />
          );
          return (
            <fieldset
              key={position}
              className="judged card"
              data-tone={verdict && toneOfVerdict[verdict]}
            >
              <legend>{name}</legend>
              <div className="wheel-depths">
                {wheel.depths.map((depth, groove) => (
                  <DepthInput
                    // oxlint-disable-next-line react/no-array-index-key -- a groove is known by its place
                    key={groove}
                    label={t('wheel.depth', { wheel: name, groove: groove + 1 })}
                    depth={depth}
                    onWhole={goOn}
                    onChange={(typed) =>
                      change(at, {
                        depths: wheel.depths.map((one, nth) => (nth === groove ? typed : one)),
                      })
                    }
                  />
                ))}
              </div>
              {faults[position]?.includes('depth') ? (
                <p className="field-error" role="alert">
                  {t('wheel.noDepth')}
                </p>
              ) : (
                <VerdictChip verdict={verdict} />
              )}
              {!brief && (
                <>
                  <div className="halves">
                    {text('dot')}
                    {text('brand')}
                  </div>
                  <details>
                    <summary>{t('wheel.more')}</summary>
                    <div className="stack tight">
                      {text('pattern')}
                      <div className="halves">
                        {text('size')}
                        {text('sensor_id')}
                      </div>
                      <SelectField
                        label={t('wheel.mount_to')}
                        options={['' as const, ...wheelPlaces].map((value) => ({
                          value,
                          label: value ? t(`positions.${value}`) : t('wheel.same'),
                        }))}
                        value={wheel.mount_to}
                        onChoose={(next) => change(at, { mount_to: next })}
                      />
                      <Toggle
                        label={t('wheel.studded')}
                        on={wheel.studded}
                        onTurn={(studded) => change(at, { studded })}
                      />
                    </div>
                  </details>
                  <div className="actions" role="group" aria-label={`${name}: ${t('wheel.marks')}`}>
                    {tyreMarks.map((mark) => (
                      <label key={mark} className="chip">
                        <input
                          type="checkbox"
                          checked={wheel.marks.includes(mark)}
                          onChange={({ target }) =>
                            change(at, {
                              marks: target.checked
                                ? [...wheel.marks, mark]
                                : wheel.marks.filter((one) => one !== mark),
                            })
                          }
                        />
                        <span>{t(`tread-depth:marks.${mark}`)}</span>
                      </label>
                    ))}
                  </div>
                  {at === 0 && wheels.length > 1 && (
                    <Button onClick={() => onChange(copiedDown(wheels))}>{t('wheel.copy')}</Button>
                  )}
                </>
              )}
            </fieldset>
          );
        })}
      </div>
      <p className="field-hint">{t('wheel.hint')}</p>
      <ToSellNote
        wheels={wheels.map((wheel) => ({ ...wheel, depths: depthsOf(wheel) }))}
        judged={judged}
        today={today}
      />
    </div>
  );
}

interface DepthProps {
  label: string;
  depth: number | string | null;
  onWhole: (input: HTMLInputElement) => void;
  onChange: (depth: number | string | null) => void;
}

/** A groove: two digits are one depth, and the next one is on. */
function DepthInput({ label, depth, onWhole, onChange }: DepthProps) {
  const depthText = useDepthText();
  const [typed, setTyped] = useState<string | null>(null);
  const written = typeof depth === 'number' ? depthText(depth, false) : (depth ?? '');
  return (
    <input
      className="entry depth-entry"
      aria-label={label}
      aria-invalid={typeof depth === 'string' && typed === null}
      inputMode="decimal"
      autoComplete="off"
      maxLength={4}
      value={typed ?? written}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(depthTyped(target.value));
        if (isWholeDepth(target.value)) onWhole(target);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
