import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Tabs } from '#src/ui/paging/tabs.tsx';
import { AllCustomers } from './all-customers.tsx';
import { DuplicatesTab } from './duplicates-tab.tsx';
import '#src/crud/list/list.css';
import '#src/crud/one/one.css';
import './customer-centre.css';

/** The customers of all sites together: who comes where, who stands there twice, who is blocked. */
export default function CustomerCentreScreen() {
  const { t } = useTranslation('customer-centre');
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'duplicates' ? 'duplicates' : 'customers';
  return (
    <div className="one-page customer-centre">
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      <Tabs
        label={t('title')}
        tabs={[
          { value: 'customers', label: t('tabs.customers') },
          { value: 'duplicates', label: t('tabs.duplicates') },
        ]}
        value={tab}
        onChoose={(chosen) =>
          setSearch(chosen === 'duplicates' ? { tab: chosen } : {}, { replace: true })
        }
      >
        {tab === 'customers' ? <AllCustomers /> : <DuplicatesTab />}
      </Tabs>
    </div>
  );
}
