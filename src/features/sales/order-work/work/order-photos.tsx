import { useQuery } from '@tanstack/react-query';
import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orderWorkCalls, type OrderAtWork } from '#contract/sales/order-work/order-work.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { useOutbox } from '#src/data/outbox/use-outbox.ts';
import type { OrderPhotoRow } from '#src/data/database.ts';
import { fetchFile } from '#src/data/download.ts';
import { questionOf } from '#src/data/query.ts';
import { Picture } from '#src/ui/photo/picture.tsx';
import { showDate, showTime } from '#src/i18n/time.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { showSnackbar } from '#src/ui/snackbar.ts';
import { StatusChip } from '#src/ui/status-chip.tsx';
import { removePhoto, waitingPhotos } from './do-work.ts';
import { takenAway } from './pending.ts';
import { TakePhoto } from './take-photo.tsx';

interface Props {
  siteId: string;
  view: OrderAtWork;
  mayWork: boolean;
}

/** A photo that is shown: kept by the server, or waiting on this device. */
interface Shown {
  /** Its intent. */
  readonly key: string;
  readonly id: number | null;
  readonly at: string;
  readonly what: string;
  readonly mayRemove: boolean;
  readonly waiting: OrderPhotoRow | null;
}

const none: OrderPhotoRow[] = [];

/** The photos of an order, with those that are not sent yet. */
export function OrderPhotos({ siteId, view, mayWork }: Props) {
  const { t } = useTranslation('order-work');
  const waiting = useLiveQuery(() => waitingPhotos(siteId, view.id), [siteId, view.id], none);
  const { rows } = useOutbox(siteId);
  const gone = takenAway(view.id, rows);
  const maySeeToAll = useMay()('orders.lead');
  const [open, setOpen] = useState<Shown | null>(null);
  const whatOf = (check: number | null) =>
    view.checks.find(({ id }) => id === check)?.title ?? t('photos.order');
  const all: Shown[] = [
    ...view.photos.map(({ id, intent, check_id, taken_at: at, mine }) => ({
      key: intent,
      id,
      mayRemove: mine || maySeeToAll,
      at,
      what: whatOf(check_id),
      waiting: null,
    })),
    ...waiting.map((row) => ({
      key: row.key,
      id: null,
      mayRemove: true,
      at: new Date(row.takenAt).toISOString(),
      what: whatOf(row.checkId),
      waiting: row,
    })),
  ].filter(({ key }) => !gone.has(key));
  function remove({ key }: Shown) {
    removePhoto(siteId, view, key, true);
    setOpen(null);
    const act = () => removePhoto(siteId, view, key, false);
    showSnackbar(t('photos.removed'), { action: { label: t('photos.takeBack'), act } });
  }
  if (all.length === 0 && !mayWork) return null;
  return (
    <section className="stack" aria-label={t('photos.title')}>
      <h2>{t('photos.title')}</h2>
      {all.length > 0 && (
        <ul className="tiles">
          {all.map((photo) => (
            <li key={photo.key}>
              <button
                type="button"
                className="picture box"
                aria-label={`${photo.what} ${showDate(photo.at)} ${showTime(photo.at)}`}
                onClick={() => setOpen(photo)}
              >
                <Shot siteId={siteId} photo={photo} size="small" />
                <span className="stack flush">
                  <small>{photo.what}</small>
                  {photo.waiting && <StatusChip tone="warn">{t('photos.waiting')}</StatusChip>}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {mayWork && <TakePhoto siteId={siteId} view={view} />}
      {open && (
        <Dialog open title={open.what} onClose={() => setOpen(null)}>
          <Shot siteId={siteId} photo={open} size="whole" />
          <p className="muted">{`${showDate(open.at)} ${showTime(open.at)}`}</p>
          {open.mayRemove && (
            <div className="actions end">
              <Button variant="danger" onClick={() => remove(open)}>
                {t('photos.remove')}
              </Button>
            </div>
          )}
        </Dialog>
      )}
    </section>
  );
}

interface ShotProps {
  siteId: string;
  photo: Shown;
  size: 'small' | 'whole';
}

function Shot({ siteId, photo: { id, what, waiting }, size }: ShotProps) {
  const { t } = useTranslation('order-work');
  const input = { params: { id: id ?? 0 }, query: { size } };
  const { data, isError } = useQuery({
    queryKey: questionOf(siteId, orderWorkCalls.photo, input),
    queryFn: async () => (await fetchFile(orderWorkCalls.photo, input, siteId)).content,
    enabled: id !== null,
    staleTime: Infinity,
  });
  const picture = waiting ? waiting[size] : data;
  if (picture) return <Picture of={picture} alt={what} />;
  return isError ? <p>{t('photos.gone')}</p> : <span className="blank" />;
}
