import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { KnownSet } from '#contract/hotel/scan/known.ts';
import type { Scanning } from '#contract/hotel/scan/scanning.ts';
import { reasonsAt } from '#contract/hotel/wheel-sets/gate-rules.ts';
import type { GateReason } from '#contract/hotel/wheel-sets/wheel-set-rules.ts';

/** At the gate: which wheels may leave for the car that stands there, and whose those are that may not. */
export function GateWords({ now: { plate, sign } }: { now: Scanning }) {
  const { t } = useTranslation('scanner');
  const named = (sets: readonly KnownSet[]) => sets.map(({ set }) => set).join(', ');
  if (sign.kind === 'found' && plate !== '')
    return <p className="t24">{t('gate.own', { sets: named(sign.sets) })}</p>;
  if (sign.kind !== 'mistake' || !sign.stop) return null;
  const { set, own } = sign.stop;
  // What it should be is not shown to whoever has still to read it.
  if (plate === '') return <p className="t24">{t('gate.readOrType')}</p>;
  return (
    <>
      <p className="t24">
        {set.plate
          ? t('gate.belongs', { set: set.set, plate: set.plate })
          : t('gate.ofNone', { set: set.set })}
      </p>
      {own.length > 0 && <p className="t24">{t('gate.has', { plate, sets: named(own) })}</p>}
    </>
  );
}

interface Stopped {
  plate: string;
  may: boolean;
  onType: () => void;
  onChoose: (because: GateReason) => void;
}

/** What can be done about wheels that were stopped: a plate that was not read is typed; who may lets them go, for a reason. */
export function AtStop({ plate, may, onType, onChoose }: Stopped) {
  const { t } = useTranslation('scanner');
  const [asking, setAsking] = useState(false);
  if (!asking) {
    return (
      <div className="quick-answers">
        {plate === '' && (
          <button type="button" onClick={onType}>
            {t('gate.type')}
          </button>
        )}
        {may && (
          <button type="button" onClick={() => setAsking(true)}>
            {t('gate.letGo')}
          </button>
        )}
      </div>
    );
  }
  return (
    <>
      <p className="t24">{plate ? t('gate.why', { plate }) : t('gate.whyUnread')}</p>
      <div className="quick-answers">
        {reasonsAt({ plate, number: '' }).map((reason) => (
          <button key={reason} type="button" onClick={() => onChoose(reason)}>
            {t(`gate.reasons.${reason}`)}
          </button>
        ))}
      </div>
    </>
  );
}
