import { useTranslation } from 'react-i18next';
import type { CheckedIn } from '#contract/workshop/queue-screens.ts';
import { Button } from '#src/ui/button.tsx';
import { QrCode } from '#src/ui/code/qr-code.tsx';
import { WaitWords } from '../wait-words.tsx';

interface Props {
  checkedIn: CheckedIn;
  /** After so many ms it goes by itself. */
  forMs: number;
  onDone: () => void;
}

/** Somebody is in the queue: their place, and the way to their own page by phone. */
export function KioskWelcome({ checkedIn, forMs, onDone }: Props) {
  const { t } = useTranslation('queue-screens');
  const { place, minutes, path } = checkedIn;
  return (
    <section className="kiosk-welcome stack center">
      <div className="stack tight center t24" role="status">
        <h1>{t('kiosk.welcome')}</h1>
        {place === null ? (
          <p>{t('kiosk.known')}</p>
        ) : (
          <>
            <p>{t('kiosk.place')}</p>
            <p className="kiosk-place">{place}</p>
            <WaitWords minutes={minutes} />
          </>
        )}
      </div>
      <figure className="stack center">
        <QrCode text={`${location.origin}${path}`} label={t('kiosk.qr')} />
        <figcaption className="t24">{t('kiosk.follow')}</figcaption>
      </figure>
      <Button variant="primary" className="kiosk-submit" onClick={onDone} autoFocus>
        {t('kiosk.done')}
      </Button>
      <div className="kiosk-left" aria-hidden="true" style={{ animationDuration: `${forMs}ms` }} />
    </section>
  );
}
