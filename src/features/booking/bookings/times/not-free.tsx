import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { NotFree } from '#contract/booking/free-times.ts';
import { soonText } from '../look/when-text.ts';
import { Why } from './reasons.tsx';

interface Props {
  refused: NotFree;
  onChoose: (start: string) => void;
}

/** That a time was taken meanwhile, by what, and the next best that are free; the first has the focus. */
export function NotFreeAnyMore({ refused, onChoose }: Props) {
  const { t, i18n } = useTranslation('bookings');
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <div className="message warn stack tight" role="alert">
      <p>
        <b>{t('times.gone')}</b> <Why reasons={refused.reasons} named={refused} />
      </p>
      <div className="actions">
        {refused.next.map(({ start }, nth) => (
          <button
            key={start}
            ref={nth === 0 ? first : undefined}
            type="button"
            className="chip"
            onClick={() => onChoose(start)}
          >
            {soonText(start, i18n.language)}
          </button>
        ))}
      </div>
    </div>
  );
}
