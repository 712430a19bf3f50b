import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { VoucherPreview } from '#contract/accounting/vouchers/voucher-calls.ts';
import { useWordsThere } from '#src/crud/use-words-there.ts';
import { serverNow } from '#src/data/server-time.ts';
import { sayDay } from '#src/i18n/said-day.ts';
import { showDate } from '#src/i18n/time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { lackPath } from './lack-path.ts';
import { VoucherLines } from './voucher-lines.tsx';

/** The lines that a voucher will have, or what lacks for it and where that is said. */
export function PreviewedVoucher({ of }: { of: VoucherPreview }) {
  const hasWords = useWordsThere({ feature: 'vouchers' });
  return useWordsThere({ feature: 'ledger-accounts' }) && hasWords ? <Previewed of={of} /> : null;
}

function Previewed({ of: { day, lines, lack } }: { of: VoucherPreview }) {
  const { t, i18n } = useTranslation('vouchers');
  const siteId = useSiteId();
  if (lack) {
    const path = lackPath(lack);
    const what = t(`lacks.${lack.code}`, { ...lack.about });
    return (
      <div className="stack tight">
        <p>{t('preview.waits')}</p>
        <p>{path ? <Link to={sitePath(siteId, path)}>{what}</Link> : <span>{what}</span>}</p>
      </div>
    );
  }
  if (lines.length === 0) return <p>{t('preview.nothing')}</p>;
  return (
    <div className="stack tight">
      <p>{t('preview.day', { day: sayDay(day, showDate(serverNow()), i18n.language) })}</p>
      <VoucherLines lines={lines} />
    </div>
  );
}
