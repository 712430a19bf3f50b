import { chevronBackOutline, chevronForwardOutline } from 'ionicons/icons';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wheelPhotoCalls } from '#contract/hotel/wheel-sets/wheel-photos.ts';
import { text } from '#contract/kit/fields.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { queryClient, questionOf } from '#src/data/query.ts';
import { logProblem } from '#src/device/log.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { CloseButton } from '#src/ui/dialog/close-button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { Modal } from '#src/ui/dialog/modal.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Picture } from '#src/ui/photo/picture.tsx';
import { usePicture, type ShownPhoto } from './use-photos.ts';
import './photos.css';
import { Facts } from '#src/ui/layout/facts.tsx';

interface Props {
  photos: readonly ShownPhoto[];
  /** The one that is seen first, by its place. */
  first: number;
  mayArchive: boolean;
  onClose: () => void;
}

const fields = { reason: text(200, {}) };

/** Photos over the whole screen, one beside the other: a finger or an arrow goes on, and two fingers look closer. */
export function PhotoViewer({ photos, first, mayArchive, onClose }: Props) {
  const { t } = useTranslation('wheel-sets');
  const siteId = useSiteId();
  const track = useRef<HTMLUListElement>(null);
  const [seen, setSeen] = useState({ at: first, key: photos[first]?.key });
  const [archiving, setArchiving] = useState(false);
  const found = photos.findIndex(({ key }) => key === seen.key);
  const at = found >= 0 ? found : Math.min(seen.at, photos.length - 1);
  const photo = photos[at];
  const keys = photos.map(({ key }) => key).join(' ');

  function goTo(next: number, behavior: ScrollBehavior) {
    const { current } = track;
    current?.scrollTo({ left: next * current.clientWidth, behavior });
  }
  const stay = useEffectEvent(() => goTo(at, 'instant'));
  // What comes before the one that is seen does not push it away.
  useLayoutEffect(() => stay(), [keys]);
  useEffect(() => {
    const turn = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight' || key === 'ArrowLeft')
        goTo(at + (key === 'ArrowRight' ? 1 : -1), 'smooth');
    };
    if (archiving) return undefined;
    globalThis.addEventListener('keydown', turn);
    return () => globalThis.removeEventListener('keydown', turn);
  }, [at, archiving]);

  function archived() {
    setArchiving(false);
    queryClient
      .invalidateQueries({
        queryKey: questionOf(siteId, wheelPhotoCalls.photos, { params: { id: 0 } }).slice(0, 2),
      })
      .catch((cause: unknown) => logProblem('Photos were not read again', cause));
    onClose();
  }

  return (
    <Modal className="photo-viewer" aria-label={t('photos.title')} onClose={onClose}>
      <div className="photo-screen">
        <header className="row nowrap apart">
          <span role="status">
            {at + 1} / {photos.length}
          </span>
          {mayArchive && photo?.id != null && (
            <Button onClick={() => setArchiving(true)}>{t('photos.remove')}</Button>
          )}
          <CloseButton onClose={onClose} />
        </header>
        <ul
          ref={track}
          className="photo-track"
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
            const next = Math.round(scrollLeft / clientWidth);
            setSeen({ at: next, key: photos[next]?.key });
          }}
        >
          {photos.map((one, nth) => (
            <li key={one.key}>{Math.abs(nth - at) < 2 && <Large photo={one} />}</li>
          ))}
        </ul>
        {photos.length > 1 && (
          <nav className="actions center">
            <button
              type="button"
              className="sign"
              aria-label={t('photos.before')}
              disabled={at === 0}
              onClick={() => goTo(at - 1, 'smooth')}
            >
              <Icon icon={chevronBackOutline} />
            </button>
            <button
              type="button"
              className="sign"
              aria-label={t('photos.next')}
              disabled={at >= photos.length - 1}
              onClick={() => goTo(at + 1, 'smooth')}
            >
              <Icon icon={chevronForwardOutline} />
            </button>
          </nav>
        )}
        <Dialog
          open={archiving}
          title={t('photos.archive.title')}
          onClose={() => setArchiving(false)}
        >
          <p>{t('photos.archive.text')}</p>
          <CallForm
            call={wheelPhotoCalls.archivePhoto}
            params={{ id: photo?.id ?? 0 }}
            about={photo?.key ?? ''}
            words="wheel-sets:photos.archive"
            fields={fields}
            body={({ reason }) => ({ reason: reason.trim() })}
            ready={({ reason }) => reason.trim() !== ''}
            submit={t('photos.archive.do')}
            variant="danger"
            onDone={archived}
            onCancel={() => setArchiving(false)}
          />
        </Dialog>
      </div>
    </Modal>
  );
}

function Large({ photo }: { photo: ShownPhoto }) {
  const { t } = useTranslation('wheel-sets');
  const picture = usePicture(photo, 'whole');
  const wheel = t(photo.wheel ? `positions.${photo.wheel}` : 'photos.whole');
  const at = `${showDate(photo.at)} ${showTime(photo.at)}`;
  return (
    <figure>
      {picture ? (
        <Picture of={picture} alt={t('photos.of', { wheel, at })} />
      ) : (
        <p>{picture === null ? t('photos.gone') : <span className="spinner" />}</p>
      )}
      <figcaption>
        <b>{wheel}</b> <Facts of={[at, photo.by]} />
      </figcaption>
    </figure>
  );
}
