import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { customers } from '#contract/customers.ts';
import { accountManagers, keyAccountCalls } from '#contract/key-accounts.ts';
import type { Row } from '#contract/kit/resource.ts';
import { readAnew } from '#src/crud/read-anew.ts';
import { useAction } from '#src/crud/use-action.ts';
import { titleOf } from '#src/crud/values/title-of.ts';
import { ReferenceInput } from '#src/crud/widgets/reference-input.tsx';
import { showAlert } from '#src/data/alerts.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/input/field.tsx';
import { SaveBar } from '#src/ui/save-bar.tsx';

/** All customers of a manager get another one. */
export function HandOver({ row }: { row: Row }) {
  const { t } = useTranslation('key-accounts');
  const siteId = useSiteId();
  const [to, choose] = useState<Row | null>(null);
  const { busy, refusal, run } = useAction();
  const count = Number(row['customers'] ?? 0);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void run(async (write) => {
      const asked = { params: { id: row.id }, body: { to_id: to?.id ?? null } };
      const { data } = await write(keyAccountCalls.handOver, asked, { siteId });
      readAnew(siteId, customers);
      readAnew(siteId, accountManagers);
      choose(null);
      showAlert({
        type: 'success',
        content: t('handOver.done', { count: data.customers }),
      });
    });
  }

  return (
    <form className="section" onSubmit={submit} noValidate>
      <h2>{t('handOver.title')}</h2>
      {count === 0 ? (
        <p>{t('handOver.none')}</p>
      ) : (
        <>
          <p>{t('handOver.lead', { count })}</p>
          <div className="grid">
            <Field
              label={t('handOver.to')}
              hint={t('handOver.toNobody')}
              fault={refusal.fields['to_id']}
            >
              {(control) => (
                <ReferenceInput
                  control={control}
                  of={accountManagers}
                  value={to?.id ?? null}
                  shown={to ? titleOf(accountManagers, to) : ''}
                  onChoose={choose}
                />
              )}
            </Field>
          </div>
          <SaveBar text={refusal.text} faults={refusal.fields}>
            {/* To leave them to nobody is hardly ever meant: it must not look like what comes next. */}
            <Button type="submit" {...(to && { look: 'primary' })} busy={busy}>
              {t(to ? 'key-accounts:handOver.do' : 'key-accounts:handOver.doNobody')}
            </Button>
          </SaveBar>
        </>
      )}
    </form>
  );
}
