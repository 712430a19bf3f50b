import { useTranslation } from 'react-i18next';
import { Plate } from '#src/ui/plate.tsx';
import { StatusChip } from '#src/ui/status-chip.tsx';

interface Carried {
  readonly number: string;
  readonly licenseplate: string;
  readonly outcome: '' | 'received' | 'missing';
  /** What is said of it waits to be sent. */
  readonly unsent?: boolean;
}

const tones = { '': 'idle', received: 'ok', missing: 'bad' } as const;

/** The sets of a manifest, with what became of each once they have left. */
export function CarriedSets({ sets, left }: { sets: readonly Carried[]; left: boolean }) {
  const { t } = useTranslation('transfers');
  return (
    <ul className="rows">
      {sets.map(({ number, licenseplate, outcome, unsent }) => (
        <li key={number} className="row">
          <b>{number}</b>
          <Plate plate={licenseplate || null} />
          {left && (
            <StatusChip tone={tones[outcome]}>{t(`outcomes.${outcome || 'way'}`)}</StatusChip>
          )}
          {unsent && <small className="warned">{t('unsent')}</small>}
        </li>
      ))}
    </ul>
  );
}
