import { useTranslation } from 'react-i18next';
import { writtenMake } from '#contract/car/registry-rules.ts';
import { showDate } from '#src/i18n/time.ts';
import type { useLookUp } from './use-look-up.ts';

/** What the register of cars says of the plate. */
export function LookUpNote({ looking, failed, answer }: ReturnType<typeof useLookUp>) {
  const { t } = useTranslation('customer-desk');
  const car = answer?.car;
  const text = (): string | undefined => {
    if (looking) return t('new.looking');
    if (failed || answer?.outcome === 'unavailable') return t('new.noAnswer');
    if (answer?.outcome === 'unknown') return t('new.unknownCar');
    return answer ? undefined : t('new.plateFirst');
  };
  return (
    <p className="look-up muted" role="status">
      <span>{text()}</span>
      {car && !looking && (
        <>
          <b>{[writtenMake(car.make), car.model, car.year].filter(Boolean).join(' ')}</b>
          {car.inspection_due && (
            <span>{` ${t('new.until', { date: showDate(car.inspection_due) })}`}</span>
          )}
          {answer.demo && <em>{` · ${t('new.demo')}`}</em>}
        </>
      )}
    </p>
  );
}
