import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { agreementCars } from '#contract/customer/agreements.ts';
import { cars } from '#contract/car/cars.ts';
import type { Country } from '#contract/kit/rules/countries.ts';
import { pathOfOne } from '#src/crud/resource-paths.ts';
import { queryFor } from '#src/data/query.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Plate } from '#src/ui/plate.tsx';
import { useMayWrite } from '#src/crud/use-may-write.ts';
import type { LookedUp } from '../look-up/use-look-up.ts';

interface Props {
  plate: string;
  country: Country;
  found: LookedUp;
}

/** What we know of a plate ourselves: the car, whose it is, and its agreement; or the way to take it in. */
export function Known({ plate, country, found: { known, other } }: Props) {
  const { t } = useTranslation('cars');
  const siteId = useSiteId();
  const mayWrite = useMayWrite(cars);
  const agreed = useQuery(
    queryFor(siteId, agreementCars.calls.list, { query: { q: plate, per_page: 50 } }),
  );
  const agreement = agreed.data?.data.find(
    (one) => one.licenseplate === plate && one.country === country,
  );
  const to = (path: string) => sitePath(siteId, path);
  const query = new URLSearchParams({ licenseplate: plate, country });
  return (
    <section className="section">
      <h2>{t('plateInfo.known')}</h2>
      {known ? (
        <p className="row">
          <Plate plate={known.licenseplate} />
          <b>{[known.brand, known.model, known.year].filter(Boolean).join(' ')}</b>
          {known.customer_id === null ? (
            <span>{t('plateInfo.noOwner')}</span>
          ) : (
            <Link to={to(`${known.customer_id}/customer/show?car=${known.id}`)}>
              {known.shown['customer_id']}
            </Link>
          )}
          <Link to={to(pathOfOne('cars', known.id) ?? '')}>{t('plateInfo.openCar')}</Link>
        </p>
      ) : (
        <p>{t('plateInfo.unknown')}</p>
      )}
      {known && other && <p className="message">{t('plateInfo.otherCar')}</p>}
      {agreement && (
        <p className="row">
          {t('plateInfo.agreement')}{' '}
          <Link to={to(`customers/managed/${agreement.agreement_id}`)}>
            {agreement.shown['agreement_id']}
          </Link>
          {agreement.driver}
        </p>
      )}
      {!known && mayWrite && (
        <p className="row">
          <Link className="button" to={to(`N0/customer/new?plate=${encodeURIComponent(plate)}`)}>
            {t('plateInfo.newCustomer')}
          </Link>
          <Link className="button" to={to(`cars/new?${query}`)}>
            {t('plateInfo.newCar')}
          </Link>
        </p>
      )}
    </section>
  );
}
