import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { VisitState } from '#contract/workshop/queue-screens.ts';
import { keepAwake } from '#src/device/wake/wake-lock.ts';
import { usePlaceWords } from '../use-place-words.ts';
import { SoundButton } from '../sound-button.tsx';
import { WaitWords } from '../wait-words.tsx';

/** How a visit stands, in the words of its visitor. */
export function VisitStage({ state }: { state: VisitState }) {
  const { t } = useTranslation('queue-screens');
  const placeOf = usePlaceWords();
  if (state.stage === 'done') {
    return (
      <section className="visit-main stack center" role="status">
        <span className="visit-mark" aria-hidden="true">
          {'✓'}
        </span>
        <h1>{t('visit.thanks')}</h1>
        <p>{t('visit.done')}</p>
      </section>
    );
  }
  if (state.stage === 'called') {
    const place = placeOf(state);
    const longest = Math.max(...place.split(/\s+/).map((word) => word.length), 1);
    return (
      <section className="visit-main stack center" role="alert">
        <h1>{t('visit.called')}</h1>
        <p className="t24">{t('visit.goTo')}</p>
        <p className="visit-target" style={{ '--longest': longest } as CSSProperties}>
          {place}
        </p>
      </section>
    );
  }
  return (
    <section className="visit-main stack center">
      <h1>{t(`visit.waiting.${state.queue}`)}</h1>
      <div className="stack tight center t18" role="status">
        <p className="t20 strong">{state.place === 1 ? t('visit.next') : t('visit.place')}</p>
        {state.place !== null && <p className="visit-place">{state.place}</p>}
        <WaitWords minutes={state.minutes} />
      </div>
      <p className="muted">{t('visit.stay')}</p>
      <SoundButton onAllowed={() => void keepAwake()} />
    </section>
  );
}
