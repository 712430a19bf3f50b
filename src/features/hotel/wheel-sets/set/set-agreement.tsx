import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { storageAgreements } from '#contract/hotel/storage-agreements/storage-agreements.ts';
import type { Row } from '#contract/kit/row.ts';
import { useMayWrite } from '#src/crud/use-may-write.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

const taken = ['licenseplate', 'car_id', 'customer_id'] as const;

/** The way to what is agreed about storing a set, or to making that. */
export function SetAgreement({ row }: { row: Row }) {
  const { t } = useTranslation('wheel-sets');
  const siteId = useSiteId();
  const mayMake = useMayWrite(storageAgreements);
  const id = row['agreement_id'] as number | null;
  if (id !== null) {
    return (
      <Link to={sitePath(siteId, `tyre-hotel/agreements/${id}`)}>
        {t('agreement.of', { number: row.shown['agreement_id'] })}
      </Link>
    );
  }
  if (!mayMake || row['state'] === 'discarded') return null;
  const known = taken.flatMap((name) => {
    const value = row[name] as string | number | null;
    return value ? [[name, String(value)]] : [];
  });
  return (
    <Link to={sitePath(siteId, `tyre-hotel/agreements/new?${new URLSearchParams(known)}`)}>
      {t('agreement.make')}
    </Link>
  );
}
