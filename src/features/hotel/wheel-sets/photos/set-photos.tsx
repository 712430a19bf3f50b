import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { wheelCalls } from '#contract/hotel/wheel-sets/wheels.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import type { Row } from '#contract/kit/row.ts';
import { actionErrorOf } from '#src/crud/action-error.ts';
import { useMayWrite } from '#src/crud/use-may-write.ts';
import { queryFor } from '#src/data/query.ts';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { showDate, showTime } from '#src/i18n/time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { showSnackbar } from '#src/ui/snackbar.ts';
import { StatusChip } from '#src/ui/status-chip.tsx';
import { sendPhotos } from './kept-photos.ts';
import { Picture } from '#src/ui/photo/picture.tsx';
import { TakePhotos } from './take-photos.tsx';
import { usePhotos, usePicture, type ShownPhoto } from './use-photos.ts';
import './photos.css';

const PhotoViewer = lazyComponent(async () => (await import('./photo-viewer.tsx')).PhotoViewer);

interface Props {
  row: Row;
  /** Others can be taken here. */
  take?: boolean;
}

/** The photos of a set, small and to be opened; those that are not sent yet say so. */
export function SetPhotos({ row, take = false }: Props) {
  const { t } = useTranslation('wheel-sets');
  const { query, shown, archived } = usePhotos(row.id);
  const [open, setOpen] = useState<number | null>(null);
  const mayWrite = useMayWrite(wheelSets);
  return (
    <div className="stack">
      {shown.length === 0 && query.data && <p className="muted">{t('photos.none')}</p>}
      {shown.length > 0 && (
        <ul className="tiles" aria-label={t('photos.title')}>
          {shown.map((photo, at) => (
            <li key={photo.key}>
              <Thumbnail photo={photo} onOpen={() => setOpen(at)} />
            </li>
          ))}
        </ul>
      )}
      {archived.length > 0 && (
        <details>
          <summary>{t('photos.removed', { count: archived.length })}</summary>
          <ul className="stack tight">
            {archived.map((photo) => (
              <li key={photo.id} className="small">
                {t('photos.removedBecause', {
                  wheel: t(photo.wheel ? `positions.${photo.wheel}` : 'photos.whole'),
                  at: showDate(photo.taken_at),
                  reason: photo.archived?.reason,
                })}
              </li>
            ))}
          </ul>
        </details>
      )}
      {take && mayWrite && <TakeOfSet row={row} />}
      {open !== null && shown.length > 0 && (
        <PhotoViewer
          photos={shown}
          first={open}
          mayArchive={take && mayWrite}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}

function Thumbnail({ photo, onOpen }: { photo: ShownPhoto; onOpen: () => void }) {
  const { t } = useTranslation('wheel-sets');
  const picture = usePicture(photo, 'small');
  const wheel = t(photo.wheel ? `positions.${photo.wheel}` : 'photos.whole');
  const at = `${showDate(photo.at)} ${showTime(photo.at)}`;
  return (
    <button
      type="button"
      className="picture box"
      aria-label={t('photos.of', { wheel, at })}
      onClick={onOpen}
    >
      {picture ? <Picture of={picture} alt={wheel} /> : <span className="blank" />}
      <span className="stack flush">
        <b>{wheel}</b>
        <small>{at}</small>
        {photo.waiting && <StatusChip tone="warn">{t('photos.waiting')}</StatusChip>}
      </span>
    </button>
  );
}

const nothing: string[] = [];

function TakeOfSet({ row }: { row: Row }) {
  const siteId = useSiteId();
  const { data } = useQuery(queryFor(siteId, wheelCalls.wheels, { params: { id: row.id } }));
  const set = { id: row.id, called: String(row['licenseplate'] || row['number']) };
  return (
    <TakePhotos
      wheels={data?.data.wheels.map(({ position }) => position) ?? []}
      taken={nothing}
      onTake={(keys) =>
        void sendPhotos(siteId, keys, set).catch((cause: unknown) =>
          showSnackbar(actionErrorOf(cause).text),
        )
      }
    />
  );
}
