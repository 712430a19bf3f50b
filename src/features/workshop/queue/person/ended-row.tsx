import { arrowUndoOutline } from 'ionicons/icons';
import { useTranslation } from 'react-i18next';
import type { QueuePerson } from '#contract/workshop/queue.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Plate } from '#src/ui/plate.tsx';
import { nameOf } from '../lists/queue-lists.ts';

interface Props {
  person: QueuePerson;
  /** As high as what was there before: the next row does not come under the finger. */
  height: number;
  onUndo: () => Promise<void>;
}

/** Somebody who was ended here a moment ago, where they stood, and the way back. */
export function EndedRow({ person, height, onUndo }: Props) {
  const { t } = useTranslation('queue');
  return (
    <li className="person ended muted" style={{ minHeight: height }}>
      <div className="person-line">
        <p className="person-head" role="status">
          <Plate plate={person.licenseplate} />
          <span>{t(person.no_show ? 'didNotCome' : 'done')}</span>
        </p>
        <button
          type="button"
          className="person-next sign"
          aria-label={`${t('undo')} ${nameOf(person)}`}
          onClick={() => void onUndo()}
        >
          <Icon icon={arrowUndoOutline} />
          <span>{t('undo')}</span>
        </button>
      </div>
    </li>
  );
}
