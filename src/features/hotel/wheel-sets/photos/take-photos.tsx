import { useLiveQuery } from 'dexie-react-hooks';
import { cameraOutline, trashOutline } from 'ionicons/icons';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WheelPhoto } from '#contract/hotel/wheel-sets/wheel-photos.ts';
import type { PhotoRow } from '#src/data/database.ts';
import { logProblem } from '#src/device/log.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Segments } from '#src/ui/input/segments.tsx';
import { dropPhoto, keepPhoto, photosIn } from './kept-photos.ts';
import { Picture } from '#src/ui/photo/picture.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import './photos.css';

interface Props {
  wheels: readonly WheelPhoto['wheel'][];
  /** Those that were taken, by their keys. */
  taken: readonly string[];
  onTake: (taken: readonly string[]) => void;
}

/** Takes photos of what is seen on wheels, with or without network; what was taken is shown, and can be given up. */
export function TakePhotos({ wheels, taken, onTake }: Props) {
  const { t } = useTranslation('wheel-sets');
  const siteId = useSiteId();
  const [wheel, setWheel] = useState<WheelPhoto['wheel']>('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<'noPicture' | 'notKept' | null>(null);
  const photos = useLiveQuery(() => photosIn(taken), [taken.join(' ')]) ?? [];
  // Others may be taken while one is made small.
  const now = useRef(taken);
  useEffect(() => {
    now.current = taken;
  });

  async function take(files: readonly File[]) {
    setBusy(true);
    setProblem(null);
    for (const file of files) {
      try {
        const key = await keepPhoto(siteId, file, wheel);
        if (key === null) setProblem('noPicture');
        else onTake((now.current = [...now.current, key]));
      } catch (cause) {
        logProblem('A photo was not kept', cause);
        setProblem('notKept');
      }
    }
    setBusy(false);
  }

  function remove(key: string) {
    onTake(taken.filter((one) => one !== key));
    dropPhoto(key).catch((cause: unknown) => logProblem('A photo was not given up', cause));
  }

  return (
    <div className="stack">
      <Segments
        label={t('photos.wheel')}
        labelled
        variant="chips"
        options={['' as const, ...wheels].map((value) => ({
          value,
          label: t(value ? `positions.${value}` : 'photos.whole'),
        }))}
        value={wheel}
        onChoose={setWheel}
      />
      <label className="button" aria-busy={busy}>
        {busy ? <span className="spinner" /> : <Icon icon={cameraOutline} />}
        <span>
          {busy ? t('photos.reading') : t(taken.length > 0 ? 'photos.more' : 'photos.take')}
        </span>
        <input
          type="file"
          accept="image/*"
          capture="environment"
          multiple
          className="visually-hidden"
          disabled={busy}
          onChange={({ target }) => {
            void take([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </label>
      <ErrorNote text={problem && t(`photos.${problem}`)} />
      {photos.length > 0 && (
        <ul className="tiles">
          {photos.map((photo) => (
            <li key={photo.key}>
              <Taken photo={photo} onRemove={() => remove(photo.key)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Taken({ photo, onRemove }: { photo: PhotoRow; onRemove: () => void }) {
  const { t } = useTranslation('wheel-sets');
  const name = t(photo.wheel ? `positions.${photo.wheel}` : 'photos.whole');
  return (
    <figure className="picture box">
      <Picture of={photo.small} alt={name} />
      <figcaption className="row nowrap apart">
        {name}
        <button
          type="button"
          className="sign"
          aria-label={`${t('photos.remove')}: ${name}`}
          onClick={onRemove}
        >
          <Icon icon={trashOutline} />
        </button>
      </figcaption>
    </figure>
  );
}
