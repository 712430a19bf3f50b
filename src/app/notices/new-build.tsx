import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whenSent } from '#src/data/outbox/sending.ts';
import { takeNewBuild, watchBuild } from '#src/device/build-watch.ts';
import { useAttention } from '#src/navigation/unattended.ts';
import { hasUnsaved, useHasUnsaved } from '#src/navigation/unsaved.ts';

const remindAfter = 10_800_000;

/** Asks to change to a new build, and waits for the person: nobody is interrupted, and nothing typed is lost. A screen on a wall changes when it is quiet. */
export function NewBuild() {
  const { t } = useTranslation('common');
  const [ready, setReady] = useState(false);
  const [taking, setTaking] = useState(false);
  const unsaved = useHasUnsaved();
  const attention = useAttention();
  useEffect(() => watchBuild(() => setReady(true)), []);
  useEffect(() => {
    if (ready && attention === 'quiet') void takeNewBuild();
  }, [ready, attention]);
  if (!ready || attention !== 'attended') return null;

  async function take() {
    setTaking(true);
    await whenSent();
    if (!hasUnsaved()) await takeNewBuild();
    // Still here: something was begun meanwhile, or the server has gone.
    setTaking(false);
  }

  function later() {
    setReady(false);
    setTimeout(() => setReady(true), remindAfter);
  }

  return (
    <div className="notice float row" role="status">
      <p>{t(unsaved ? 'common:newBuild.unsaved' : 'common:newBuild.ready')}</p>
      {!unsaved && (
        <button
          type="button"
          className="button primary"
          disabled={taking}
          aria-busy={taking}
          onClick={() => void take()}
        >
          {t('newBuild.take')}
        </button>
      )}
      <button type="button" className="button" disabled={taking} onClick={later}>
        {t('newBuild.later')}
      </button>
    </div>
  );
}
