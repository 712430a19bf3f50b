import { useTranslation } from 'react-i18next';
import type { Row } from '#contract/kit/row.ts';
import { CopyButton } from '#src/ui/state/copy-button.tsx';

/** Where customers book by a portal: opened once it is published, and to be copied. */
export function PortalLink({ row }: { row: Row }) {
  const { t } = useTranslation('booking-settings');
  const { slug, host, state } = row;
  if (state === 'draft') return <p className="muted">{t('portal.notOpen')}</p>;
  const address = `${location.origin}/book/${slug as string}`;
  return (
    <div className="stack tight">
      <code className="code">{host ? `https://${host as string}` : address}</code>
      <div className="actions">
        <a className="button" href={address} target="_blank" rel="noreferrer">
          {t('portal.open')}
        </a>
        <CopyButton text={host ? `https://${host as string}` : address} label={t('portal.copy')} />
      </div>
    </div>
  );
}
