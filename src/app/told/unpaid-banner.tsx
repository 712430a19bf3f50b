import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shellCalls } from '#contract/shell.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { useLoaded } from '#src/data/use-loaded.ts';
import { useServerNow } from '#src/data/use-server-now.ts';
import { keep, readKept } from '#src/device/storage.ts';
import { showDate } from '#src/i18n/time.ts';
import { CloseButton } from '#src/ui/close-button.tsx';
import { unpaidNotice } from './unpaid-rules.ts';
import './unpaid-banner.css';

const hourMs = 3_600_000;
const keyOf = (siteId: SiteId) => `wheelhouse.unpaid.${siteId}`;

/** Warns that an invoice is unpaid and when access ends. Whoever has seen it can hide it until tomorrow. */
export function UnpaidBanner({ siteId }: { siteId: SiteId }) {
  const { t } = useTranslation('common');
  const days = useLoaded(siteId, shellCalls.profile)?.data.profile.paymentExpiration;
  const today = showDate(useServerNow(hourMs));
  const [, setHidden] = useState('');
  const unpaid = unpaidNotice(days);
  if (!unpaid || readKept(keyOf(siteId)) === today) return null;
  return (
    <aside className={`unpaid ${unpaid.key}`} role="status">
      <p>{t(`unpaid.${unpaid.key}`, { count: unpaid.count })}</p>
      <CloseButton
        label={t('unpaid.hide')}
        onClose={() => {
          keep(keyOf(siteId), today);
          setHidden(siteId + today);
        }}
      />
    </aside>
  );
}
