import { useTranslation } from 'react-i18next';
import { bonusGroups } from '#contract/customer/bonus-groups/groups.ts';
import { customers } from '#contract/customer/customers.ts';
import { reference } from '#contract/kit/fields.ts';
import type { Row } from '#contract/kit/row.ts';
import { CallForm } from '#src/crud/call-form.tsx';
import { EmbeddedList } from '#src/crud/embedded/embedded-list.tsx';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { useMayWrite } from '#src/crud/use-may-write.ts';
import { titleOf } from '#src/crud/values/title-of.ts';
import { showAlert } from '#src/data/alerts.ts';
import { send } from '#src/data/api.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

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

const fields = { customer: reference(() => customers, { hint: true }) };

function AddMember({ group }: { group: Row }) {
  const { t } = useTranslation('bonus-groups');
  const siteId = useSiteId();
  // A user who is in another group changes over, whatever was changed of them meanwhile.
  const versionOf = async (id: number) =>
    (await send(customers.calls.one, { params: { id } }, { siteId })).data.version;
  return (
    <section className="section">
      <h2>{t('members.add')}</h2>
      <CallForm
        call={customers.calls.save}
        params={({ customer }) => ({ id: Number(customer) })}
        about={String(group.id)}
        words="bonus-groups:members"
        fields={fields}
        body={async ({ customer }) => ({
          version: await versionOf(Number(customer)),
          bonus_group_id: group.id,
        })}
        ready={({ customer }) => customer !== null}
        submit={t('members.save')}
        onDone={({ data }) => {
          refetchResource(siteId, customers);
          refetchResource(siteId, bonusGroups);
          const name = titleOf(customers, data);
          showAlert({ type: 'success', content: t('members.added', { name }) });
        }}
      />
    </section>
  );
}
