import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { takeNewBuild, watchBuild } from '#src/device/build-watch.ts';
import './new-build.css';

/** Asks to change to a new build, and waits for the person: nobody is interrupted. */
export function NewBuild() {
  const { t } = useTranslation('common');
  const [ready, setReady] = useState(false);
  useEffect(() => watchBuild(() => setReady(true)), []);
  if (!ready) return null;
  return (
    <div className="new-build" role="status">
      <p>{t('newBuild.ready')}</p>
      <button type="button" className="button primary" onClick={() => void takeNewBuild()}>
        {t('newBuild.take')}
      </button>
      <button type="button" className="button" onClick={() => setReady(false)}>
        {t('newBuild.later')}
      </button>
    </div>
  );
}
