import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { VisitState } from '#contract/workshop/queue-screens.ts';
import { chime, shake } from '#src/device/chime.ts';
import { usePageTitle } from '#src/navigation/page-title.ts';
import { usePlaceWords } from '../use-place-words.ts';

/** Rings, shakes the phone and changes the title when the visitor is called, and again at each recall. */
export function useCalledAlert(state: VisitState | null): void {
  const { t } = useTranslation('queue-screens');
  const placeOf = usePlaceWords();
  const alertedFor = useRef<string | null>(null);
  const calledAt = state?.stage === 'called' ? state.calledAt : null;
  const title = state && calledAt ? t('visit.titleCalled', { target: placeOf(state) }) : null;
  usePageTitle(title);

  useEffect(() => {
    if (!calledAt || alertedFor.current === calledAt) return;
    alertedFor.current = calledAt;
    chime();
    shake();
  }, [calledAt]);
}
