import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from '#contract/kit/row.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import type { ChosenPlace } from '../intake/find-place.ts';
import { PlacePart } from '../intake/place-part.tsx';
import { useHandling } from './use-handling.ts';

/** Where a set is put: the place that suits it, or another one. */
export function StoreSheet({ row, onClose }: { row: Row; onClose: () => void }) {
  const { t } = useTranslation('wheel-sets');
  const { busy, actionError, refused, handle } = useHandling(row);
  const [chosen, setChosen] = useState<ChosenPlace | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The next press, also by Enter; a keyboard that covers it goes away.
    if (chosen) button.current?.focus();
  }, [chosen]);
  const store = (override: readonly 'full'[]) =>
    chosen && void handle('store', { placeId: chosen.id, place: chosen.code, override }, onClose);
  return (
    <Dialog open title={t('store.title', { number: row['number'] })} onClose={onClose}>
      <PlacePart
        size={String(row['size'])}
        rearSize={String(row['rear_size'])}
        value={chosen}
        onChoose={setChosen}
      />
      <ErrorNote text={actionError.text} />
      <div className="actions end">
        {refused === 'wheel-sets.place_taken' && (
          <Button busy={busy} onClick={() => store(['full'])}>
            {t('store.override')}
          </Button>
        )}
        <Button
          ref={button}
          variant="primary"
          busy={busy}
          disabled={!chosen}
          onClick={() => store([])}
        >
          {chosen ? t('store.at', { place: chosen.code }) : t('handlings.store')}
        </Button>
      </div>
    </Dialog>
  );
}
