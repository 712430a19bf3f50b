import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { MecaProSetUp } from '#contract/sales/meca-pro/meca-pro.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

/** What lacks before the catalogue can be asked; none where nothing does. */
export const lackingOf = ({ demo, address, customer_number: number, key }: MecaProSetUp) => [
  ...(address ? [] : (['address'] as const)),
  ...(number ? [] : (['customer_number'] as const)),
  ...(key || demo ? [] : (['key'] as const)),
];

/** Says that the catalogue is not set up, and what to do about it. */
export function NotSetUp({ setUp }: { setUp: MecaProSetUp }) {
  const { t } = useTranslation('meca-pro');
  const siteId = useSiteId();
  const mayChange = useMay()('orders.settings');
  return (
    <section className="callout stack" aria-label={t('notSetUp.title')}>
      <h2>{t('notSetUp.title')}</h2>
      <p>{t('notSetUp.lacking')}</p>
      <ul>
        {lackingOf(setUp).map((one) => (
          <li key={one}>{t(`notSetUp.${one}`)}</li>
        ))}
      </ul>
      {mayChange ? (
        <Link className="button" to={sitePath(siteId, 'settings/meca-pro')}>
          {t('notSetUp.settings')}
        </Link>
      ) : (
        <p>{t('notSetUp.ask')}</p>
      )}
    </section>
  );
}
