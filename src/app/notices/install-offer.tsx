import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '#src/device/page.ts';
import { install, mayInstall, onInstallChange, refuseInstall } from '#src/device/install.ts';

/** Offers to keep the app on the device, once it may be installed and was visited often enough. */
export function InstallOffer() {
  const { t } = useTranslation('common');
  const offered = useSyncExternalStore(onInstallChange, mayInstall);
  const { title } = brand.use();
  if (!offered) return null;
  return (
    <aside className="notice install float row" aria-label={t('install.take')}>
      <p>{t('install.offer', { product: title })}</p>
      <button type="button" className="button primary" onClick={() => void install()}>
        {t('install.take')}
      </button>
      <button type="button" className="button" onClick={refuseInstall}>
        {t('install.later')}
      </button>
    </aside>
  );
}
