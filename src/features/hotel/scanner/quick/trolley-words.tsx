import { useTranslation } from 'react-i18next';
import type { Scanning } from '#contract/hotel/scan/scanning.ts';

interface Props {
  now: Scanning;
  onTakeBack: () => void;
}

/** What is on the trolley, and what was just unloaded from it: that can be taken back at once. */
export function TrolleyWords({ now: { mode, sign, trolley }, onTakeBack }: Props) {
  const { t } = useTranslation('scanner');
  const sets = trolley?.sets ?? [];
  const isUnloaded = sign.kind === 'unloaded';
  if (mode !== 'trolley' || (sets.length === 0 && !isUnloaded)) return null;
  return (
    <>
      {sign.kind === 'trolley' && <p className="t24">{sign.one.plate}</p>}
      {isUnloaded && <p className="t24">{t('trolley.put', { count: sign.put })}</p>}
      {sets.length > 0 && <p className="t24">{t('trolley.on', { count: sets.length })}</p>}
      {isUnloaded && sign.put > 1 && (
        <div className="quick-answers">
          <button type="button" onClick={onTakeBack}>
            {t('trolley.takeBack', { count: sign.put })}
          </button>
        </div>
      )}
    </>
  );
}
