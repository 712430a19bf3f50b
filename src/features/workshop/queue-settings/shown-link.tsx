import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '#src/device/clipboard.ts';
import { Button } from '#src/ui/button.tsx';
import { QrCode } from '#src/ui/code/qr-code.tsx';

/** An address as code and text, to be taken along now: the server knows only its hash. */
export function ShownLink({ path, onDone }: { path: string; onDone: () => void }) {
  const { t } = useTranslation('queue-settings');
  const [copied, setCopied] = useState(false);
  const address = `${location.origin}${path}`;
  return (
    <div className="shown-link stack">
      <p>{t('links.once')}</p>
      <QrCode text={address} label={t('links.qr')} />
      <p className="code small">{address}</p>
      <div className="actions end">
        <Button onClick={() => void copyText(address).then(setCopied)}>
          <span role="status">{copied ? t('common:copied') : t('links.copy')}</span>
        </Button>
        <a className="button" href={address} target="_blank" rel="noreferrer">
          {t('links.open')}
        </a>
        <Button variant="primary" onClick={onDone}>
          {t('links.ready')}
        </Button>
      </div>
    </div>
  );
}
