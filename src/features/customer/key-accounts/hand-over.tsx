import { useTranslation } from 'react-i18next';
import { customers } from '#contract/customer/customers.ts';
import { accountManagers, keyAccountCalls } from '#contract/customer/key-accounts.ts';
import { reference } from '#contract/kit/fields.ts';
import type { Row } from '#contract/kit/row.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { showAlert } from '#src/data/alerts.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

const fields = { to_id: reference(() => accountManagers, { hint: true }) };

/** All customers of a manager get another one. */
export function HandOver({ row }: { row: Row }) {
  const { t } = useTranslation('key-accounts');
  const siteId = useSiteId();
  const count = Number(row['customers'] ?? 0);
  return (
    <section className="section">
      <h2>{t('handOver.title')}</h2>
      {count === 0 && <p>{t('handOver.none')}</p>}
      {count > 0 && (
        <CallForm
          call={keyAccountCalls.handOver}
          params={{ id: row.id }}
          about={String(row.id)}
          words="key-accounts:handOver"
          fields={fields}
          ready={() => true}
          submit={({ to_id }) =>
            t(to_id ? 'key-accounts:handOver.do' : 'key-accounts:handOver.doNobody')
          }
          // To leave them to nobody is hardly ever meant: it must not look like what comes next.
          variant={({ to_id }) => (to_id ? 'primary' : 'plain')}
          onDone={({ data }) => {
            refetchResource(siteId, customers);
            refetchResource(siteId, accountManagers);
            showAlert({ type: 'success', content: t('handOver.done', { count: data.customers }) });
          }}
        >
          <p>{t('handOver.lead', { count })}</p>
        </CallForm>
      )}
    </section>
  );
}
