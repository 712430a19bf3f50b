import { useTranslation } from 'react-i18next';
import { shellCalls } from '#contract/platform/shell.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { useLoaded } from '#src/data/use-loaded.ts';
import { CloseButton } from '#src/ui/dialog/close-button.tsx';
import { useHiddenToday } from './hidden-today.ts';
import { unpaidNotice } from './unpaid-rules.ts';
import './unpaid-banner.css';

/** Warns that an invoice is unpaid and when access ends. A user who has seen it can hide it until tomorrow. */
export function UnpaidBanner({ siteId }: { siteId: SiteId }) {
  const { t } = useTranslation('common');
  const days = useLoaded(siteId, shellCalls.profile)?.data.profile.paymentExpiration;
  const { isHidden, hide } = useHiddenToday(`wheelhouse.unpaid.${siteId}`);
  const unpaid = unpaidNotice(days);
  if (!unpaid || isHidden) return null;
  return (
    <aside className={`unpaid row nowrap ${unpaid.key}`} role="status">
      <p className="rest">{t(`unpaid.${unpaid.key}`, { count: unpaid.count })}</p>
      <CloseButton label={t('unpaid.hide')} onClose={hide} />
    </aside>
  );
}
