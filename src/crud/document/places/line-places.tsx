import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';

interface Props {
  nth: number;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
}

/** What moves a line where there are no keys, and nothing is dragged. */
export function LinePlaces({ nth, isLast, onMove }: Props) {
  const { t } = useTranslation('crud');
  return (
    <>
      <Button
        data-move="up"
        aria-label={t('document.up', { nth })}
        disabled={nth === 1}
        onClick={() => onMove(-1)}
      >
        {'↑'}
      </Button>
      <Button
        data-move="down"
        aria-label={t('document.down', { nth })}
        disabled={isLast}
        onClick={() => onMove(1)}
      >
        {'↓'}
      </Button>
    </>
  );
}
