import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { bonusGroups } from '#contract/customer/bonus-groups/groups.ts';
import { customers } from '#contract/customer/customers.ts';
import type { Row } from '#contract/kit/resource.ts';
import { EmbeddedList } from '#src/crud/embedded/embedded-list.tsx';
import { readAnew } from '#src/crud/read-anew.ts';
import { useAction } from '#src/crud/use-action.ts';
import { useMayWrite } from '#src/crud/use-may-write.ts';
import { titleOf } from '#src/crud/values/title-of.ts';
import { ReferenceInput } from '#src/crud/widgets/reference-input.tsx';
import { showAlert } from '#src/data/alerts.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/input/field.tsx';

/** Who is in a group. */
export function MembersTab({ row }: { row: Row }) {
  const mayWrite = useMayWrite(bonusGroups) && row.archived_at === null;
  return (
    <div className="stack">
      <EmbeddedList
        resource={customers}
        field="bonus_group_id"
        owner={row}
        called={titleOf(bonusGroups, row)}
        card={['phone', 'city', 'number']}
      />
      {mayWrite && row['status'] !== 'closed' && <AddMember group={row} />}
    </div>
  );
}

function AddMember({ group }: { group: Row }) {
  const { t } = useTranslation('bonus-groups');
  const siteId = useSiteId();
  const [customer, choose] = useState<Row | null>(null);
  const { busy, actionError, run } = useAction();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!customer) return;
    void run(async (write) => {
      const body = { version: customer.version, bonus_group_id: group.id };
      await write(customers.calls.save, { params: { id: customer.id }, body }, { siteId });
      readAnew(siteId, customers);
      readAnew(siteId, bonusGroups);
      showAlert({
        type: 'success',
        content: t('members.added', { name: titleOf(customers, customer) }),
      });
      choose(null);
    });
  }

  return (
    <form className="section" onSubmit={submit} noValidate>
      <h2>{t('members.add')}</h2>
      <Field label={t('members.customer')} hint={t('members.hint')}>
        {(control) => (
          <ReferenceInput
            control={control}
            of={customers}
            value={customer?.id ?? null}
            shown={customer ? titleOf(customers, customer) : ''}
            onChoose={choose}
          />
        )}
      </Field>
      <div role="alert">
        {actionError.text && <p className="message bad">{actionError.text}</p>}
      </div>
      <div>
        <Button type="submit" variant="primary" busy={busy} disabled={!customer}>
          {t('members.save')}
        </Button>
      </div>
    </form>
  );
}
