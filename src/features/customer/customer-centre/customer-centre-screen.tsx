import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { AllCustomers } from './all-customers.tsx';
import '#src/crud/list/list.css';
import '#src/crud/record/record.css';
import './customer-centre.css';

/** The customers of all sites together: who comes where, and who is blocked. */
export default function CustomerCentreScreen() {
  const { t } = useTranslation('customer-centre');
  const siteId = useSiteId();
  return (
    <div className="page">
      <header className="row apart">
        <h1>{t('title')}</h1>
        <Link className="button" to={sitePath(siteId, 'customers/duplicates')}>
          {t('duplicates')}
        </Link>
      </header>
      <p>{t('lead')}</p>
      <AllCustomers />
    </div>
  );
}
